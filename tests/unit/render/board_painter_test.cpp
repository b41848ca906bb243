#include "report/render/board_painter.hpp"

#include "model/identifiers/identifier.hpp"
#include "tests/support/recording_canvas.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace gammonkit::board_painter_test {
namespace {

constexpr std::string_view kStart = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
constexpr Box kRoom{0, 0, 176, 160};

BoardScene scene_of(std::string_view identifier)
{
    return {.state = state_from_identifier(identifier).value().state, .names = {"Ann", "Bob"}};
}

RecordingCanvas painted(const BoardScene& scene)
{
    RecordingCanvas canvas;
    paint_board(canvas, kRoom, scene, built_in_theme("classic").value());
    return canvas;
}

/// Circles with an edge that are filled with the color of a player's checkers.
std::size_t checkers_of(const RecordingCanvas& canvas, Player player)
{
    const Color face = built_in_theme("classic")->checkers[player].face;
    return static_cast<std::size_t>(std::count_if(
        canvas.circles.begin(), canvas.circles.end(), [&](const RecordingCanvas::Circle& circle) {
            return circle.style.fill == face && circle.style.outline;
        }));
}

TEST(BoardPainter, DrawsEveryChecker)
{
    BoardScene scene = scene_of(kStart);
    scene.state.dice.reset();
    for (const Player player : kPlayers)
        EXPECT_EQ(checkers_of(painted(scene), player), 15U + 1U);  // And one beside the name.
    scene.with_players = false;
    EXPECT_EQ(checkers_of(painted(scene), Player::first), 15U);
}

TEST(BoardPainter, CountsStacksOverFive)
{
    const RecordingCanvas canvas = painted(scene_of("XGID=------O-------------------:0:0:1:00:0:0:0:0:10"));
    EXPECT_EQ(checkers_of(canvas, Player::second), 5U + 1U);
    EXPECT_TRUE(canvas.says("15"));
}

TEST(BoardPainter, NamesPlayersWithTheirPipsAndScores)
{
    const RecordingCanvas canvas = painted(scene_of(kStart));
    for (const std::string_view words : {"Ann", "Bob", "167 pips · 0/7"})
        EXPECT_TRUE(canvas.says(words)) << words;
    EXPECT_TRUE(painted(scene_of("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10")).says("167 pips"));
}

TEST(BoardPainter, TellsEffectivePipsOfRacesWhereAsked)
{
    BoardScene race = scene_of("XGID=-BBCC---------------bbbca-:0:0:-1:00:2:3:0:7:10");
    EXPECT_TRUE(painted(race).says("31 pips · 3/7"));
    race.with_epc = true;
    EXPECT_TRUE(painted(race).says("31 pips · EPC 42.0 · 3/7"));
    race.with_pips = false;
    race.with_scores = false;
    EXPECT_TRUE(painted(race).says("EPC 39.6"));
    BoardScene contact = scene_of(kStart);
    contact.with_epc = true;
    EXPECT_TRUE(painted(contact).says("167 pips · 0/7"));
}

TEST(BoardPainter, MarksEffectivePipsThatAreEstimated)
{
    BoardScene race = scene_of("XGID=--ABCDD-A-------aa-ddcb---:0:0:1:00:0:0:0:0:10");
    race.with_epc = true;
    EXPECT_TRUE(painted(race).says("72 pips · EPC ~79.7"));
}

TEST(BoardPainter, LeavesOutWhatIsNotWanted)
{
    BoardScene scene = scene_of(kStart);
    scene.with_pips = false;
    EXPECT_TRUE(painted(scene).says("0/7"));
    scene.with_scores = false;
    EXPECT_TRUE(painted(scene).says("Ann"));
    EXPECT_FALSE(painted(scene).says("0/7"));
    scene.with_pips = true;
    scene.with_names = false;
    EXPECT_TRUE(painted(scene).says("167 pips"));
    EXPECT_FALSE(painted(scene).says("Ann"));
}

TEST(BoardPainter, WritesLongNamesSmallerRatherThanShorter)
{
    BoardScene scene = scene_of(kStart);
    scene.names.first = "Ann \"the Hammer\" O'Néill";
    EXPECT_TRUE(painted(scene).says(scene.names.first));
}

TEST(BoardPainter, ShortensNamesThatAreTooLong)
{
    BoardScene scene = scene_of(kStart);
    scene.names.first = std::string(5000, 'x');
    scene.names.second = "Ægir Ægirsson Ægirsson Ægirsson Ægirsson Ægirsson Ægirsson";
    const RecordingCanvas canvas = painted(scene);
    for (const RecordingCanvas::Text& text : canvas.texts)
        EXPECT_LE(canvas.text_width(text.text, text.style), kRoom.width) << text.text;
    EXPECT_TRUE(std::any_of(canvas.texts.begin(), canvas.texts.end(), [](const RecordingCanvas::Text& text) {
        return text.text.starts_with("Ægir") && text.text.ends_with("…");
    }));
}

TEST(BoardPainter, ShowsTheCubeAsItLies)
{
    EXPECT_TRUE(painted(scene_of(kStart)).says("64"));
    EXPECT_TRUE(painted(scene_of("XGID=-b----E-C---eE---c-e----B-:10:1:1:31:0:0:0:0:10")).says("1024"));
    EXPECT_TRUE(painted(scene_of("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:4:6:1:7:10")).says("Cr"));
    EXPECT_TRUE(painted(scene_of("XGID=-b----E-C---eE---c-e----B-:1:1:1:D:0:0:0:0:10")).says("4"));
    EXPECT_FALSE(painted(scene_of("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:1:10")).says("64"));
}

TEST(BoardPainter, ShowsWhatIsResigned)
{
    BoardScene scene = scene_of("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
    scene.state.offer = Offer::resignation;
    scene.state.offered_by = Player::second;
    scene.state.resigned_stake = Stake::gammon;
    EXPECT_EQ(painted(scene).lines.size(), 1U);  // The pole of the flag.
    EXPECT_TRUE(painted(scene).says("64"));
}

TEST(BoardPainter, CountsStacksOverWhatIsAskedFor)
{
    BoardScene scene = scene_of("XGID=------C-------------------:0:0:1:00:0:0:0:0:10");
    scene.with_numbers = false;
    scene.view.stack = 2;
    EXPECT_EQ(checkers_of(painted(scene), Player::second), 2U + 1U);
    EXPECT_TRUE(painted(scene).says("3"));
}

TEST(BoardPainter, NumbersThePointsForTheOneWhoDecides)
{
    const auto baseline_of = [](const RecordingCanvas& canvas, std::string_view words) {
        return std::find_if(canvas.texts.begin(), canvas.texts.end(),
                            [&](const RecordingCanvas::Text& text) { return text.text == words; })
            ->baseline;
    };
    EXPECT_GT(baseline_of(painted(scene_of(kStart)), "24").x, kRoom.width / 2);
    EXPECT_LT(baseline_of(painted(scene_of(kStart)), "24").y, kRoom.height / 2);
    BoardScene others = scene_of(kStart);
    others.state.on_roll = Player::first;
    EXPECT_GT(baseline_of(painted(others), "24").y, kRoom.height / 2);
    others.view.numbers = PointNumbers::bottom;
    EXPECT_LT(baseline_of(painted(others), "24").y, kRoom.height / 2);
    others.view.numbers = PointNumbers::none;
    EXPECT_FALSE(painted(others).says("24"));
    others.view.numbers = PointNumbers::decider;
    others.with_numbers = false;
    EXPECT_FALSE(painted(others).says("24"));
}

TEST(BoardPainter, WritesIdentifiersBelowAllElse)
{
    BoardScene scene = scene_of(kStart);
    EXPECT_FALSE(painted(scene).says(kStart));
    scene.with_ids = true;
    const double without = aspect_of(scene_of(kStart));
    EXPECT_LT(aspect_of(scene), without);
    const RecordingCanvas canvas = painted(scene);
    EXPECT_TRUE(canvas.says(kStart));
    EXPECT_TRUE(canvas.says("GNU ID: 4HPwATDgc/ABMA:cInlAAAAAAAA"));
    for (const RecordingCanvas::Text& text : canvas.texts) {
        EXPECT_LE(text.baseline.y, canvas.texts.back().baseline.y) << text.text;
        EXPECT_LE(canvas.text_width(text.text, text.style), kRoom.width) << text.text;
    }
    EXPECT_LE(canvas.texts.back().baseline.y, kRoom.height);
}

TEST(BoardPainter, PointsArrowsToWhereTheCheckersLand)
{
    BoardScene scene = scene_of(kStart);
    scene.plays = {{.play = Play{{Point{8}, Point{5}}, {Point{6}, Point{5}}}, .kind = ShownPlay::Kind::best}};
    const RecordingCanvas canvas = painted(scene);
    ASSERT_EQ(canvas.lines.size(), 4U);  // Each with its halo.
    EXPECT_FALSE(canvas.lines.back().pen.dashed);
    const std::vector<CanvasPoint>& tip = *(canvas.polygons.end() - 2);  // The mark of the turn comes last.
    const double column = canvas.polygons[2].back().x;  // The triangle of the 5 point, the third odd one.
    EXPECT_NEAR(tip.back().x, column, canvas.circles.front().radius / 2);

    scene.plays.front().kind = ShownPlay::Kind::played;
    EXPECT_TRUE(painted(scene).lines.back().pen.dashed);
}

TEST(BoardPainter, HidesNoDieBehindAnArrow)
{
    BoardScene scene = scene_of(kStart);
    scene.plays = {{.play = Play{{Point{13}, Point{10}}}}};
    const RecordingCanvas canvas = painted(scene);
    ASSERT_FALSE(canvas.lines.empty());
    EXPECT_TRUE(canvas.order.ends_with("lbbb"));  // Two dice and the cube.
}

TEST(BoardPainter, WritesCountsThatFillTheChecker)
{
    const RecordingCanvas canvas = painted(scene_of("XGID=------I-----------------i-:0:0:1:00:0:0:0:0:10"));
    const double diameter = 2 * canvas.circles.front().radius;
    EXPECT_TRUE(std::ranges::any_of(canvas.texts, [&](const RecordingCanvas::Text& text) {
        return text.text == "9" && text.style.size > 0.7 * diameter;
    }));
}

TEST(BoardPainter, LeavesOutArrowsThatCannotBe)
{
    BoardScene scene = scene_of(kStart);
    scene.plays = {{.play = Play{{Point{7}, Point{5}}}}, {.play = Play{{Point{6}, Point{1}}}}};
    EXPECT_TRUE(painted(scene).lines.empty());
}

}  // namespace
}  // namespace gammonkit::board_painter_test
