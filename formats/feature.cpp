#include "formats/feature.hpp"

#include "formats/analysis_details.hpp"
#include "formats/feature_counter.hpp"
#include "model/for_each_turn.hpp"
#include "model/match.hpp"
#include "model/replay.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

struct FeatureRow {
    std::string_view name;
    FeatureWords words;
};

/// Indexed by Feature.
constexpr std::array<FeatureRow, kFeatures> kRows{{
    {"matches", {"match", "matches"}},
    {"empty-matches", {"match without games", "matches without games"}},
    {"several-matches", {"further match", "further matches"}},
    {"several-games", {"further game", "further games"}},
    {"game-numbers",
     {"game number that the order does not tell", "game numbers that the order does not tell"}},
    {"positions", {"single position", "single positions"}},
    {"state-details", {"detail of a position", "details of positions"}},
    {"money", {"money session", "money sessions"}},
    {"match-scores", {"match score", "match scores"}},
    {"variants", {"variant of the game", "variants of the game"}},
    {"crawford-rule", {"statement of the Crawford rule", "statements of the Crawford rule"}},
    {"crawford-games",
     {"statement of the Crawford game against the scores",
      "statements of the Crawford game against the scores"}},
    {"jacoby-rule", {"statement of the Jacoby rule", "statements of the Jacoby rule"}},
    {"beaver-rules", {"statement about beavers", "statements about beavers"}},
    {"raccoon-rules",
     {"statement about raccoons or automatic doubles", "statements about raccoons or automatic doubles"}},
    {"no-cube", {"statement that no cube is used", "statements that no cube is used"}},
    {"cube-limit", {"cube limit", "cube limits"}},
    {"automatic-doubles", {"game with automatic doubles", "games with automatic doubles"}},
    {"cube-actions", {"cube action", "cube actions"}},
    {"beavers", {"beaver or raccoon", "beavers and raccoons"}},
    {"resignations", {"resignation", "resignations"}},
    {"refused-resignations", {"refused resignation", "refused resignations"}},
    {"open-resignations", {"unanswered resignation", "unanswered resignations"}},
    {"claimed-outcomes", {"outcome that the play does not show", "outcomes that the play does not show"}},
    {"unplayed-rolls", {"roll without a play", "rolls without a play"}},
    {"unreadable-plays", {"play that could not be read", "plays that could not be read"}},
    {"illegal-plays", {"illegal play", "illegal plays"}},
    {"set-positions", {"edited position", "edited positions"}},
    {"player-names", {"player name", "player names"}},
    {"ratings", {"rating", "ratings"}},
    {"event", {"event", "events"}},
    {"place", {"place", "places"}},
    {"date", {"date", "dates"}},
    {"time", {"time", "times"}},
    {"annotator", {"annotator", "annotators"}},
    {"match-comment", {"match comment", "match comments"}},
    {"turn-comments", {"comment on the play", "comments on the play"}},
    {"clock-times", {"clock time or video stamp", "clock times and video stamps"}},
    {"match-id", {"match number", "match numbers"}},
    {"moot-rules",
     {"statement of a rule that goes without saying", "statements of rules that go without saying"}},
    {"marks", {"skill or luck mark", "skill and luck marks"}},
    {"luck", {"luck value", "luck values"}},
    {"play-analysis", {"analyzed roll", "analyzed rolls"}},
    {"other-candidates",
     {"candidate besides the best and the one played", "candidates besides the best and the one played"}},
    {"cube-analysis", {"analyzed cube decision", "analyzed cube decisions"}},
    {"rollouts", {"rollout", "rollouts"}},
    {"analysis-levels", {"name of an analysis level", "names of an analysis level"}},
    {"analysis-depths", {"evaluation of unknown depth", "evaluations of unknown depth"}},
    {"analysis-sources",
     {"statement of the engine or table of an analysis", "statements of the engine or table of an analysis"}},
    {"analysis-settings", {"detail of how an analysis was made", "details of how analyses were made"}},
    {"analysis-details", {"further figure of an analysis", "further figures of analyses"}},
    {"variations", {"variation", "variations"}},
    {"extras", {"item that only another format knows", "items that only other formats know"}},
}};

/// Resignations of the main line with neither an answer behind them nor the end of the game.
std::size_t open_resignations(const std::vector<Turn>& turns)
{
    std::size_t open = 0;
    bool is_open = false;
    for (const Turn& turn : turns) {
        const bool resigns = std::holds_alternative<Resign>(turn.action);
        const bool answers = std::holds_alternative<AcceptResignation>(turn.action) ||
                             std::holds_alternative<RefuseResignation>(turn.action);
        if (resigns && is_open) ++open;
        if (resigns || answers) is_open = resigns;
    }
    return open + (is_open ? 1 : 0);
}

/// Games that are said to be the Crawford game, or not to be it, where the scores tell otherwise.
std::size_t crawford_statements(const Match& match)
{
    std::size_t statements = 0;
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        const bool by_score = is_crawford_by_score(match, i);
        if (match.games[i].crawford.value_or(by_score) != by_score) ++statements;
    }
    return statements;
}

/// Games that are not numbered as they stand.
std::size_t odd_numbers(const Match& match)
{
    std::size_t odd = 0;
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        if (match.games[i].number != static_cast<int>(i) + 1) ++odd;
    }
    return odd;
}

bool has_unknown_depth(const Assessment& assessment)
{
    return !assessment.context && !assessment.rollout && assessment.level.empty();
}

/// Counts what a collection holds, part by part.
class CensusCounter : public FeatureCounter {
public:
    explicit CensusCounter(std::string_view own) : own_(own) {}

    void add(const Collection& collection)
    {
        if (collection.matches.size() > 1) count(Feature::several_matches, collection.matches.size() - 1);
        for (const Match& match : collection.matches)
            add(match);
        for (const PositionRecord& record : collection.positions)
            add(record);
    }

private:
    void add(const Extras& extras)
    {
        const auto foreign = std::count_if(extras.begin(), extras.end(), [this](const Extra& extra) {
            const std::string_view key = extra.key;
            return own_.empty() || !key.starts_with(own_) || key.substr(own_.size(), 1) != ":";
        });
        count(Feature::extras, static_cast<std::size_t>(foreign));
    }

    void add(const Match& match)
    {
        count(Feature::matches, 1);
        source_ = match.source;
        count_if(Feature::empty_matches, match.games.empty());
        if (match.games.size() > 1) count(Feature::several_games, match.games.size() - 1);
        add(match.rules);
        add(match.players);
        count_if(Feature::event, !match.event.empty() || !match.round.empty());
        count_if(Feature::place, !match.place.empty());
        count_if(Feature::date, match.date.has_value());
        count_if(Feature::time, !match.time.empty());
        count_if(Feature::annotator, !match.annotator.empty());
        count_if(Feature::match_comment, !match.comment.empty());
        count_if(Feature::match_id, !match.match_id.empty());
        add(match.extras);
        for (const Game& game : match.games)
            add(game);
        count(Feature::crawford_games, crawford_statements(match));
        count(Feature::game_numbers, odd_numbers(match));
    }

    void add(const Rules& rules)
    {
        count_if(rules.is_money() ? Feature::money : Feature::match_scores, true);
        count_if(Feature::variants, rules.variant != Variant::standard);
        count_if(Feature::crawford_rule, rules.crawford.has_value());
        count_if(Feature::jacoby_rule, rules.jacoby.has_value());
        count_if(Feature::beaver_rules, rules.beavers.has_value());
        count_if(Feature::raccoon_rules, rules.raccoons || rules.automatic_doubles);
        count_if(Feature::no_cube, !rules.uses_cube());
        count_if(Feature::cube_limit, rules.uses_cube() && rules.cube_limit.has_value());
    }

    void add(const ByPlayer<PlayerInfo>& players)
    {
        for (const Player player : kPlayers) {
            count_if(Feature::player_names, !players[player].name.empty());
            count_if(Feature::ratings, !players[player].rating.empty());
        }
    }

    void add(const PositionRecord& record)
    {
        count(Feature::positions, 1);
        source_ = {};
        add(record.players);
        count_if(Feature::turn_comments, !record.comment.empty());
        add(record.extras);
        add(record.plays);
        add(record.cubes);
        for (const PlayAnalysis& analysis : record.plays)
            count_if(Feature::analysis_details, analysis.played.has_value());
    }

    void add(const Game& game)
    {
        count_if(Feature::automatic_doubles, game.automatic_doubles > 0);
        count_if(Feature::claimed_outcomes, game.claimed_outcome.has_value());
        count_if(Feature::turn_comments, !game.comment.empty());
        count(Feature::open_resignations, open_resignations(game.turns));
        add(game.extras);
        for_each_turn(game.turns, [this](const Turn& turn) { add(turn); });
    }

    /// A play that can be made out, with nothing said about it, as nearly all turns are.
    [[nodiscard]] static bool holds_nothing_to_count(const Turn& turn)
    {
        const auto* play = std::get_if<CheckerPlay>(&turn.action);
        return play != nullptr && play->notation.empty() && !play->result && turn.variations.empty() &&
               is_bare(turn);
    }

    void add(const Turn& turn)
    {
        if (holds_nothing_to_count(turn)) return;
        std::visit([this](const auto& action) { add_action(action); }, turn.action);
        count(Feature::variations, turn.variations.size());
        if (is_bare(turn)) return;
        count_if(Feature::turn_comments, !turn.comment.empty());
        if (turn.times) add(*turn.times);
        count_if(Feature::marks, turn.marks != Marks{});
        count_if(Feature::luck, turn.luck.has_value());
        add(turn.extras);
        add(turn.plays);
        add(turn.cubes);
    }

    void add(const TurnTimes& times)
    {
        for (const auto& time : {times.clocks.first, times.clocks.second, times.video, times.milliseconds})
            count_if(Feature::clock_times, time.has_value());
    }

    void add_action(const CheckerPlay& play)
    {
        count_if(Feature::unreadable_plays, !play.notation.empty());
        count_if(Feature::illegal_plays, play.result.has_value());
    }
    void add_action(const Roll&) { count(Feature::unplayed_rolls, 1); }
    void add_action(const Double&) { count(Feature::cube_actions, 1); }
    void add_action(const Take&) { count(Feature::cube_actions, 1); }
    void add_action(const Drop&) { count(Feature::cube_actions, 1); }
    void add_action(const Beaver&) { count(Feature::beavers, 1); }
    void add_action(const Raccoon&) { count(Feature::beavers, 1); }
    void add_action(const Resign&) { count(Feature::resignations, 1); }
    void add_action(const AcceptResignation&) {}
    void add_action(const RefuseResignation&) { count(Feature::refused_resignations, 1); }
    void add_action(const SetPosition&) { count(Feature::set_positions, 1); }
    void add_action(const SetCube&) { count(Feature::set_positions, 1); }
    void add_action(const Remark&) {}

    void add(const PlayAnalyses& analyses)
    {
        count(Feature::play_analysis, analyses.size());
        for (const PlayAnalysis& analysis : analyses) {
            add(analysis.by);
            for (const Candidate& candidate : analysis.candidates) {
                count_if(Feature::analysis_details, candidate.marked_for_rollout);
                if (!candidate.assessment) continue;
                add_parts(*candidate.assessment);
                count_if(Feature::rollouts, candidate.assessment->rollout.has_value());
                count_if(Feature::analysis_levels, !candidate.assessment->level.empty());
                count_if(Feature::analysis_depths, has_unknown_depth(*candidate.assessment));
            }
        }
    }

    void add(const CubeAnalyses& analyses)
    {
        count(Feature::cube_analysis, analyses.size());
        for (const CubeAnalysis& analysis : analyses) {
            add(analysis.by);
            add_parts(analysis.no_double);
            add_parts(analysis.double_take);
            count_if(Feature::analysis_details, analysis.marked_for_rollout);
            count_if(Feature::rollouts, analysis.no_double.rollout || analysis.double_take.rollout);
            count_if(Feature::analysis_levels,
                     !analysis.no_double.level.empty() || !analysis.double_take.level.empty());
            count_if(Feature::analysis_depths,
                     has_unknown_depth(analysis.no_double) || has_unknown_depth(analysis.double_take));
        }
    }

    void add_parts(const Assessment& assessment)
    {
        count_if(Feature::analysis_settings, has_settings(assessment));
        count_if(Feature::analysis_details, has_details(assessment));
    }

    void add(const Provenance& by)
    {
        const bool is_new = !by.engine.empty() && by.engine != source_;
        count_if(Feature::analysis_sources, is_new || !by.match_equity_table.empty());
    }

    std::string_view own_;
    std::string_view source_;  ///< The program that wrote the match at hand.
};

}  // namespace

std::string_view to_string(Feature feature)
{
    return kRows[static_cast<std::size_t>(feature)].name;
}

FeatureWords words_for(Feature feature)
{
    return kRows[static_cast<std::size_t>(feature)].words;
}

Census census(const Collection& collection, std::string_view own)
{
    CensusCounter counter(own);
    counter.add(collection);
    return counter.result();
}

Census missing_of(const Collection& all, const Collection& rest, std::string_view own)
{
    Census missing = census(all, own);
    const Census present = census(rest, own);
    for (std::size_t i = 0; i < missing.size(); ++i)
        missing[i] -= std::min(missing[i], present[i]);
    return missing;
}

}  // namespace gammonkit
