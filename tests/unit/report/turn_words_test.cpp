#include "report/turn_words.hpp"

#include "analysis/met/named_tables.hpp"
#include "model/decisions/place.hpp"
#include "report/match_report.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

GameState start()
{
    GameState state = start_of_game({.length = 5}, {}, false);
    state.on_roll = Player::first;
    return state;
}

std::string words(Action action, std::optional<GameState> before = start())
{
    return turn_words({.player = Player::first, .action = std::move(action)}, before);
}

TEST(TurnWords, SayWhatAPlayerDid)
{
    const CheckerPlay play{.dice = *Dice::from(3, 1), .play = {{Point{6}, Point{5}}, {Point{8}, Point{5}}}};
    EXPECT_EQ(words(play), "8/5 6/5");
    EXPECT_EQ(words(CheckerPlay{.dice = *Dice::from(6, 6)}), "cannot move");
    EXPECT_EQ(words(CheckerPlay{.dice = *Dice::from(6, 6), .notation = "all the way"}), "all the way");
    EXPECT_EQ(words(Double{}), "doubles to 2");
    EXPECT_EQ(words(Double{}, std::nullopt), "doubles");
    EXPECT_EQ(words(Double{.value = 8}), "doubles to 8");
    EXPECT_EQ(words(Take{}), "takes");
    EXPECT_EQ(words(Resign{}), "resigns");
    EXPECT_EQ(words(Resign{.stake = Stake::backgammon}), "resigns a backgammon");
    EXPECT_EQ(words(Roll{*Dice::from(2, 1)}), "");
    EXPECT_EQ(words(Remark{}), "");
}

TEST(TurnWords, SignMarksAsPlayersDo)
{
    EXPECT_EQ(sign_of(SkillMark::doubtful), "?!");
    EXPECT_EQ(sign_of(SkillMark::bad), "?");
    EXPECT_EQ(sign_of(SkillMark::very_bad), "??");
    EXPECT_EQ(words_of(SkillMark::very_bad), "very bad");
    EXPECT_EQ(words_of(LuckMark::very_lucky), "very lucky");
}

TEST(QuestionWords, NameWhoMustDecide)
{
    const ByPlayer<PlayerInfo> players{{.name = "Ann"}, {}};
    GameState state = start();
    EXPECT_EQ(question_words(state, players), "Ann on roll");
    state.dice = Dice::from(4, 2);
    EXPECT_EQ(question_words(state, players), "Ann to play 42");
    state.dice.reset();
    state.offer = Offer::cube;
    state.offered_by = Player::first;
    EXPECT_EQ(question_words(state, players), "second player to answer a double");
}

/// The cells of the second player, row by row.
std::vector<std::string> second_cells(const Match& match)
{
    const MatchReport report = report_of(match, follow(match), default_met());
    std::vector<std::string> cells;
    for (const MoveRow& row : move_rows(report.games.at(0))) {
        std::string& cell = cells.emplace_back();
        for (const ReportedTurn* const turn : row.turns.second)
            cell += (cell.empty() ? "" : ", ") + words_in_record(*turn, {});
    }
    return cells;
}

TEST(MoveRows, HoldAResignationWithItsRollAndItsAnswer)
{
    const CheckerPlay opening{.dice = *Dice::from(3, 1),
                              .play = {{Point{6}, Point{5}}, {Point{8}, Point{5}}}};
    Match match{.rules = {.length = 3}};
    match.games.push_back(
        {.turns = {{.player = Player::first, .action = opening},
                   {.player = Player::second, .action = Roll{*Dice::from(3, 3)}},
                   {.player = Player::second, .action = Resign{.stake = Stake::gammon}},
                   {.player = Player::first, .action = AcceptResignation{}, .comment = "Thanks!"}}});
    EXPECT_EQ(second_cells(match), (std::vector<std::string>{"–, resigns a gammon, accepted", ""}));
    EXPECT_EQ(rows_of_turns(match.games.front()), (std::vector<int>{1, 1, 1, 1}));
    match.games.front().turns[2].comment = "Enough.";
    EXPECT_EQ(second_cells(match), (std::vector<std::string>{"–, resigns a gammon", "", "", ""}));
}

}  // namespace
}  // namespace gammonkit
