#pragma once

#include "report/shared_options.hpp"

namespace gammonkit {

/// Of which decisions a report shows boards: the same words mean the same in all of them.
struct ShownBoards {
    enum class Which {
        none,
        errors,  ///< Marked as bad or very bad.
        marked,  ///< Marked in any way, or commented.
        every,   ///< What was done in each `every`th turn of a game, from the first one on.
        all      ///< All that was done, and all else that is analyzed.
    };
    Which which = Which::errors;
    int every = 1;

    /// A filter, where the report has one, takes the place of all but `none`.
    [[nodiscard]] bool show(const MatchReport& report, const JudgedDecision& judged) const;
    /// True for each `every`th turn.
    [[nodiscard]] bool reach(const ReportedTurn& turn) const;
};

/// Fails if these are more than `most` boards.
[[nodiscard]] Result<void> check_count(const ShownBoards& boards, const Reports& reports, std::size_t most);

/// What the option boards says.
[[nodiscard]] ShownBoards shown_boards(const Options& options);

}  // namespace gammonkit
