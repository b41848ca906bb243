#pragma once

#include "analysis/bearoff/one_sided.hpp"
#include "cli/options/command.hpp"

#include <span>
#include <string>

namespace gammonkit::cli {

/// How large a two-sided table is.
struct PointsAndCheckers {
    int points;
    int checkers;
};

struct BearoffOptions : VerbOptions {
    std::optional<int> one_sided = {};
    std::optional<PointsAndCheckers> two_sided = {};
    bearoff::OneSidedForm form = bearoff::OneSidedForm::compressed;
    bool no_gammons = false;
    bool cubeless = false;
    std::optional<int> hyper = {};
    std::optional<double> threshold = {};
    std::string own_table = {};

    void bind(OptionTable& table) override;
    /// Not the table that 'bearoff build' writes.
    [[nodiscard]] bool prints() const override { return !inputs.empty() && inputs.front() != "build"; }
};

/// `bearoff check FILE...`: says of each table what it is, and whether its MD5 sum is the one that GNU
/// Backgammon's manual gives. Fails if one is damaged or differs.
Result<ExitCode> check_tables(Session& session, std::span<const std::string> files);

}  // namespace gammonkit::cli
