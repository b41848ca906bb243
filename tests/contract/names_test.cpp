// Names come out of every format as they went in, however awkward they are.
#include "tests/contract/every_format.hpp"

#include <array>

namespace gammonkit::contract {
namespace {

constexpr std::array<std::string_view, 40> kNames{
    "Maximilian Featherstonehaugh",
    "Bartholomew O'Shaughnessy-Smythe III",
    "Jean-François Champollion-Figeac",
    "Øystein Bjørnebråten Ødegård",
    "Łukasz Wójcik-Brzęczyszczykiewicz",
    "Александр Сергеевич Пушкин",
    "Ελευθέριος Βενιζέλος ο Κρης",
    "望月正行さんとマイクさん対局者",
    "محمد بن عبد الله الخوارزمي",
    "Zoë \"the Hammer\" Müller-Lüdenscheidt",
    "\"quoted from end to end\"",
    "Al <b>bold</b> & Sons, gammon",
    "Rock & Roll <script>alert(1)</script>",
    "back\\slash\\in\\the\\middle",
    "ends with a backslash \\",
    "\\starts with a backslash",
    "bracket ] in the middle of it",
    "[bracketed all around it]",
    "many ]]] brackets ]\\] and slashes",
    "a \\] written escape of SGF",
    "colon: in the name: twice",
    "Player : 3 points behind him",
    "Game 12 of the Beaver Club",
    "52: 13/11 13/8 is my opening",
    "Doubles => 2 by name of trade",
    "semicolon; and # hash marks",
    "; starts with a semicolon here",
    "7 point match enthusiast Bob",
    "comma, rating-like name,1800x",
    "Wins 2 points every evening",
    "(parenthesis) and (more of them)",
    "100% sure, 50/50 & {braces}",
    "tilde~ at@ caret^ pipe| tick`",
    "equals=sign plus+minus-",
    "emoji 🎲🎲 player of the year",
    "combining e\u0301 accents a\u030A here",
    "non\u00A0breaking\u00A0space in between",
    "exactly forty letters are in this name!!",
    "Takes Drops Doubles Beavers",
    "O'Neill-ÀÉÎÕÜ-àéîõü-ÇŒßÿ",
};

Collection match_between(std::string_view first, std::string_view second)
{
    Match match;
    match.rules.length = 5;
    match.players = {{.name = std::string(first)}, {.name = std::string(second)}};
    Game game;
    game.turns.push_back({.player = Player::first,
                          .action = CheckerPlay{.dice = *Dice::from(3, 1),
                                                .play = {{Point(8), Point(5)}, {Point(6), Point(5)}}}});
    game.turns.push_back({.player = Player::second,
                          .action = CheckerPlay{.dice = *Dice::from(4, 2),
                                                .play = {{Point(8), Point(4)}, {Point(6), Point(4)}}}});
    match.games.push_back(std::move(game));
    return {.matches = {std::move(match)}, .positions = {}};
}

class EveryFormatWithNames : public testing::TestWithParam<Format> {};

/// Writes a match between the two, reads it back and compares.
void expect_names_survive(const Format& format, const Options& options, std::string_view first,
                          std::string_view second)
{
    const Result<Writing> written = write(format, match_between(first, second), options);
    ASSERT_TRUE(written.has_value());
    const ReadSource back = read_as(format, written->bytes);
    ASSERT_TRUE(back.collection.has_value());
    ASSERT_EQ(back.collection->matches.size(), 1U);
    const Match& match = back.collection->matches[0];
    EXPECT_EQ(match.players.first.name, first);
    EXPECT_EQ(match.players.second.name, second);
    EXPECT_EQ(match.games[0].turns.size(), 2U);
}

TEST_P(EveryFormatWithNames, GivesThemBackAsTheyWere)
{
    for (const Options& options : write_variants(GetParam())) {
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            SCOPED_TRACE(kNames[i]);
            expect_names_survive(GetParam(), options, kNames[i], kNames[(i + 7) % kNames.size()]);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryFormatWithNames, testing::ValuesIn(formats_that([](const Format& f) {
                             return f.read != nullptr && f.write != nullptr && f.table == nullptr &&
                                    f.carries.has(Feature::player_names) && f.carries.has(Feature::matches);
                         })),
                         test_name);

class EveryPositionFormatWithNames : public testing::TestWithParam<Format> {};

/// Names come back, or the losses count them.
TEST_P(EveryPositionFormatWithNames, GivesThemBackOrSaysThatItCannot)
{
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        SCOPED_TRACE(kNames[i]);
        PositionRecord record{.state = {.position = starting_position(Variant::standard)}};
        record.state.on_roll = i % 2 == 0 ? Player::first : Player::second;
        record.state.rules.length = 5;
        record.players = {{.name = std::string(kNames[i])},
                          {.name = std::string(kNames[(i + 7) % kNames.size()])}};
        const Result<Writing> written =
            write(GetParam(), {.positions = {record}}, Options(GetParam().write_options));
        ASSERT_TRUE(written.has_value());
        const ReadSource back = read_as(GetParam(), written->bytes);
        ASSERT_TRUE(back.collection.has_value());
        ASSERT_EQ(back.collection->positions.size(), 1U);
        EXPECT_EQ(back.collection->positions[0].state.position, record.state.position);
        const bool told = std::any_of(written->losses.begin(), written->losses.end(),
                                      [](const Loss& loss) { return loss.feature == Feature::player_names; });
        EXPECT_TRUE(told || back.collection->positions[0].players == record.players);
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryPositionFormatWithNames,
                         testing::ValuesIn(formats_that([](const Format& f) {
                             return f.read != nullptr && f.write != nullptr && f.table == nullptr &&
                                    f.carries.has(Feature::player_names) && f.carries.has(Feature::positions);
                         })),
                         test_name);

}  // namespace
}  // namespace gammonkit::contract
