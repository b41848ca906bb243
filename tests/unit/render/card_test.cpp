#include "report/render/card/card.hpp"

#include "model/identifiers/identifier.hpp"
#include "tests/support/recording_canvas.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace gammonkit::card_test {
namespace {

constexpr std::string_view kStart = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
constexpr Box kPage{0, 0, kCardWidth, kCardHeight};

Card question()
{
    return {.scene = {.state = state_from_identifier(kStart).value().state, .names = {"Ann", "Bob"}},
            .place = "Game 1, move 1.",
            .question = "Bob to play 31",
            .call = "Your play?"};
}

Card verdict()
{
    Card card = question();
    card.call.clear();
    card.verdict = "Played: 24/23 13/10 ?, which costs 0.100.";
    card.choices = {{.words = "8/5 6/5", .value = "+0.150", .best = true},
                    {.words = "13/10 6/5", .value = "−0.050", .loss = 0.05},
                    {.words = "24/23 13/10", .value = "−0.100", .loss = 0.1, .made = true}};
    card.source = "XG, 2-ply";
    return card;
}

RecordingCanvas painted(const Card& card, const Box& page = kPage)
{
    RecordingCanvas canvas;
    paint_card(canvas, page, card, built_in_theme("modern").value());
    return canvas;
}

TEST(Card, AsksItsQuestion)
{
    const RecordingCanvas canvas = painted(question());
    for (const std::string_view words :
         {"Ann", "Bob", "Game 1, move 1.", "Bob to play 31", "Your play?", "167 pips · 0/7", "GammonKit"})
        EXPECT_TRUE(canvas.says(words)) << words;
}

TEST(Card, GivesItsVerdictWithABarForEachLoss)
{
    const RecordingCanvas canvas = painted(verdict());
    for (const std::string_view words : {"8/5 6/5", "+0.150", "−0.050", "XG, 2-ply · GammonKit"})
        EXPECT_TRUE(canvas.says(words)) << words;
    EXPECT_FALSE(canvas.says("Your play?"));
    const Box& of_next = canvas.boxes[canvas.boxes.size() - 3];
    const Box& of_worst = canvas.boxes.back();
    EXPECT_DOUBLE_EQ(of_worst.width, 2 * of_next.width);
}

TEST(Card, ShowsThePlayThatWasMadeWhereNotAllHaveRoom)
{
    Card card = verdict();
    for (int i = 0; i < 20; ++i)
        card.choices.insert(card.choices.begin() + 1, {.words = fmt::format("play {}", i), .loss = 0.01});
    const RecordingCanvas canvas = painted(card);
    EXPECT_TRUE(canvas.says("8/5 6/5"));
    EXPECT_TRUE(canvas.says("24/23 13/10"));
    EXPECT_FALSE(canvas.says("play 0"));
}

TEST(Card, KeepsWithinThePageWhateverIsSaid)
{
    Card card = verdict();
    card.scene.names = {std::string(300, 'w'), "Ægir Ægirsson Ægirsson Ægirsson Ægirsson"};
    card.scene.with_ids = true;
    card.verdict = std::string(3000, 'x');
    card.question = "Whoever has such a long name that no line holds it to play 31 and more words than that";
    for (CardChoice& choice : card.choices)
        choice.words = std::string(100, 'y');
    const RecordingCanvas canvas = painted(card);
    for (const RecordingCanvas::Text& text : canvas.texts) {
        EXPECT_GE(text.baseline.y, 0) << text.text;
        EXPECT_LE(text.baseline.y, kCardHeight) << text.text;
        if (text.style.anchor != Anchor::start) continue;
        EXPECT_LE(text.baseline.x + canvas.text_width(text.text, text.style), kCardWidth) << text.text;
    }
}

TEST(Card, IsTheSameInAnySize)
{
    const RecordingCanvas large = painted(verdict(), {0, 0, 2400, 1260});
    const RecordingCanvas usual = painted(verdict());
    ASSERT_EQ(large.texts.size(), usual.texts.size());
    for (std::size_t i = 0; i < large.texts.size(); ++i) {
        EXPECT_EQ(large.texts[i].text, usual.texts[i].text);
        EXPECT_NEAR(large.texts[i].baseline.x, 2 * usual.texts[i].baseline.x, 1e-6);
    }
}

}  // namespace
}  // namespace gammonkit::card_test
