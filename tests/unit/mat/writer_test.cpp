// What the writer puts where, dialect by dialect.
#include "formats/mat/format.hpp"
#include "tests/unit/mat/telling.hpp"

#include <gtest/gtest.h>

namespace gammonkit::mat_test {
namespace {

Dice roll(int first, int second)
{
    return *Dice::from(first, second);
}

Step step(int from, int to)
{
    return {.from = Point(from), .to = Point(to)};
}

/// Al and Bo, a double that is dropped: the shortest game with a bit of everything.
Match short_match()
{
    Match match{.rules = {.length = 7}, .players = {{.name = "Al"}, {.name = "Bo"}}};
    Game game;
    game.turns = {{.player = Player::second, .action = CheckerPlay{roll(3, 1), {step(8, 5), step(6, 5)}}},
                  {.player = Player::first, .action = CheckerPlay{roll(6, 5), {step(24, 18), step(18, 13)}}},
                  {.player = Player::second, .action = CheckerPlay{roll(2, 1), {step(13, 11), step(11, 10)}}},
                  {.player = Player::first, .action = Roll{roll(6, 6)}},
                  {.player = Player::second, .action = Double{.value = 2}},
                  {.player = Player::first, .action = Drop{}}};
    match.games = {game};
    return match;
}

std::string written(const Match& match, std::string_view options = "")
{
    return write_mat({.matches = {match}, .positions = {}}, Options::parse(options, kMatWriteOptions).value())
        .value();
}

Match read_back(const Match& match, std::string_view options = "")
{
    const Told found = read(written(match, options));
    EXPECT_EQ(found.codes, "") << written(match, options);
    EXPECT_EQ(found.collection.matches.size(), 1U);
    return found.collection.matches.empty() ? Match{} : found.collection.matches[0];
}

TEST(MatWriter, KeepsControlCharactersOutOfItsLines)
{
    Match match = short_match();
    match.players.first.name = "A\x01l\x1B[2J";
    match.games[0].turns[0].comment = std::string("a\0b\x7F"
                                                  "c\td",
                                                  7);
    const Match back = read_back(match);
    EXPECT_EQ(back.players.first.name, "A l [2J");
    EXPECT_EQ(back.games[0].turns[0].comment.str() + back.games[0].turns[1].comment.str(), "a b c\td");
}

TEST(MatWriter, WritesAsGnuBackgammonByDefault)
{
    EXPECT_EQ(written(short_match()), " 7 point match\n"
                                      "\n"
                                      " Game 1\n"
                                      " Al : 0                         Bo : 0\n"
                                      "  1)                             31: 8/5 6/5 \n"
                                      "  2) 65: 24/18 18/13             21: 13/11 11/10 \n"
                                      "  3) 66:                          Doubles => 2\n"
                                      "  4)  Drops                       Wins 1 point \n"
                                      "\n");
}

TEST(MatWriter, WritesAsXg)
{
    EXPECT_EQ(written(short_match(), "dialect=xg"), " 7 point match\n"
                                                    "\n"
                                                    " Game 1\n"
                                                    " Al : 0                                Bo : 0\n"
                                                    "  1)                                   31: 8/5 6/5\n"
                                                    "  2) 65: 24/13                         21: 13/10\n"
                                                    "  3) 66: ????                           Doubles => 2\n"
                                                    "  4)  Drops                             Wins 1 point \n"
                                                    "\n");
}

// With the blank line at its end it is what GNU Backgammon's "export game gam" writes.
TEST(MatWriter, WritesASingleGameWithoutHeader)
{
    EXPECT_EQ(written(short_match(), "header=no"), " Al                             Bo\n"
                                                   "  1)                             31: 8/5 6/5 \n"
                                                   "  2) 65: 24/18 18/13             21: 13/11 11/10 \n"
                                                   "  3) 66:                          Doubles => 2\n"
                                                   "  4)  Drops                       Wins 1 point \n\n");
    Match two = short_match();
    two.games.push_back(two.games[0]);
    const auto failed =
        write_mat({.matches = {two}, .positions = {}}, Options::parse("header=no", kMatWriteOptions).value());
    ASSERT_FALSE(failed.has_value());
    EXPECT_EQ(failed.error().code, "not-one-game");
}

TEST(MatWriter, WritesSeveralMatchesOneAfterTheOther)
{
    Match other = short_match();
    other.event = "Second";
    other.players.first.name = "Cy";
    const Collection collection{.matches = {short_match(), other}, .positions = {}};
    const std::string text = write_mat(collection, Options(kMatWriteOptions)).value();
    EXPECT_TRUE(read(text).collection.matches == collection.matches) << text;
}

TEST(MatWriter, KeepsAllThatAHeaderHolds)
{
    Match match = short_match();
    match.rules = {.variant = Variant::standard,
                   .length = 7,
                   .crawford = true,
                   .jacoby = false,
                   .beavers = true,
                   .cube_limit = 64};
    match.players = {{.name = "Al", .rating = "1600.00/0"}, {.name = "Bo", .rating = "1,774"}};
    match.event = "Club \"A\" night]";
    match.round = "2 \\ 3";
    match.place = "Zürich";
    match.date = date_from(2004, 2, 29);
    match.time = "05.15";
    match.annotator = "Cy";
    match.match_id = "-12";
    match.comment = "First line\n\n[Event \"not a tag\"]\nlast";
    match.extras = {{.key = "mat:Video", .values = {"one", "two"}}};
    for (const char* dialect : {"dialect=jellyfish", "dialect=xg"})
        EXPECT_TRUE(read_back(match, dialect) == match) << written(match, dialect);
}

TEST(MatWriter, KeepsAwkwardNames)
{
    for (const char* name :
         {"", "Al : 3", "A:b", "Smith, Al", "nori,1774", "12", "Game 1", "Łukasz Żółć", "\\\"x\\\"]",
          "A name of more than thirty-one letters, by far", "Wins 2 points", "; Al"}) {
        Match match = short_match();
        match.players.first.name = name;
        EXPECT_TRUE(read_back(match) == match) << written(match);
        std::swap(match.players.first, match.players.second);
        EXPECT_TRUE(read_back(match) == match) << written(match);
    }
}

TEST(MatWriter, CountsColumnsInCharacters)
{
    Match match = short_match();
    match.players.first.name = "Łukasz";
    EXPECT_NE(written(match).find("\n Łukasz : 0                     Bo : 0\n"), std::string::npos);
}

TEST(MatWriter, PutsCommentsBetweenRowsWhereTheyStood)
{
    Match match = short_match();
    match.games[0].turns.insert(match.games[0].turns.begin() + 2,
                                {.action = Remark{}, .comment = "two\nlines"});
    EXPECT_NE(written(match).find("  2) 65: 24/18 18/13             \n; two\n; lines\n"
                                  "  2)                             21: 13/11 11/10 \n"),
              std::string::npos);
    EXPECT_TRUE(read_back(match) == match);
}

TEST(MatWriter, WritesABeaverWithoutItsTake)
{
    Match match = short_match();
    match.rules.length = 0;
    auto& turns = match.games[0].turns;
    turns.resize(5);
    turns.erase(turns.begin() + 3);
    turns.insert(turns.begin() + 3,
                 {.player = Player::first, .action = CheckerPlay{roll(6, 2), {step(13, 7), step(13, 11)}}});
    turns.push_back({.player = Player::first, .action = Beaver{}});
    turns.push_back({.player = Player::second, .action = Take{}});
    turns.push_back(
        {.player = Player::second, .action = CheckerPlay{roll(6, 4), {step(24, 18), step(18, 14)}}});
    EXPECT_NE(written(match).find("  4)  Beavers => 4               64: 24/18* 18/14* \n"), std::string::npos)
        << written(match);
    EXPECT_TRUE(read_back(match) == match);
}

TEST(MatWriter, DumpsTheBoardAfterAnIllegalPlayAsSnowieDoes)
{
    Match match = short_match();
    match.games[0].turns.resize(1);
    match.games[0].turns[0].action = CheckerPlay{roll(5, 2), {step(13, 7), step(6, 5)}};
    match.games[0].turns.push_back({.player = Player::first, .action = Roll{roll(3, 1)}});
    // As GNU Backgammon 1.07 writes it.
    EXPECT_NE(written(match, "dialect=snowie")
                  .find("52: Illegal play "
                        "(7;0;0;0;1;Al;Bo;0;0;0;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-4;5;0;0;0;-3;-1;-4;-1;0;"
                        "0;0;2;0;3;1;)\n"),
              std::string::npos)
        << written(match, "dialect=snowie");
    EXPECT_TRUE(read_back(match) == match);
}

TEST(MatWriter, KeepsTheBoardAndTheStepsOfAnIllegalPlay)
{
    Match match = short_match();
    CheckerPlay play{roll(5, 2), {step(13, 7), step(6, 5)}};
    Position board = starting_position(Variant::standard);
    board.move(Player::second, Point(13), Point(7));
    play.result = board;
    match.games[0].turns.resize(1);
    match.games[0].turns[0].action = play;
    EXPECT_TRUE(read_back(match) == match) << written(match);
}

TEST(MatWriter, KeepsABoardThatWasSet)
{
    Match match = short_match();
    const Position board = starting_position(Variant::nackgammon);
    match.games[0].turns.insert(match.games[0].turns.begin(),
                                {.player = Player::second, .action = SetPosition{board}});
    match.games[0].turns.insert(
        match.games[0].turns.begin() + 1,
        {.player = Player::second, .action = SetCube{{.value = 4, .owner = Player::first}}});
    EXPECT_TRUE(read_back(match) == match) << written(match);
}

TEST(MatWriter, TellsAClaimFromAResignation)
{
    Match match = short_match();
    match.games[0].turns.resize(3);
    match.games[0].claimed_outcome = {.winner = Player::second, .points = 2};
    EXPECT_TRUE(read_back(match) == match) << written(match);
}

TEST(MatWriter, KeepsRollsThatWereNotPlayedApartFromDances)
{
    Match match = short_match();
    match.games[0].turns.resize(4);
    match.games[0].turns[3].action = CheckerPlay{.dice = roll(6, 6)};
    for (const char* dialect : {"dialect=jellyfish", "dialect=xg"})
        EXPECT_TRUE(read_back(match, dialect) == match) << written(match, dialect);
}

}  // namespace
}  // namespace gammonkit::mat_test
