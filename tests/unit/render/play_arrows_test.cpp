#include "report/render/play_arrows.hpp"

#include "model/identifiers/identifier.hpp"
#include "model/legal_plays.hpp"
#include "tests/support/recording_canvas.hpp"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

namespace gammonkit::play_arrows_test {
namespace {

using Shaft = RecordingCanvas::Line;

constexpr Box kBox{0, 0, 704, 536};
constexpr std::string_view kBothInOneRow = "XGID=-aBaD-D---BAbB-a-a-bbb-c--:1:-1:-1:44:4:5:0:7:10";

BoardScene scene_of(std::string_view identifier)
{
    return {.state = state_from_identifier(identifier).value().state};
}

/// The shafts of the arrows, without their halos.
std::vector<Shaft> shafts_of(const BoardScene& scene)
{
    RecordingCanvas canvas;
    paint_arrows(canvas, BoardGeometry(kBox, {}), scene, built_in_theme("modern").value());
    std::vector<Shaft> shafts;
    for (std::size_t i = 1; i < canvas.lines.size(); i += 2)
        shafts.push_back(canvas.lines[i]);
    return shafts;
}

double distance(CanvasPoint place, const Shaft& shaft)
{
    const double x = shaft.to.x - shaft.from.x;
    const double y = shaft.to.y - shaft.from.y;
    const double along = ((place.x - shaft.from.x) * x + (place.y - shaft.from.y) * y) / (x * x + y * y);
    const double nearest = std::clamp(along, 0.0, 1.0);
    return std::hypot(shaft.from.x + nearest * x - place.x, shaft.from.y + nearest * y - place.y);
}

/// How much of an arrow another one lies on, from 0 to 1.
double covered(const Shaft& shaft, const Shaft& other)
{
    constexpr int kPlaces = 50;
    int hidden = 0;
    for (int i = 0; i < kPlaces; ++i) {
        const double along = (i + 0.5) / kPlaces;
        const CanvasPoint place{std::lerp(shaft.from.x, shaft.to.x, along),
                                std::lerp(shaft.from.y, shaft.to.y, along)};
        if (distance(place, other) < other.pen.width) ++hidden;
    }
    return double(hidden) / kPlaces;
}

void expect_told_apart(const BoardScene& scene)
{
    const std::vector<Shaft> shafts = shafts_of(scene);
    for (const Shaft& shaft : shafts) {
        for (const Shaft& other : shafts) {
            if (&shaft == &other) continue;
            EXPECT_LT(covered(shaft, other), 0.5)
                << to_string(scene.plays.front().play) << " and " << to_string(scene.plays.back().play);
        }
    }
}

TEST(PlayArrows, StandBesideEachOtherOnOneLine)
{
    BoardScene scene = scene_of(kBothInOneRow);
    scene.plays = {{.play = Play{{Point{24}, Point{20}}, {Point{22}, Point{18}}, {Point{18}, Point{14}}},
                    .kind = ShownPlay::Kind::best}};
    const std::vector<Shaft> shafts = shafts_of(scene);
    ASSERT_EQ(shafts.size(), 2U);  // Where a checker only passes, no arrow ends.
    const double apart = std::abs(shafts[0].from.y - shafts[1].from.y);
    EXPECT_GT(apart, 2 * shafts[0].pen.width);
    EXPECT_EQ(shafts[0].from.y, shafts[0].to.y);
    EXPECT_EQ(shafts[1].from.y, shafts[1].to.y);
}

TEST(PlayArrows, AreToldApartWhateverIsPlayed)
{
    constexpr std::string_view kPositions[] = {kBothInOneRow,
                                               "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10",
                                               "XGID=-BBBBCC-----------------b-:0:0:1:31:0:0:0:7:10",
                                               "XGID=aa-B--C-A---eE---c-e--A-BA:0:0:1:31:0:0:0:7:10"};
    for (const std::string_view identifier : kPositions) {
        BoardScene scene = scene_of(identifier);
        for (int high = 1; high <= 6; ++high) {
            for (int low = 1; low <= high; ++low) {
                scene.state.dice = Dice::from(high, low);
                const std::vector<LegalPlay> plays =
                    legal_plays(scene.state.position, scene.state.on_roll, *scene.state.dice);
                for (std::size_t i = 0; i + 1 < plays.size(); ++i) {
                    scene.plays = {{.play = plays[i].play, .kind = ShownPlay::Kind::best},
                                   {.play = plays[i + 1].play}};
                    expect_told_apart(scene);
                }
            }
        }
    }
}

TEST(PlayArrows, AreDrawnOnceAndGrayForWhatBothPlaysShare)
{
    BoardScene scene = scene_of("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10");
    scene.plays = {{.play = Play{{Point{8}, Point{5}}, {Point{6}, Point{5}}}, .kind = ShownPlay::Kind::best},
                   {.play = Play{{Point{8}, Point{5}}, {Point{24}, Point{23}}}}};
    const std::vector<Shaft> shafts = shafts_of(scene);
    ASSERT_EQ(shafts.size(), 3U);
    const PlayColors colors = play_colors(built_in_theme("modern").value());
    EXPECT_EQ(shafts[0].pen.color, colors.shared.arrow);
    EXPECT_EQ(shafts[1].pen.color, colors.played.arrow);
    EXPECT_TRUE(shafts[1].pen.dashed);
    EXPECT_EQ(shafts[2].pen.color, colors.best.arrow);
}

}  // namespace
}  // namespace gammonkit::play_arrows_test
