// Every sample through every two-way format: the play must come out as it went in.
#include "model/dice.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/match.hpp"
#include "model/replay.hpp"
#include "model/transform/decision_positions.hpp"
#include "tests/contract/every_format.hpp"
#include "tests/support/sampled.hpp"

#include <fmt/format.h>
#include <functional>
#include <tuple>

namespace gammonkit::contract {
namespace {

/// Features without which a record of the play itself changes.
constexpr FeatureSet kPlay{Feature::matches,
                           Feature::several_matches,
                           Feature::several_games,
                           Feature::money,
                           Feature::match_scores,
                           Feature::variants,
                           Feature::cube_actions,
                           Feature::beavers,
                           Feature::unplayed_rolls,
                           Feature::resignations,
                           Feature::illegal_plays,
                           Feature::set_positions,
                           Feature::positions,
                           Feature::automatic_doubles,
                           Feature::claimed_outcomes,
                           Feature::game_numbers,
                           Feature::refused_resignations,
                           Feature::open_resignations,
                           Feature::state_details};

bool loses_play(const Collection& collection, const Format& format, const Options& options)
{
    const std::vector<Loss> lost = losses(collection, format, options);
    return std::any_of(lost.begin(), lost.end(), [](const Loss& loss) { return kPlay.has(loss.feature); });
}

std::string told(const CheckerPlay& play)
{
    std::string text = fmt::format("{}{}:", play.dice.high(), play.dice.low());
    for (const Step step : sorted(play.play))
        text += fmt::format(" {}/{}", step.from.number(), step.to.number());
    return text + (play.result ? " !" : "");
}

std::string told(const Roll& roll)
{
    return fmt::format("{}{}:", roll.dice.high(), roll.dice.low());
}

std::string told(const Resign& resign)
{
    return fmt::format("resign {}", multiple(resign.stake));
}

template <class Other>
std::string told(const Other&)
{
    return {};
}

/// True for a roll that says no more than the play of it behind: an offer may stand between them.
bool is_told_again(const std::vector<Turn>& turns, std::size_t index)
{
    const auto* roll = std::get_if<Roll>(&turns[index].action);
    if (roll == nullptr) return false;
    const auto next = std::find_if(turns.begin() + static_cast<std::ptrdiff_t>(index) + 1, turns.end(),
                                   [](const Turn& turn) { return dice_of(turn).has_value(); });
    return next != turns.end() && next->player == turns[index].player &&
           dice_of(*next)->same_roll(roll->dice);
}

/// A roll that was not played is one of which no checker moved: not every format tells them apart.
std::string_view name_of(const Turn& turn)
{
    return dice_of(turn) ? "play" : action_name(turn.action);
}

/// One line a turn that matters to the play.
std::string play_record(const Collection& collection)
{
    std::string text;
    for (const Match& match : collection.matches) {
        text += fmt::format("match to {}\n", match.rules.length);
        for (const Game& game : match.games) {
            text += fmt::format("game {} at {}-{}\n", game.number, game.score.first, game.score.second);
            for (std::size_t i = 0; i < game.turns.size(); ++i) {
                const Turn& turn = game.turns[i];
                if (std::holds_alternative<Remark>(turn.action) || is_told_again(game.turns, i)) continue;
                const std::string details =
                    std::visit([](const auto& action) { return told(action); }, turn.action);
                text +=
                    fmt::format("{} {} {}\n", turn.player == Player::first ? 1 : 2, name_of(turn), details);
            }
        }
    }
    for (const PositionRecord& record : collection.positions) {
        const GameState& state = record.state;
        text += fmt::format("position {} of {}", position_id(state.position, state.on_roll),
                            state.on_roll == Player::first ? 1 : 2);
        text += state.dice ? fmt::format(" {}{}\n", state.dice->high(), state.dice->low()) : "\n";
    }
    return text;
}

/// The same match as a money session, or a session as a match that all its points do not end.
Match with_length(Match match, int length)
{
    match.rules = {.variant = match.rules.variant, .length = length};
    ByPlayer<int> score;
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        match.games[i].score = score;
        match.games[i].crawford.reset();
        score = score_after(match, i);
    }
    return match;
}

/// One game of a match, which begins it.
Match with_game(const Match& match, std::size_t index)
{
    Match alone = match;
    alone.games = {match.games[index]};
    alone.games.front().number = 1;
    return with_length(std::move(alone), match.rules.length);
}

/// The first plays of a game, before anything else happens.
Match with_first_plays(Match match)
{
    std::vector<Turn>& turns = match.games.front().turns;
    const auto is_play = [](const Turn& turn) { return std::holds_alternative<CheckerPlay>(turn.action); };
    turns.erase(std::find_if_not(turns.begin(), turns.end(), is_play), turns.end());
    match.games.front().claimed_outcome.reset();
    return match;
}

/// What a collection says, told in ever simpler ways: whole, match by match, as session and as match, game by
/// game, and as the positions of its decisions.
std::vector<Collection> tellings(const Collection& original)
{
    constexpr int kLong = 63;  // Points.
    std::vector<Collection> all{original};
    const auto add = [&](const Match& match) { all.push_back({.matches = {match}, .positions = {}}); };
    for (const Match& match : original.matches) {
        add(match);
        for (const int length : {0, kLong})
            add(with_length(match, length));
        for (std::size_t i = 0; i < match.games.size(); ++i) {
            for (const int length : {match.rules.length, 0, kLong})
                add(with_length(with_game(match, i), length));
        }
        for (std::size_t i = 0; i < match.games.size(); ++i) {
            for (const int length : {0, kLong})
                add(with_first_plays(with_length(with_game(match, i), length)));
        }
    }
    const Collection positions = decision_positions_of(original);
    all.push_back(positions);
    for (const PositionRecord& record : positions.positions)
        all.push_back({.matches = {}, .positions = {record}});
    return all;
}

using Pair = std::tuple<Format, Format>;

class EveryConversion : public testing::TestWithParam<Pair> {};

void expect_play_survives(const Collection& original, const Format& to, const std::string& bytes)
{
    const ReadSource back = read_as(to, bytes);
    ASSERT_TRUE(back.collection.has_value());
    EXPECT_EQ(play_record(original), play_record(*back.collection));
}

/// Compares the first of the tellings whose play `to` can hold; false if there is none.
bool compare_first(const std::vector<Collection>& tellings, const Format& to, const Options& options)
{
    for (const Collection& told : tellings) {
        if (loses_play(told, to, options)) continue;
        const Result<Writing> written = write(to, told, options);
        if (!written && written.error().code == "not-one-position") continue;
        EXPECT_TRUE(written.has_value()) << written.error().message;
        if (written) expect_play_survives(told, to, written->bytes);
        return true;
    }
    return false;
}

TEST_P(EveryConversion, KeepsThePlay)
{
    const auto& [from, to] = GetParam();
    std::size_t compared = 0;
    const std::size_t other = std::hash<std::string_view>{}(to.id);
    const std::vector<std::filesystem::path> samples = samples_of(from);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (!testing_support::is_sampled(other % samples.size() + i, samples.size())) continue;
        const std::filesystem::path& path = samples[i];
        SCOPED_TRACE(path.filename().string() + " as " + std::string(to.id));
        const std::vector<Collection> told = tellings(read_sample(from, path));
        for (const Options& options : write_variants(to))
            compared += compare_first(told, to, options) ? 1 : 0;
    }
    // One sample alone may say nothing of the kind.
    EXPECT_TRUE(compared > 0 || testing_support::test_seed())
        << "no sample says anything that " << to.id << " can hold";
}

std::vector<Format> two_way_formats()
{
    return formats_that(
        [](const Format& f) { return f.read != nullptr && f.write != nullptr && f.table == nullptr; });
}

std::string conversion_name(const testing::TestParamInfo<Pair>& info)
{
    std::string name = fmt::format("{}_to_{}", std::get<0>(info.param).id, std::get<1>(info.param).id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

/// Matches give positions, but positions give no match.
std::vector<Pair> pairs()
{
    std::vector<Pair> result;
    for (const Format& from : two_way_formats()) {
        for (const Format& to : two_way_formats()) {
            if (from.carries.has(Feature::matches) || to.carries.has(Feature::positions))
                result.emplace_back(from, to);
        }
    }
    return result;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryConversion, testing::ValuesIn(pairs()), conversion_name);

}  // namespace
}  // namespace gammonkit::contract
