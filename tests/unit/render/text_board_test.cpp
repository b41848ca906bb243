#include "model/identifiers/identifier.hpp"
#include "report/render/text_board.hpp"

#include <gtest/gtest.h>

// All boards are what GNU Backgammon 1.07 prints; tests/oracle compares thousands more.
namespace gammonkit {
namespace {

/// The board with "$" at each line end, because gnubg's blanks there count.
std::string drawn(std::string_view identifier, const TextBoardOptions& options)
{
    const std::string board = draw_text_board(state_from_identifier(identifier).value().state, options);
    std::string visible;
    for (const char c : board)
        visible += c == '\n' ? "$\n" : std::string(1, c);
    return visible;
}

TEST(TextBoard, PutsPlayerFirstAtTheTopAsO)
{
    EXPECT_EQ(drawn("4HPwATDgc/ABMA:QYkqASAAIAAA", {.names = {"ann", "ben"}}),
              " GNU Backgammon  Position ID: 4HPwATDgc/ABMA$\n"
              "                 Match ID   : QYkqASAAIAAA$\n"
              " +13-14-15-16-17-18------19-20-21-22-23-24-+     O: ann (Cube: 2)$\n"
              " | X           O    |   | O              X |     2 points$\n"
              " | X           O    |   | O              X |     $\n"
              " | X           O    |   | O                |     $\n"
              " | X                |   | O                |     $\n"
              " | X                |   | O                |    $\n"
              "v|                  |BAR|                  |     9 points match$\n"
              " | O                |   | X                |    $\n"
              " | O                |   | X                |     $\n"
              " | O           X    |   | X                |     $\n"
              " | O           X    |   | X              O |     Rolled 52$\n"
              " | O           X    |   | X              O |     4 points$\n"
              " +12-11-10--9--8--7-------6--5--4--3--2--1-+     X: ben$\n");
}

TEST(TextBoard, NumbersThePointsForThePlayerOnRoll)
{
    EXPECT_EQ(drawn("4HPwATDgc/ABMA:MAEAAAAAAAAA", {.names = {"ann", "ben"}, .clockwise = true}),
              "    GNU Backgammon  Position ID: 4HPwATDgc/ABMA$\n"
              "                    Match ID   : MAEAAAAAAAAA$\n"
              "    +-1--2--3--4--5--6-------7--8--9-10-11-12-+  O: ann$\n"
              "    | X              O |   |    O           X |  0 points$\n"
              "    | X              O |   |    O           X |  On roll$\n"
              "    |                O |   |    O           X |  $\n"
              "    |                O |   |                X |  $\n"
              "    |                O |   |                X |  $\n"
              "    |                  |BAR|                  |^ (Cube: 1)$\n"
              "    |                X |   |                O |  $\n"
              "    |                X |   |                O |  $\n"
              "    |                X |   |    X           O |  $\n"
              "    | O              X |   |    X           O |  $\n"
              "    | O              X |   |    X           O |  0 points$\n"
              "    +24-23-22-21-20-19------18-17-16-15-14-13-+  X: ben$\n");
}

TEST(TextBoard, CountsHighStacksAndFillsBarAndTray)
{
    EXPECT_EQ(drawn("XGID=bB--FA----------h--C--c--B:0:0:1:21:1:0:0:0:10", {.names = {"ann", "ben"}}),
              " GNU Backgammon  Position ID: HPgHANj4BQAODA$\n"
              "                 Match ID   : cAkFAAAACAAE$\n"
              " +13-14-15-16-17-18------19-20-21-22-23-24-+     O: ann$\n"
              " |          O       | O | X        O       | O   0 points$\n"
              " |          O       | O | X        O       | O   $\n"
              " |          O       |   | X        O       |     $\n"
              " |          O       |   |                  |     $\n"
              " |          8       |   |                  |    $\n"
              "v|                  |BAR|                  |     (Cube: 1)$\n"
              " |                  |   |       6          |    $\n"
              " |                  |   |       X          |     $\n"
              " |                  |   |       X          |     $\n"
              " |                  | X |       X        X |     Rolled 21$\n"
              " |                  | X |    X  X        X | X   1 point$\n"
              " +12-11-10--9--8--7-------6--5--4--3--2--1-+     X: ben$\n");
}

TEST(TextBoard, MirrorsTheBoardWhenXMovesClockwise)
{
    EXPECT_EQ(drawn("XGID=bB--FA----------h--C--c--B:0:0:1:21:1:0:0:0:10",
                    {.names = {"ann", "ben"}, .clockwise = true}),
              "    GNU Backgammon  Position ID: HPgHANj4BQAODA$\n"
              "                    Match ID   : cAkFAAAACAAE$\n"
              "    +24-23-22-21-20-19------18-17-16-15-14-13-+  O: ann$\n"
              "  O |       O        X | O |       O          |  0 points$\n"
              "  O |       O        X | O |       O          |  $\n"
              "    |       O        X |   |       O          |  $\n"
              "    |                  |   |       O          |  $\n"
              "    |                  |   |       8          |  $\n"
              "    |                  |BAR|                  |v (Cube: 1)$\n"
              "    |          6       |   |                  |  $\n"
              "    |          X       |   |                  |  $\n"
              "    |          X       |   |                  |  $\n"
              "    | X        X       | X |                  |  Rolled 21$\n"
              "  X | X        X  X    | X |                  |  1 point$\n"
              "    +-1--2--3--4--5--6-------7--8--9-10-11-12-+  X: ben$\n");
}

TEST(TextBoard, TellsWhoMustAnswerADouble)
{
    EXPECT_EQ(drawn("4HPwATDgc/ABMA:URHgAEAAEAAE", {.names = {"ann", "ben"}}),
              " GNU Backgammon  Position ID: 4HPwATDgc/ABMA$\n"
              "                 Match ID   : URHgAEAAEAAE$\n"
              " +13-14-15-16-17-18------19-20-21-22-23-24-+     O: ann$\n"
              " | X           O    |   | O              X |     4 points$\n"
              " | X           O    |   | O              X |     Cube offered at 4$\n"
              " | X           O    |   | O                |     $\n"
              " | X                |   | O                |     $\n"
              " | X                |   | O                |    $\n"
              "v|                  |BAR|                  |     $\n"
              " | O                |   | X                |    $\n"
              " | O                |   | X                |     $\n"
              " | O           X    |   | X                |     $\n"
              " | O           X    |   | X              O |     $\n"
              " | O           X    |   | X              O |     2 points$\n"
              " +12-11-10--9--8--7-------6--5--4--3--2--1-+     X: ben$\n");
}

TEST(TextBoard, NamesTheCrawfordGameAndAResignation)
{
    EXPECT_EQ(drawn("4HPwATDgc/ABMA:8CHlACAAMAAE", {.names = {"Jürgen Überall", "ben"}}),
              " GNU Backgammon  Position ID: 4HPwATDgc/ABMA$\n"
              "                 Match ID   : 8CHlACAAMAAE$\n"
              " +13-14-15-16-17-18------19-20-21-22-23-24-+     O: Jürgen Überall$\n"
              " | X           O    |   | O              X |     2 points$\n"
              " | X           O    |   | O              X |     $\n"
              " | X           O    |   | O                |     $\n"
              " | X                |   | O                |     $\n"
              " | X                |   | O                |    $\n"
              "v|                  |BAR|                  |     7 points match (Crawford game)$\n"
              " | O                |   | X                |    $\n"
              " | O                |   | X                |     $\n"
              " | O           X    |   | X                |     $\n"
              " | O           X    |   | X              O |     Rolled 21, resigns single game$\n"
              " | O           X    |   | X              O |     6 points$\n"
              " +12-11-10--9--8--7-------6--5--4--3--2--1-+     X: ben$\n");
}

TEST(TextBoard, SaysNothingOfTheCubeInAOnePointMatchNorOfTheTurnWhenAllIsOver)
{
    EXPECT_EQ(drawn("AQAAAQAAAAAAAA:cAkgAAAAAAAE", {.names = {"Jürgen Überall", "ben"}}),
              " GNU Backgammon  Position ID: AQAAAQAAAAAAAA$\n"
              "                 Match ID   : cAkgAAAAAAAE$\n"
              " +13-14-15-16-17-18------19-20-21-22-23-24-+     O: Jürgen Überall$\n"
              " |                  |   |                O | OOO 0 points$\n"
              " |                  |   |                  | OOO $\n"
              " |                  |   |                  | OOO $\n"
              " |                  |   |                  | OO  $\n"
              " |                  |   |                  | OO $\n"
              "v|                  |BAR|                  |     1 point match$\n"
              " |                  |   |                  | XXX$\n"
              " |                  |   |                  | XXX $\n"
              " |                  |   |                  | XXX $\n"
              " |                  |   |                  | XXX $\n"
              " |                  |   |                O | XXX 0 points$\n"
              " +12-11-10--9--8--7-------6--5--4--3--2--1-+     X: ben$\n");
}

}  // namespace
}  // namespace gammonkit
