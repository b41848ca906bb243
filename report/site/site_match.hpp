#pragma once

#include "analysis/met/named_tables.hpp"
#include "decisions/players/player_records.hpp"
#include "model/match.hpp"
#include "model/structure/game_plan.hpp"
#include "report/render/card/card.hpp"
#include "report/reports.hpp"
#include "report/study/planned_study.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// An error, as the page of who made it shows it.
struct SiteError {
    std::string id = {};      ///< See problem_id.
    double cost = 0;          ///< EMG.
    std::string words = {};   ///< "Ann 31: 8/5 6/5 ?? −0.123"
    std::string best = {};    ///< What would have been right; empty if not known.
    std::string place = {};   ///< "game 2, move 9"
    std::string anchor = {};  ///< Of the decision on the page of the match; empty where that has none.
    std::optional<StudyProblem> problem = {};  ///< With its board; of the costliest that have a mark.
};

/// How the score stood when a decision was made, seen by the player.
enum class ScoreGroup : std::uint8_t { ahead, even, behind, crawford, post_crawford, match_point, money };
inline constexpr std::size_t kScoreGroups = 7;
/// "ahead", "even", "behind", "Crawford game", "after Crawford", "double match point", "money": to be said in
/// the language of the page.
[[nodiscard]] std::string_view to_string(ScoreGroup group);
/// Of groups that overlap the rarer one: double match point is not "after Crawford".
[[nodiscard]] ScoreGroup group_of(const PerformanceAtScore& score);

/// What a site tells of a player beyond the record of a match.
struct SitePart {
    Performance checker = {};
    Performance cube = {};
    std::array<Performance, 4> by_phase = {};             ///< In the order of `Phase`.
    std::array<Performance, kGamePlans> by_plan = {};     ///< In the order of `GamePlan`.
    std::array<Performance, kPaces> by_pace = {};         ///< In the order of `Pace`.
    std::array<Performance, kScoreGroups> by_score = {};  ///< In the order of `ScoreGroup`.
    std::vector<SiteError> errors = {};                   ///< The costliest first.
    PlannedMatches planned = {};                          ///< His decisions, with the themes of these errors.
};

/// One match of a site. It holds all that is shown of the match.
struct SiteMatch {
    std::string kind = {};  ///< "7-point match".
    MatchRecord record = {};
    ByPlayer<std::string> names = {};  ///< For people: never empty.
    ByPlayer<SitePart> parts = {};
    std::string anchor = {};        ///< Of the match on its page, where that has several.
    std::optional<Card> card = {};  ///< Its most decisive moment.
};

/// How much a site tells of its matches.
struct SiteDepth {
    bool has_errors = false;  ///< There are pages of players, which show errors and more.
    bool has_anchors = true;  ///< The pages of matches have places to go to: they are of the format html.
};

/// All matches of an output. `choice` says what is marked, as in the report itself.
[[nodiscard]] std::vector<SiteMatch> site_matches(const Collection& collection, const KnownTables& tables,
                                                  const ReportChoice& choice, const SiteDepth& depth);

/// So many errors of a player, the costliest of all his matches, are shown with their boards;
inline constexpr std::size_t kShownErrors = 12;
/// and so many are asked.
inline constexpr std::size_t kAskedErrors = 24;

}  // namespace gammonkit
