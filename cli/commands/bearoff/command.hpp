#pragma once

#include "cli/options/command.hpp"

#include "analysis/bearoff/one_sided.hpp"

namespace gammonkit::cli {

// The verb bearoff: the options of its own, and its row of the table of commands.

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

ExitCode run_bearoff(Session& session, const BearoffOptions& options);

inline constexpr std::string_view kBearoffWords[] = {"show", "build", "check"};

inline constexpr Command kBearoffCommand =
    with_options<BearoffOptions, run_bearoff>({.name = "bearoff",
                                               .group = VerbGroup::settings,
                                               .completes = Completes::nothing,
                                               .words = kBearoffWords,
                                               .print_forms = kPrintForms});

}  // namespace gammonkit::cli
