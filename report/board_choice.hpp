#pragma once

#include "report/shared_options.hpp"

#include <functional>

namespace gammonkit {

/// Which decisions are meant.
using IsWanted = std::function<bool(const MatchReport& report, const DecisionError& judged)>;

/// Errors that are marked so, or worse.
[[nodiscard]] IsWanted errors_marked(SkillMark least);

/// Errors that cost so much normalized equity, or more; 0: all that cost anything.
[[nodiscard]] IsWanted errors_costing(double least);

/// Of which decisions a report shows boards: the same words mean the same in all of them.
struct BoardChoice {
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
    [[nodiscard]] bool show(const MatchReport& report, const DecisionError& judged) const;
    /// True for each `every`th turn.
    [[nodiscard]] bool reach(const ReportedTurn& turn) const;
};

/// Fails if these are more than `most` boards.
[[nodiscard]] Result<void> check_count(const BoardChoice& boards, const Reports& reports, std::size_t most);

/// What the option boards says.
[[nodiscard]] BoardChoice board_choice(const Options& options);

}  // namespace gammonkit
