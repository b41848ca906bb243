#pragma once

#include "analysis/bearoff/distribution.hpp"
#include "analysis/bearoff/home_board.hpp"
#include "analysis/bearoff/one_sided.hpp"
#include "analysis/bearoff/table_bytes.hpp"
#include "model/position.hpp"

#include <optional>

namespace gammonkit::bearoff {

/// Answers how many rolls a side needs. Copies share the bytes; all questions may be asked by several
/// threads.
class OneSidedTable {
public:
    /// A file that `build_one_sided` or makebearoff wrote, in any form. Fails on anything else and on what is
    /// damaged in a way that shows in its lengths.
    [[nodiscard]] static Result<OneSidedTable> from(TableBytes bytes);

    [[nodiscard]] const OneSidedOptions& options() const { return options_; }
    [[nodiscard]] const Numbering& numbering() const { return numbering_; }

    /// The number of a side's position; nothing if a checker stands above the points of the table, or there
    /// are more than 15.
    [[nodiscard]] std::optional<int> number_of(const Side& side) const;

    /// How many rolls it takes to bear off.
    [[nodiscard]] Distribution rolls(int number) const { return part(number, 0); }

    /// How many rolls it takes to bear off the first of 15 checkers; 0 if it is off. Only from a table with
    /// gammons.
    [[nodiscard]] Distribution rolls_to_save_gammon(int number) const { return part(number, 1); }

    /// Mean and deviation of `rolls`. A table of means knows them better than it knows the distribution.
    [[nodiscard]] Moments moments(int number) const;

private:
    OneSidedTable(TableBytes bytes, const OneSidedOptions& options);

    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(numbering_.size()); }
    [[nodiscard]] std::size_t entry_size() const;
    [[nodiscard]] Result<void> check() const;
    [[nodiscard]] Result<void> check_index() const;
    [[nodiscard]] Distribution part(int number, std::size_t which) const;
    [[nodiscard]] Distribution compressed_part(const char* entry, std::size_t which) const;
    [[nodiscard]] Moments stored_moments(int number, std::size_t which) const;

    TableBytes bytes_;
    OneSidedOptions options_;
    Numbering numbering_;
    const char* entries_;  ///< One a position.
};

}  // namespace gammonkit::bearoff
