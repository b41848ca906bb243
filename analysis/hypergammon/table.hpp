#pragma once

#include "analysis/bearoff/table_bytes.hpp"
#include "analysis/bearoff/two_sided_table.hpp"
#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"
#include "analysis/hypergammon/numbering.hpp"
#include "analysis/hypergammon/record.hpp"

#include <array>
#include <memory>
#include <optional>

namespace gammonkit::hypergammon {

[[nodiscard]] Chances chances_of(const Record& record);
/// `jacoby`: with a centered cube gammons count only once it has been turned.
[[nodiscard]] bearoff::TwoSidedEquities equities_of(const Record& record, bool jacoby);

/// Knows every position of hypergammon with so many checkers. Copies share the bytes; all questions may be
/// asked by several threads.
class Table {
public:
    /// A file that `build_table` or makehyper wrote. Fails on anything else and on what is damaged in a way
    /// that shows in its length.
    [[nodiscard]] static Result<Table> from(bearoff::TableBytes bytes);

    [[nodiscard]] int checkers() const { return numbering_->checkers(); }
    [[nodiscard]] const Numbering& numbering() const { return *numbering_; }

    /// Nothing if the sides have another number of checkers.
    [[nodiscard]] std::optional<Record> record(const Board& board) const;

private:
    Table(bearoff::TableBytes bytes, int checkers)
        : bytes_(std::move(bytes)), numbering_(std::make_shared<const Numbering>(checkers))
    {
    }

    bearoff::TableBytes bytes_;
    std::shared_ptr<const Numbering> numbering_;
};

/// The file of a table in a folder of tables: "hyper3.bd". Empty if `folder` is.
[[nodiscard]] std::filesystem::path table_file(const std::filesystem::path& folder, int checkers);

/// The tables that are there: at most one for each number of checkers.
class Tables {
public:
    /// In place of one for as many checkers.
    void add(Table table);

    [[nodiscard]] bool has(int checkers) const;

    /// Nothing where there is no table for so many checkers, as for boards of backgammon.
    [[nodiscard]] std::optional<Record> record(const Board& board) const;

private:
    [[nodiscard]] const std::optional<Table>& of(int checkers) const;

    bool is_empty_ = true;
    std::array<std::optional<Table>, kMostCheckers> tables_;
};

/// Those that are in this folder. Fails if one is damaged.
[[nodiscard]] Result<Tables> tables_in(const std::filesystem::path& folder);

}  // namespace gammonkit::hypergammon
