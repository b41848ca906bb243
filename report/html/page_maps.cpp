#include "report/html/page_maps.hpp"

#include "analysis/bearoff/table_set.hpp"
#include "analysis/met/named_tables.hpp"
#include "model/legal_plays.hpp"
#include "report/answers/evaluation.hpp"
#include "report/answers/roll_answer.hpp"
#include "report/answers/score_answer.hpp"
#include "report/maps/map_page.hpp"
#include "report/maps/score_cells.hpp"
#include "report/render/play_arrows.hpp"
#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::html {
namespace {

/// One roll behind the rolls, which is as far as an analysis at 2 plies sees, and as far the cube.
constexpr int kPliesOfRolls = 1;
constexpr int kPliesOfScores = 2;
constexpr int kAway = 7;

void write_colors(JsonText& json, Color color)
{
    json.string(to_string(color));
    json.string(to_string(ink_on(color)));
}

/// What it is worth, its color, that of what is written on it, the play, and what it does besides.
void write_roll(JsonText& json, const MappedRoll& roll, const GameState& state, const RollScale& scale,
                const Translator& words)
{
    const auto cell = json.array();
    json.string(words.numbers(map_number(roll.equity)));
    write_colors(json, scale.color_of(roll.equity));
    json.string(play_text(roll.play, state, words));
    std::vector<std::string> remarks;
    if (roll.hits) remarks.push_back(words.say("hits"));
    if (roll.dances) remarks.push_back(words.say("dances"));
    if (roll.loses_market) remarks.push_back(words.say("market lost"));
    json.string(joined(remarks, ", "));
}

void write_map(JsonText& json, const answers::RollsFrom& part, const RollScale& scale,
               const ByPlayer<std::string>& names, const Translator& words)
{
    const auto map = json.object();
    json.key("title").string(
        words.say("{0}: {1}", capitalized(answers::title_of(part, names, words)), figures_of(part, words)));
    const auto cells = json.key("cells").array();
    for (const MappedRoll& roll : part.rolls.first.rolls)
        write_roll(json, roll, part.state, scale, words);
}

void write_cell(JsonText& json, const std::optional<ScoredPosition>& scored, const ScoreCells& cells)
{
    if (!scored) return json.null();
    const ScoreCell cell = cells.cell(*scored);
    const auto array = json.array();
    json.string(cell.name);
    write_colors(json, cell.color);
    json.string(cell.margin);
    json.boolean(scored->is_actual);
}

/// What was played and what is best, the one that was made first.
std::vector<Play> compared_plays(const Turn& turn)
{
    std::vector<Play> plays;
    for (const ShownPlay& shown : shown_plays(turn))
        plays.insert(plays.begin(), shown.play);
    return plays;
}

/// A winning play has no rolls behind it.
bool ends_the_game(const GameState& state, const std::vector<Play>& plays)
{
    return std::ranges::any_of(plays, [&](const Play& play) {
        const std::optional<Position> position = after(state.position, state.on_roll, play);
        return !position || position->has_won(state.on_roll);
    });
}

}  // namespace

PageMaps::PageMaps(Which which) : which_(which)
{
    if (auto tables = bearoff::standard_tables({}, {.threads = 1})) tables_ = *std::move(tables);
}

void PageMaps::begin(const Match& match, const Translator& words)
{
    words_ = words;
    names_ = {name_of(match.players, Player::first, words), name_of(match.players, Player::second, words)};
    engine_ = std::make_unique<NetEngine>(NetEngine::Options{
        .threads = 1, .match_equity_table = table_behind(match).make(), .tables = tables_});
}

bool PageMaps::wants(const DecisionError& judged) const
{
    if (!judged.decision.state || engine_ == nullptr) return false;
    return which_ == Which::all || (judged.mark && judged.error && judged.error->normalized > 0);
}

void PageMaps::write(JsonText& json, const ReportedTurn& turn, const DecisionError& judged)
{
    if (!wants(judged) || !answers::still_played(*judged.decision.state)) return;
    const NamedPosition position{.state = *judged.decision.state, .names = names_};
    if (judged.decision.kind == DecisionKind::play) {
        const std::vector<Play> plays = compared_plays(*turn.turn);
        if (!plays.empty() && !ends_the_game(position.state, plays)) write_rolls(json, position, plays);
        return;
    }
    write_rolls(json, position, {});
    write_scores(json, position);
}

void PageMaps::write_rolls(JsonText& json, const NamedPosition& position, const std::vector<Play>& plays)
{
    const Level level = level_of_plies(kPliesOfRolls);
    const Progress progress;
    const answers::PositionQuestion question{
        .position = position, .judge = *engine_, .level = level, .progress = progress};
    const Result<answers::RollAnswer> answer = answers::map_rolls_after(question, plays, false);
    if (!answer) return;
    const RollScale scale = scale_of(*answer);
    const auto rolls = json.key("rolls").object();
    json.key("about").string(
        words_.say("What {0} has after each roll ({1}). Yellow is better than the average, blue worse.",
                   names_[position.state.on_roll], level.name));
    const auto maps = json.key("maps").array();
    for (const answers::RollsFrom& part : answer->parts)
        write_map(json, part, scale, names_, words_);
}

void PageMaps::write_scores(JsonText& json, const NamedPosition& position)
{
    NamedPosition before = position;
    before.state.dice.reset();
    const Level level = level_of_plies(kPliesOfScores);
    const Progress progress;
    const answers::PositionQuestion question{
        .position = before, .judge = *engine_, .level = level, .progress = progress};
    const Result<ScoreMap> map = answers::map_scores(question, kAway);
    if (!map) return;
    const ScoreCells cells(*map, words_);
    const auto scores = json.key("scores").object();
    json.key("about").string(words_.say(
        "A row for the points that {0} needs, a column for those of {1}. Cr: in the Crawford game, 1: after "
        "it; {2} ({3}).",
        names_[map->player], names_[opponent(map->player)], cells.margin_words(), level.name));
    {
        const auto heads = json.key("heads").array();
        for (const AwayMark mark : map->marks)
            json.string(answers::to_string(mark));
    }
    json.key("money");
    write_cell(json, map->money, cells);
    {
        const auto all = json.key("cells").array();
        for (const std::optional<ScoredPosition>& scored : map->scores)
            write_cell(json, scored, cells);
    }
    const auto keys = json.key("keys").array();
    for (const ScoreKey& key : cells.keys()) {
        const auto array = json.array();
        json.string(key.name);
        write_colors(json, key.color);
        json.string(key.words);
    }
}

}  // namespace gammonkit::html
