#include "analysis/bearoff/table_set.hpp"
#include "analysis/engine.hpp"
#include "model/identifiers/identifier.hpp"
#include "report/answers/score_answer.hpp"
#include "report/maps/map_page.hpp"
#include "report/maps/map_painters.hpp"
#include "tests/support/recording_canvas.hpp"

#include <algorithm>
#include <cmath>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace gammonkit {
namespace {

using testing::HasSubstr;

const std::string kStart = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
const std::string kRolled = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
const std::string kLastRoll = "XGID=--A--A------------------a-:0:0:1:00:0:0:0:0:10";

/// Somebody asks the engine, which looks at boards alone.
struct Asked {
    explicit Asked(const std::string& identifier)
        : position{.state = state_from_identifier(identifier)->state, .names = {"Ann", "Bob"}}
    {
    }

    NamedPosition position;
    NetEngine engine{{.threads = 1, .tables = bearoff::standard_tables({}).value()}};
    Level level = level_of_plies(0);
    Progress progress = {};
    answers::PositionQuestion question{
        .position = position, .judge = engine, .level = level, .progress = progress};
};

RecordingCanvas painted(const Asked& asked, const answers::RollAnswer& rolls, bool with_board = false)
{
    const RollMapScene scene{.position = asked.position, .rolls = rolls, .with_board = with_board};
    RecordingCanvas canvas;
    paint_roll_maps(canvas, {0, 0, 640, 640 / aspect_of(scene)}, scene, built_in_theme("classic").value());
    return canvas;
}

RecordingCanvas painted(const Asked& asked, const ScoreMap& map)
{
    const ScoreMapScene scene{.position = asked.position, .map = map};
    RecordingCanvas canvas;
    paint_score_map(canvas, {0, 0, 640, 640 / aspect_of(scene)}, scene, built_in_theme("classic").value());
    return canvas;
}

std::size_t times_painted(const RecordingCanvas& canvas, std::string_view words)
{
    return static_cast<std::size_t>(std::ranges::count(canvas.texts, words, &RecordingCanvas::Text::text));
}

void expect_in_page(const RecordingCanvas& canvas)
{
    ASSERT_FALSE(canvas.boxes.empty());
    const Box& page = canvas.boxes.front();
    for (const Box& box : canvas.boxes) {
        EXPECT_LE(box.right(), page.right() + 0.01);
        EXPECT_LE(box.bottom(), page.bottom() + 0.01);
    }
    for (const RecordingCanvas::Text& text : canvas.texts) {
        EXPECT_LE(text.baseline.y, page.bottom()) << text.text;
        const double width = canvas.text_width(text.text, text.style);
        const double behind = text.style.anchor == Anchor::start ? width : 0;
        EXPECT_LE(text.baseline.x + behind, page.right()) << text.text;
    }
}

double contrast(Color a, Color b)
{
    const double light = std::max(luminance(a), luminance(b));
    const double dark = std::min(luminance(a), luminance(b));
    return (light + 0.05) / (dark + 0.05);
}

TEST(MapColors, AreTheStrongerTheFartherRollsAreFromAverage)
{
    for (int step = 0; step < 20; ++step) {
        for (const double sign : {-1.0, 1.0})
            EXPECT_GT(luminance(temperature(sign * step / 20)),
                      luminance(temperature(sign * (step + 1) / 20)))
                << sign * step;
    }
    EXPECT_GT(luminance(temperature(0)), 0.9);
    EXPECT_LT(luminance(temperature(-1)), 0.5 * luminance(temperature(1)));
    EXPECT_EQ(temperature(-7), temperature(-1));
}

TEST(MapColors, CanBeWrittenOn)
{
    for (int step = -20; step <= 20; ++step) {
        const Color color = temperature(step / 20.0);
        EXPECT_GE(contrast(color, ink_on(color)), 4.5) << step;
    }
    for (std::size_t kind = 0; kind < 8; ++kind)
        EXPECT_GE(contrast(kind_color(kind), ink_on(kind_color(kind))), 4.5) << kind;
}

TEST(RollMapPicture, HasASquareForEachOf36Rolls)
{
    const Asked asked(kStart);
    const answers::RollAnswer rolls = answers::map_rolls(asked.question, {}).value();
    const RecordingCanvas canvas = painted(asked, rolls);
    EXPECT_TRUE(canvas.says("Bob rolls"));
    EXPECT_EQ(times_painted(canvas, "8/5 6/5"), 2U);  // 31 and 13.
    EXPECT_EQ(times_painted(canvas, "13/3(2)"), 1U);
    EXPECT_TRUE(canvas.says(kStart));
    expect_in_page(canvas);
}

TEST(RollMapPicture, ShowsPlaysBesideEachOther)
{
    const Asked asked(kRolled);
    const answers::RollAnswer rolls =
        answers::map_rolls(asked.question, {.plays = {"8/5 6/5", "24/23 13/10", "6/5 8/5"}}).value();
    ASSERT_EQ(rolls.parts.size(), 2U);
    const RecordingCanvas canvas = painted(asked, rolls, true);
    EXPECT_TRUE(canvas.says("After 8/5 6/5, Ann rolls"));
    EXPECT_TRUE(canvas.says("After 24/23 13/10, Ann rolls"));
    EXPECT_TRUE(canvas.says("hits"));
    EXPECT_FALSE(canvas.says("dances"));
    expect_in_page(canvas);
}

TEST(RollMapPicture, ShowsTheRollsThatAnswerEachRoll)
{
    const Asked asked(kLastRoll);
    const answers::RollAnswer rolls = answers::map_rolls(asked.question, {.two_rolls = true}).value();
    const RecordingCanvas canvas = painted(asked, rolls);
    EXPECT_TRUE(canvas.says("small squares: what Ann's 36 rolls make of it"));
    expect_in_page(canvas);
}

TEST(ScoreMapPicture, NamesTheVerdictOfEachScore)
{
    const Asked asked("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:1:0:4:10");
    const ScoreMap map = answers::map_scores(asked.question, 3).value();
    const RecordingCanvas canvas = painted(asked, map);
    EXPECT_TRUE(canvas.says("Bob on roll: cube action by score"));
    EXPECT_TRUE(canvas.says("cube not available"));
    EXPECT_EQ(times_painted(canvas, "DMP"), 1U);
    EXPECT_TRUE(canvas.says("double, pass"));
    EXPECT_TRUE(canvas.says("framed: the score of this position"));
    EXPECT_FALSE(canvas.says("too good to double, pass"));  // Comes up nowhere.
    expect_in_page(canvas);
}

TEST(MapPage, CutsWordsButNoNumber)
{
    RecordingCanvas canvas;
    const TextStyle style{.color = {}, .size = 10};
    paint_label(canvas, {0, 0}, "cannot move", style, 20);
    paint_number(canvas, {0, 0}, "+0.123", style, 20);
    ASSERT_EQ(canvas.texts.size(), 1U);
    EXPECT_TRUE(canvas.texts[0].text.ends_with("…"));
    paint_number(canvas, {0, 0}, "+0.123", style, 30);
    EXPECT_TRUE(canvas.says("+0.123"));
}

TEST(ScoreMapPicture, NamesThePlaysByLetters)
{
    const Asked asked(kRolled);
    const ScoreMap map = answers::map_scores(asked.question, 5).value();
    const RecordingCanvas canvas = painted(asked, map);
    EXPECT_TRUE(canvas.says("Bob to play 31 by score"));
    EXPECT_TRUE(canvas.says("8/5 6/5"));
    EXPECT_GT(times_painted(canvas, "A"), 20U);
    expect_in_page(canvas);
}

TEST(RollAnswer, CountsWhatRollsDo)
{
    const Asked asked(kLastRoll);
    const answers::RollAnswer rolls = answers::map_rolls(asked.question, {}).value();
    EXPECT_THAT(answer_text(asked.question, rolls),
                HasSubstr("of 36 rolls 19 are above the average, 0 hit, 0 dance, 19 lose the market\n"));
    const auto json = nlohmann::json::parse(answer_json(asked.question, rolls));
    EXPECT_EQ(json["kind"], "rolls");
    EXPECT_EQ(json["map"].size(), 21U);
    EXPECT_EQ(json["market_losers"], 19);
    EXPECT_EQ(json["map"][0]["roll"], nlohmann::json({1, 1}));
}

TEST(RollAnswer, ComparesPlays)
{
    const Asked asked(kRolled);
    const answers::RollAnswer rolls = answers::map_rolls(asked.question, {.best_plays = 2}).value();
    const std::string text = answer_text(asked.question, rolls);
    EXPECT_THAT(text, HasSubstr("After 8/5 6/5, Ann rolls; values are Bob's\n"));
    const auto json = nlohmann::json::parse(answer_json(asked.question, rolls));
    EXPECT_EQ(json["map"].size(), 42U);
    EXPECT_EQ(json["plays"][0]["after"], "8/5 6/5");
}

TEST(RollAnswer, RefusesWhatCannotBePlayed)
{
    const auto code = [](const std::string& identifier, const std::string& play) {
        return answers::map_rolls(Asked(identifier).question, {.plays = {play}}).error().code;
    };
    EXPECT_EQ(code(kRolled, "8/2"), "illegal-play");
    EXPECT_EQ(code(kRolled, "nonsense"), "usage");
    EXPECT_EQ(code(kStart, "8/5 6/5"), "usage");
}

TEST(ScoreAnswer, WritesVerdictsInAFewSigns)
{
    const auto text = [](Doubling doubling, DoubleAnswer answer) {
        return answers::short_verdict({.doubling = doubling, .answer = answer});
    };
    EXPECT_EQ(text(Doubling::no_double, DoubleAnswer::take), "ND");
    EXPECT_EQ(text(Doubling::no_double, DoubleAnswer::beaver), "ND/B");
    EXPECT_EQ(text(Doubling::right_double, DoubleAnswer::take), "D/T");
    EXPECT_EQ(text(Doubling::right_double, DoubleAnswer::drop), "D/P");
    EXPECT_EQ(text(Doubling::optional_double, DoubleAnswer::take), "opt/T");
    EXPECT_EQ(text(Doubling::too_good, DoubleAnswer::drop), "TG");
    EXPECT_EQ(text(Doubling::too_good, DoubleAnswer::take), "TG/T");
    EXPECT_EQ(text(Doubling::not_available, DoubleAnswer::take), "-");
}

TEST(ScoreAnswer, TellsEachScoreInJson)
{
    const Asked asked(kStart);
    const ScoreMap map = answers::map_scores(asked.question, 2).value();
    const auto json = nlohmann::json::parse(answer_json(asked.question, map));
    EXPECT_EQ(json["kind"], "score-cubes");
    ASSERT_EQ(json["scores"].size(), 7U);
    EXPECT_TRUE(json["scores"][0]["own_away"].is_null());
    EXPECT_TRUE(json["scores"][0]["actual"]);
    EXPECT_FALSE(json["scores"][1]["post_crawford"]);  // Double match point.
    EXPECT_TRUE(json["scores"][2]["crawford"]);
    EXPECT_THAT(answer_text(asked.question, map), HasSubstr("\nmoney   *ND\n"));
}

}  // namespace
}  // namespace gammonkit
