// Every match sample through every other two-way format: the play must come out as it went in.
#include "model/dice.hpp"
#include "model/position_id.hpp"
#include "tests/contract/every_format.hpp"

#include <fmt/format.h>
#include <tuple>

namespace gammonkit::contract {
namespace {

/// Features without which a record of the play itself changes.
constexpr Carries kPlay{Feature::matches,
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
                        Feature::open_resignations};

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
    return fmt::format("{}{}?", roll.dice.high(), roll.dice.low());
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

/// One line a turn that matters to the play.
std::string play_record(const Collection& collection)
{
    std::string text;
    for (const Match& match : collection.matches) {
        text += fmt::format("match to {}\n", match.rules.length);
        for (const Game& game : match.games) {
            text += fmt::format("game {} at {}-{}\n", game.number, game.score.first, game.score.second);
            for (const Turn& turn : game.turns) {
                if (std::holds_alternative<Remark>(turn.action)) continue;
                const std::string details =
                    std::visit([](const auto& action) { return told(action); }, turn.action);
                text += fmt::format("{} {} {}\n", turn.player == Player::first ? 1 : 2,
                                    action_name(turn.action), details);
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

using Pair = std::tuple<Format, Format>;

class EveryConversion : public testing::TestWithParam<Pair> {};

void expect_play_survives(const Collection& original, const Format& to, const Options& options)
{
    const Result<Writing> written = write(to, original, options);
    if (!written && written.error().code == "not-one-position") return;
    ASSERT_TRUE(written.has_value()) << written.error().message;
    const Reading back = read_as(to, written->bytes);
    ASSERT_TRUE(back.collection.has_value());
    EXPECT_EQ(play_record(original), play_record(*back.collection));
}

TEST_P(EveryConversion, KeepsThePlay)
{
    const auto& [from, to] = GetParam();
    for (const auto& path : samples_of(from)) {
        const Collection original = read_sample(from, path);
        for (const Options& options : write_variants(to)) {
            if (loses_play(original, to, options)) continue;
            SCOPED_TRACE(path.filename().string() + " as " + std::string(to.id));
            expect_play_survives(original, to, options);
        }
    }
}

std::vector<Format> two_way_formats()
{
    return formats_that([](const Format& f) { return f.read != nullptr && f.write != nullptr; });
}

std::string conversion_name(const testing::TestParamInfo<Pair>& info)
{
    std::string name = fmt::format("{}_to_{}", std::get<0>(info.param).id, std::get<1>(info.param).id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryConversion,
                         testing::Combine(testing::ValuesIn(two_way_formats()),
                                          testing::ValuesIn(two_way_formats())),
                         conversion_name);

}  // namespace
}  // namespace gammonkit::contract
