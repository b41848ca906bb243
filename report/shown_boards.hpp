#pragma once

#include "report/match_report.hpp"
#include "report/shared_options.hpp"

#include <array>

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

inline constexpr std::array<std::string_view, 5> kShownBoards{"errors", "marked", "all", "none", "every=N"};
[[nodiscard]] constexpr OptionSpec boards_option(std::string_view usual)
{
    return {.name = "boards",
            .type = OptionSpec::Type::choice,
            .default_value = usual,
            .help = "which decisions get a board: bad errors, all that is marked or commented, all, none, or "
                    "those of "
                    "each Nth turn",
            .choices = kShownBoards};
}

/// What the option boards says.
[[nodiscard]] ShownBoards shown_boards(const Options& options);

}  // namespace gammonkit
