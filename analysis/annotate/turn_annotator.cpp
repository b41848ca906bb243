#include "analysis/annotate/turn_annotator.hpp"

#include "analysis/annotate/estimates.hpp"
#include "analysis/annotate/luck.hpp"
#include "model/legal_plays.hpp"
#include "model/match.hpp"
#include "support/names/person_names.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace gammonkit {
namespace {

bool is_open(const GameState& state, const NetEngine& engine)
{
    return (state.phase == GamePhase::playing || state.phase == GamePhase::not_started) &&
           can_be_judged(state, engine.evaluator().hypergammon());
}

/// The state in which `player` is about to roll.
GameState before_roll(GameState state, Player player)
{
    state.on_roll = player;
    state.dice.reset();
    state.offer = Offer::none;
    return state;
}

/// Adds our analysis behind those that stay. True if others have judged the same.
template <class Analysis>
bool put(RareList<Analysis>& analyses, Analysis ours, bool keep)
{
    erase_if(analyses, [&](const Analysis& other) { return !keep || is_ours(other.by); });
    analyses.push_back(std::move(ours));
    return analyses.size() > 1;
}

/// What an answer to a double is, and whether it is the first one: later ones are about a beaver.
std::optional<CubeChoice> choice_of(const Turn& turn, bool first)
{
    if (first && std::holds_alternative<Take>(turn.action)) return CubeChoice::taken;
    if (first && std::holds_alternative<Drop>(turn.action)) return CubeChoice::dropped;
    if (first && std::holds_alternative<Beaver>(turn.action)) return CubeChoice::beavered;
    if (!first && std::holds_alternative<Raccoon>(turn.action)) return CubeChoice::raccooned;
    return std::nullopt;
}

template <class... Alternatives>
bool is(const Turn& turn)
{
    return (std::holds_alternative<Alternatives>(turn.action) || ...);
}

/// The turns behind `first` that answer it, whatever was remarked in between.
std::vector<Turn*> answers_behind(std::vector<Turn>& turns, std::size_t first)
{
    const bool to_resignation = is<Resign>(turns[first]);
    std::vector<Turn*> answers;
    if (!is<Double, Resign>(turns[first])) return answers;
    for (std::size_t i = first + 1; i < turns.size(); ++i) {
        Turn& turn = turns[i];
        const bool is_answer = to_resignation ? is<AcceptResignation, RefuseResignation>(turn)
                                              : is<Take, Drop, Beaver, Raccoon>(turn);
        if (is_answer) {
            answers.push_back(&turn);
        } else if (!is<Remark>(turn)) {
            break;
        }
    }
    return answers;
}

/// Adds the turns of one game.
void add_tasks(Game& game, const FollowedGame& followed, const ByPlayer<bool>& wanted,
               std::vector<TurnTask>& tasks)
{
    for (std::size_t i = 0; i < followed.before.size(); ++i) {
        Turn& turn = game.turns[i];
        if (is<CheckerPlay, Roll, Double, Resign>(turn))
            tasks.push_back({followed.before[i], &turn, wanted, answers_behind(game.turns, i)});
    }
}

}  // namespace

TurnAnnotator::TurnAnnotator(NetEngine& engine, const AnnotateSettings& settings, const Progress& progress)
    : settings_(settings), judge_{.engine = engine,
                                  .depth = settings.depth,
                                  .by = {.engine = settings.engine},
                                  .most_plays = settings.most_plays,
                                  .progress = progress,
                                  .rollouts = settings.rollouts}
{
}

Result<void> TurnAnnotator::annotate(TurnTask& task)
{
    Turn& turn = *task.turn;
    if (!begin(task.state)) return {};
    wanted_ = task.wanted;
    if (std::holds_alternative<Resign>(turn.action))
        return settings_.parts.cube ? annotate_resignation(task.state, task) : Result<void>{};
    const GameState state = before_roll(task.state, turn.player);
    if (const std::optional<Dice> dice = dice_of(turn)) return annotate_roll(state, turn, *dice);
    return settings_.parts.cube ? annotate_double(state, task) : Result<void>{};
}

/// False if the state is none that can be judged.
bool TurnAnnotator::begin(const GameState& state)
{
    const std::string& table = judge_.engine.match_equity_table().name();
    judge_.by.match_equity_table = state.rules.is_money() ? "" : table;
    if (is_open(state, judge_.engine)) return true;
    ++report_.left_out;
    return false;
}

Result<void> TurnAnnotator::annotate_roll(const GameState& state, Turn& turn, Dice dice)
{
    if (!is_wanted(turn)) return {};
    if (settings_.parts.cube) {
        GK_TRY_VOID(annotate_waiting(state, turn));
    }
    const auto* made = std::get_if<CheckerPlay>(&turn.action);
    if (made == nullptr || !settings_.parts.plays || !can_move(state.position, turn.player, dice)) return {};
    return annotate_play(state, turn, *made);
}

/// Not to double is a decision, too.
Result<void> TurnAnnotator::annotate_waiting(const GameState& state, Turn& turn)
{
    if (!is_of_use(state)) return {};
    constexpr std::array kMade{CubeChoice::no_double};
    GK_TRY(CubeAssessment judged, judge_cube(judge_, state, kMade));
    count(judged.looked_deeper, judged.rolled_out);
    const bool others = put(turn.cubes, std::move(judged.analysis), settings_.keep);
    mark(turn.marks.cube, error_of(CubeChoice::no_double, judged.ranked.decision), others);
    return {};
}

Result<void> TurnAnnotator::annotate_play(GameState state, Turn& turn, const CheckerPlay& made)
{
    state.dice = made.dice;
    GK_TRY(PlayAssessment judged, judge_play(judge_, state, &made));
    count(judged.looked_deeper, judged.rolled_out);
    const bool others = put(turn.plays, std::move(judged.analysis), settings_.keep);
    mark(turn.marks.play, judged.error.value_or(0), others);
    return {};
}

void TurnAnnotator::annotate_luck(TurnTask& task)
{
    Turn& turn = *task.turn;
    const std::optional<Dice> dice = dice_of(turn);
    const bool is_there = settings_.keep && turn.luck;
    if (!dice || is_there || !task.wanted[turn.player] || !is_open(task.state, judge_.engine)) return;
    const GameState state = before_roll(task.state, turn.player);
    const double luck =
        recorded(luck_of(state, *dice, judge_.engine, luck_plies(settings_), judge_.progress));
    turn.luck = state.rules.is_money() ? Value(Equity{luck}) : Value(Emg{luck});
    turn.marks.luck = mark_for_luck(luck, settings_.thresholds);
}

Result<void> TurnAnnotator::annotate_double(const GameState& state, TurnTask& task)
{
    if (!is_of_use(state)) return {};
    std::vector<std::pair<Turn*, CubeChoice>> made{{task.turn, CubeChoice::doubled}};
    for (Turn* answer : task.answers) {
        const auto choice = choice_of(*answer, answer == task.answers.front());
        if (choice) made.emplace_back(answer, *choice);
    }
    std::erase_if(made, [&](const auto& entry) { return !is_wanted(*entry.first); });
    if (made.empty()) return {};
    std::vector<CubeChoice> choices;
    std::ranges::transform(made, std::back_inserter(choices), [](const auto& entry) { return entry.second; });
    GK_TRY(const CubeAssessment judged, judge_cube(judge_, state, choices));
    for (const auto& [turn, choice] : made) {
        count(judged.looked_deeper, judged.rolled_out);
        // The record of a beaver has no place for what follows it.
        const bool has_place = choice != CubeChoice::raccooned;
        const bool others = has_place && put(turn->cubes, judged.analysis, settings_.keep);
        mark(turn->marks.play, error_of(choice, judged.ranked.decision), others);
    }
    return {};
}

Result<void> TurnAnnotator::annotate_resignation(const GameState& state, TurnTask& task)
{
    if (state.phase == GamePhase::not_started) return {};
    const Player resigns = task.turn->player;
    const Stake stake = std::get<Resign>(task.turn->action).stake;
    std::vector<Turn*> turns{task.turn};
    if (!task.answers.empty()) turns.push_back(task.answers.front());
    std::erase_if(turns, [&](const Turn* turn) { return !is_wanted(*turn); });
    for (Turn* turn : turns) {
        GK_TRY(const double error, error_of_resignation(judge_, state, resigns, stake, turn->action));
        count(judge_.depth.has_second_look_at_cube());
        mark(turn->marks.play, error, false);
    }
    return {};
}

Result<void> TurnAnnotator::annotate(PositionRecord& record)
{
    const GameState& state = record.state;
    if (!begin(state)) return {};
    if (state.dice && can_move(state.position, state.on_roll, *state.dice)) {
        if (!settings_.parts.plays) return {};
        GK_TRY(PlayAssessment judged, judge_play(judge_, state, nullptr));
        count(judged.looked_deeper, judged.rolled_out);
        put(record.plays, std::move(judged.analysis), settings_.keep);
        return {};
    }
    const bool is_doubled = state.offer == Offer::cube;
    const GameState before = before_roll(state, is_doubled ? state.offered_by : state.on_roll);
    if (state.dice || !settings_.parts.cube || !is_of_use(before)) return {};
    const std::array made{is_doubled ? CubeChoice::doubled : CubeChoice::no_double};
    GK_TRY(CubeAssessment judged, judge_cube(judge_, before, made));
    count(judged.looked_deeper, judged.rolled_out);
    put(record.cubes, std::move(judged.analysis), settings_.keep);
    return {};
}

/// True if the rules let the player on roll double, and that could bring him anything.
bool TurnAnnotator::is_of_use(const GameState& state) const
{
    return may_double(state, state.on_roll) &&
           CubeContext::of(state, judge_.engine.match_equity_table()).may_double(state.on_roll, state.cube);
}

/// Marks errors only. A mark of praise in the record stays unless the choice is an error; nothing changes if
/// the analysis of `others` counts, or if marks that are there are kept.
void TurnAnnotator::mark(std::optional<SkillMark>& mark, double error, bool others) const
{
    const std::optional<SkillMark> ours = mark_for_error(error, settings_.thresholds);
    const bool is_praise = mark && *mark >= SkillMark::interesting;
    if (others || (is_praise && !ours) || (settings_.keep && mark)) return;
    mark = ours;
}

void TurnAnnotator::count(bool looked_deeper, bool rolled_out)
{
    ++report_.decisions;
    if (rolled_out) ++report_.rolled_out;
    if (looked_deeper) ++report_.looked_deeper;
}

bool is_wanted(const AnnotateSettings& settings, std::size_t game)
{
    const std::size_t number = game + 1;
    const auto holds = [&](const GameRange& range) { return range.first <= number && number <= range.last; };
    return settings.games.empty() || std::ranges::any_of(settings.games, holds);
}

ByPlayer<bool> wanted_players(const Match& match, const AnnotateSettings& settings)
{
    ByPlayer<bool> wanted = settings.players;
    for (const Player player : kPlayers) {
        if (!settings.player_name.empty() &&
            name_key(match.players[player].name) != name_key(settings.player_name))
            wanted[player] = false;
    }
    return wanted;
}

std::vector<TurnTask> tasks_of(Match& match, const AnnotateSettings& settings)
{
    std::vector<TurnTask> tasks;
    const ByPlayer<bool> wanted = wanted_players(match, settings);
    if (!wanted.first && !wanted.second) return tasks;
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        if (is_wanted(settings, i)) add_tasks(match.games[i], follow(match, i), wanted, tasks);
    }
    return tasks;
}

}  // namespace gammonkit
