#include "report/match_report.hpp"

#include "decisions/filter/find.hpp"
#include "decisions/reasons/reasons.hpp"
#include "model/decisions/choice_words.hpp"
#include "model/decisions/place.hpp"
#include "report/turn_words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// Those at the beginning of `decisions` that belong to a turn.
std::span<const DecisionError> decisions_at(std::span<const DecisionError> decisions, std::size_t turn)
{
    const auto belongs = [&](const DecisionError& judged) { return judged.decision.turn == turn; };
    return {decisions.begin(), std::ranges::find_if_not(decisions, belongs)};
}

ReportedTurn reported(const Turn& turn, std::size_t index, std::optional<GameState> before,
                      const Translator& words)
{
    ReportedTurn result{.index = index, .turn = &turn, .words = turn_words(turn, before, words)};
    if (before) result.before = decided_in(*std::move(before), turn);
    return result;
}

ReportedGame reported(const Match& match, std::size_t index, const FollowedGame& followed,
                      std::span<const DecisionError> decisions, const Translator& words)
{
    const Game& game = match.games[index];
    ReportedGame result{
        .match = &match, .index = index, .end = followed.end, .outcome = outcome_of(game, followed)};
    for (std::size_t i = 0; i < game.turns.size(); ++i) {
        std::optional<GameState> before;
        if (const GameState* state = followed.before_turn(i)) before = *state;
        result.turns.push_back(reported(game.turns[i], i, std::move(before), words));
        result.turns.back().cubes = &cubes_at(game, i);
        result.turns.back().decisions = decisions_at(decisions, i);
        decisions = decisions.subspan(result.turns.back().decisions.size());
    }
    return result;
}

/// What a decision says of the chances of the player who decides, to win the match or, in a money session,
/// the game.
std::optional<double> chance_of(const Decision& decision)
{
    const Boxed<Judgement>& judgement = decision.judgement;
    if (!judgement || !decision.state) return std::nullopt;
    if (!decision.state->rules.is_money()) {
        // What a double is worth in chances is not known if dropping it is best; it is little more than this.
        const bool doubts = !judgement->value_of_best.mwc && decision.kind == DecisionKind::offer;
        return doubts ? judgement->no_double.mwc : judgement->value_of_best.mwc;
    }
    if (!judgement->probabilities) return std::nullopt;
    return judgement->probabilities->win;
}

/// What was done with the cube; nothing of a play.
std::optional<CubeChoice> cube_choice_of(MadeChoice choice)
{
    switch (choice) {
    case MadeChoice::waited:
        return CubeChoice::no_double;
    case MadeChoice::doubled:
        return CubeChoice::doubled;
    case MadeChoice::took:
        return CubeChoice::taken;
    case MadeChoice::dropped:
        return CubeChoice::dropped;
    case MadeChoice::beavered:
        return CubeChoice::beavered;
    case MadeChoice::raccooned:
        return CubeChoice::raccooned;
    case MadeChoice::not_known:
    case MadeChoice::played:
        break;
    }
    return std::nullopt;
}

}  // namespace

std::optional<double> ReportedTurn::chance() const
{
    for (const DecisionError& judged : decisions) {
        const std::optional<double> chance = chance_of(judged.decision);
        if (chance) return judged.decision.player == Player::first ? *chance : 1 - *chance;
    }
    return std::nullopt;
}

MatchReport report_of(const Match& match, const FollowedMatch& followed, const MatchEquityTable& table,
                      const std::optional<Filter>& filter, const CountingRules& counting,
                      const Translator& words)
{
    MatchReport report{.match = &match,
                       .words = words,
                       .statistics = statistics_of_stated(match, followed, table, counting)};
    std::span<const DecisionError> decisions = report.statistics.decisions;
    for (std::size_t game = 0; game < match.games.size(); ++game) {
        const auto belongs = [&](const DecisionError& judged) { return judged.decision.game == game; };
        const auto end = std::ranges::find_if_not(decisions, belongs);
        report.games.push_back(reported(match, game, followed[game], {decisions.begin(), end}, words));
        decisions = {end, decisions.end()};
    }
    if (filter) report.chosen = which_satisfy(match, followed, report.statistics.decisions, *filter);
    return report;
}

std::string MatchReport::name_of(Player player) const
{
    return gammonkit::name_of(match->players, player, words);
}

std::string MatchReport::why(const DecisionError& judged) const
{
    if (!is_shown(judged.decision, contents.analysis) || !mark_of(judged) || !reason_finder) return {};
    return sentences_of(reason_finder->reasons(*match, judged, *table), words);
}

std::string MatchReport::remarks_on(const DecisionError& judged) const
{
    const std::string_view comment = turn_of(judged.decision).turn->comment;
    std::string text = why(judged);
    if (!text.empty() && !comment.empty()) text += '\n';
    return text.append(comment);
}

BoardView view_of(const MatchReport& report, BoardView usual)
{
    usual.bottom = report.me.value_or(usual.bottom);
    return usual;
}

std::optional<SkillMark> mark_of(const DecisionError& judged)
{
    const std::optional<SkillMark>& stated = judged.decision.mark;
    const bool is_praise = stated && *stated >= SkillMark::interesting;
    return judged.error && !is_praise ? judged.mark : stated;
}

std::optional<LuckMark> luck_mark_of(const DecisionError& judged)
{
    return judged.luck ? judged.luck_mark : judged.decision.luck_mark;
}

std::optional<BoardScene> scene_of(const MatchReport& report, const ReportedTurn& turn)
{
    if (!turn.before) return std::nullopt;
    return BoardScene{.state = *turn.before,
                      .names = {report.name_of(Player::first), report.name_of(Player::second)},
                      .plays = shown_plays(*turn.turn),
                      .with_epc = true,
                      .words = report.words};
}

Diagram diagram_of(const MatchReport& report, const DecisionError& judged, const BoardView& view)
{
    const Decision& decision = judged.decision;
    const Turn& turn = *report.turn_of(decision).turn;
    Diagram diagram{.contents = report.contents};
    diagram.scene = {.state = *decision.state,
                     .names = {report.name_of(Player::first), report.name_of(Player::second)},
                     .view = view,
                     .with_epc = true,
                     .words = report.words};
    if (decision.kind == DecisionKind::play) {
        diagram.scene.plays = shown_plays(turn);
        diagram.plays = turn.plays;
    } else {
        diagram.cubes = *report.turn_of(decision).cubes;
        diagram.made = cube_choice_of(decision.choice);
    }
    return diagram;
}

std::string deed_words(const MatchReport& report, const Decision& decision)
{
    const std::string roll =
        decision.dice ? fmt::format("{}{}: ", decision.dice->first(), decision.dice->second()) : "";
    const bool waited = decision.choice == MadeChoice::waited;
    const std::string what = waited ? report.words.say("does not double") : report.turn_of(decision).words;
    return fmt::format("{} {}{}", report.name_of(decision.player), roll, what);
}

std::string decision_words(const MatchReport& report, const DecisionError& judged, std::string_view minus)
{
    const std::string words = deed_words(report, judged.decision);
    const std::optional<SkillMark> mark = mark_of(judged);
    if (!mark) return words;
    const std::string cost = judged.error ? fmt::format(" {}{:.3f}", minus, judged.error->normalized) : "";
    return fmt::format("{} {}{}", words, sign_of(*mark), report.words.numbers(cost));
}

std::string score_words(const MatchReport& report, const ReportedGame& game)
{
    return fmt::format("{} {}, {} {}", report.name_of(Player::first), game.game().score.first,
                       report.name_of(Player::second), game.game().score.second);
}

std::string words_in_record(const ReportedTurn& turn, const Translator& words)
{
    if (std::holds_alternative<AcceptResignation>(turn.turn->action)) return words.say("accepted");
    if (std::holds_alternative<RefuseResignation>(turn.turn->action)) return words.say("refused");
    // A game may end with a roll that nobody plays.
    return turn.words.empty() ? "–" : turn.words;
}

std::vector<MoveRow> move_rows(const ReportedGame& game)
{
    std::vector<MoveRow> rows;
    const std::vector<int> numbers = rows_of_turns(game.game());
    Player player = Player::first;  // Whose cell it is.
    for (const ReportedTurn& turn : game.turns) {
        const int number = numbers[turn.index];
        if (number > 0) {
            if (rows.empty() || rows.back().number != number) rows.push_back({.number = number});
            if (turn.index == 0 || !goes_on(*turn.turn, game.game().turns[turn.index - 1]))
                player = turn.turn->player;
            rows.back().turns[player].push_back(&turn);
        }
        if (!turn.turn->comment.empty()) rows.push_back({.comment = turn.turn->comment});
    }
    return rows;
}

}  // namespace gammonkit
