#include "formats/pos/format.hpp"
#include "formats/pos/pos_file.hpp"
#include "model/identifiers/xgid.hpp"
#include "tests/support/reading.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing_support::count_of;
using testing_support::Told;
using testing_support::told_by;

Told read(const pos::File& file)
{
    return told_by(read_pos, pos::encode(file), {}, SourceKind::binary);
}

/// The opening with player 1 to roll.
pos::File opening(int version = pos::kNewestVersion)
{
    pos::File file{.version = version, .turn = 3, .length = 5, .first_name = "Ann", .second_name = "Bo"};
    file.board = {0, 2, 0, 0, 0, 0, -5, 0, -3, 0, 0, 0, 5, -5, 0, 0, 0, 3, 0, 5, 0, 0, 0, 0, -2, 0};
    file.before = file.board;
    return file;
}

std::string xgid_of(const Told& told)
{
    return told.failed ? told.said : xgid(told.collection.positions.at(0).state);
}

TEST(Pos, HasTheSizeOfItsVersion)
{
    EXPECT_EQ(pos::size_of(opening(126)), 153U + 5);
    EXPECT_EQ(pos::size_of(opening(125)), 149U + 5);
    EXPECT_EQ(pos::size_of(opening(124)), 143U + 5);
}

TEST(Pos, IsReadInEveryVersion)
{
    for (const int version : {124, 125, 126}) {
        const Told told = read(opening(version));
        EXPECT_EQ(xgid_of(told), "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:5:10") << version;
        EXPECT_EQ(told.collection.positions[0].players.second.name, "Bo");
        EXPECT_EQ(write_pos(told.collection, {}).value(), pos::encode(opening(version)));
    }
}

TEST(Pos, TakesTheDiceOfWhoeverHasRolled)
{
    pos::File file = opening();
    file.turn = 2;
    file.first_die = -6;
    file.second_die = 1;
    EXPECT_EQ(xgid_of(read(file)), "XGID=-b----E-C---eE---c-e----B-:0:0:1:61:0:0:0:5:10");
    file.first_die = 0;
    file.second_die = 0;
    EXPECT_EQ(xgid_of(read(file)), "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10");
    file.turn = 0;
    EXPECT_EQ(read(file).collection.positions[0].state.phase, GamePhase::not_started);
}

TEST(Pos, GivesEachPlayerHisBar)
{
    pos::File file = opening();
    file.board[24] = -1;
    file.board[25] = -1;
    file.board[1] = 0;
    file.board[0] = 2;
    const Told told = read(file);
    ASSERT_FALSE(told.failed) << told.said;
    EXPECT_EQ(told.collection.positions[0].state.position.checkers(Player::first, kBar), 1);
    EXPECT_EQ(told.collection.positions[0].state.position.checkers(Player::second, kBar), 2);
}

TEST(Pos, KeepsRulesOfMoneySessions)
{
    pos::File file = opening();
    file.session = 3;
    file.jacoby = 1;
    file.cube_in_use = 0;
    const Rules rules = read(file).collection.positions.at(0).state.rules;
    EXPECT_TRUE(rules.is_money());
    EXPECT_EQ(rules.jacoby, true);
    EXPECT_EQ(rules.beavers, false);
    EXPECT_FALSE(rules.uses_cube());
}

TEST(Pos, KeepsWhatTheProgramRemembered)
{
    pos::File file = opening();
    file.level = 5;
    file.last_move = "13/8 6/5";
    file.before[8] = -2;
    file.before[13] = -6;
    const Told told = read(file);
    const Extras& extras = told.collection.positions.at(0).extras;
    ASSERT_EQ(extras.size(), 3U);
    EXPECT_EQ(extras[0], (Extra{"pos:settings", {"level=5"}}));
    EXPECT_EQ(extras[1], (Extra{"pos:last-move", {"13/8 6/5"}}));
    EXPECT_EQ(write_pos(told.collection, {}).value(), pos::encode(file));
}

TEST(Pos, WithTooManyCheckersIsAnErrorWithItsPlace)
{
    pos::File file = opening();
    file.board[6] = -16;
    EXPECT_EQ(read(file).said, "input:0x4e: error: 16 checkers on one point [pos]\n");
    file.board[6] = -6;
    EXPECT_EQ(read(file).said, "input: error: a player has more than 15 checkers [pos]\n");
}

TEST(Pos, CutOffIsTruncated)
{
    const std::string bytes = pos::encode(opening());
    const Told told = told_by(read_pos, bytes.substr(0, 60), {}, SourceKind::binary);
    EXPECT_EQ(told.said, "input:0x3c: error: the file ends in the middle of the position [truncated]\n");
    EXPECT_EQ(told_by(read_pos, bytes + "xy", {}, SourceKind::binary).said,
              "input:0x9e: warning: 2 bytes behind the position passed over [trailing-bytes]\n");
}

TEST(PosWriter, CutsNamesAtWholeCharacters)
{
    Collection one = read(opening()).collection;
    std::string name = "x";
    for (int i = 0; i < 200; ++i)
        name += "ø";
    one.positions[0].players.first.name = name;
    const Told again = told_by(read_pos, write_pos(one, {}).value(), {}, SourceKind::binary);
    EXPECT_EQ(again.collection.positions.at(0).players.first.name, name.substr(0, 255));
    EXPECT_EQ(count_of(pos_partial_losses(one, {}), Feature::player_names), 1U);
}

TEST(PosWriter, HoldsOnePosition)
{
    const Result<std::string> written = write_pos({.positions = {PositionRecord{}, PositionRecord{}}}, {});
    ASSERT_FALSE(written.has_value());
    EXPECT_EQ(written.error().code, "not-one-position");
}

TEST(PosWriter, RefusesNumbersThatItCannotHold)
{
    Collection one = read(opening()).collection;
    one.positions[0].state.rules.length = 32767;
    EXPECT_TRUE(write_pos(one, {}));
    one.positions[0].state.rules.length = 70000;
    const Result<std::string> written = write_pos(one, {});
    ASSERT_FALSE(written.has_value());
    EXPECT_EQ(written.error().message, "pos holds no match length, score or cube above 32767");
}

}  // namespace
}  // namespace gammonkit
