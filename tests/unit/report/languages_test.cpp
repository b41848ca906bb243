#include "formats/html/format.hpp"
#include "formats/text/format.hpp"
#include "model/decisions/choice_words.hpp"
#include "report/turn_words.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

Translator german()
{
    return Translator::of("de").value();
}

Collection match_of_ann()
{
    Match match{.rules = {.length = 7}, .players = {{.name = "Ann"}, {}}};
    match.date = Date{.year = 2024, .month = 5, .day = 3};
    match.games.push_back({.turns = {{.action = Double{}}, {.player = Player::second, .action = Drop{}}}});
    return {.matches = {match}};
}

std::string in(std::string_view language)
{
    Options options(kTextWriteOptions);
    options.prefer("lang", language);
    return write_text(match_of_ann(), options).value();
}

TEST(ReportsInLanguages, SayWhatWasDone)
{
    const Collection collection = match_of_ann();
    const ByPlayer<PlayerInfo>& players = collection.matches.front().players;
    EXPECT_EQ(turn_words(collection.matches.front().games.front().turns.front(), std::nullopt, german()),
              "doppelt");
    EXPECT_EQ(result_words({.winner = Player::second, .points = 2}, players, german()),
              "zweiter Spieler gewinnt 2 Punkte");
    EXPECT_EQ(words_of(SkillMark::very_bad, german()), "sehr schlecht");
    EXPECT_EQ(match_facts_line(collection.matches.front(), german()), "Match auf 7 Punkte · 3. Mai 2024");
}

TEST(ReportsInLanguages, SayTheCubeInPartsAndLeavePlaysAlone)
{
    EXPECT_EQ(choice_words("Too good to redouble, pass", german()), "Zu gut zum Zurückdoppeln, passen");
    EXPECT_EQ(choice_words("bar/20* 6/off", german()), "bar/20* 6/off");
    EXPECT_EQ(choice_words("no double", Translator()), "no double");
}

TEST(ReportsInLanguages, TakeTheirLanguageFromAnOption)
{
    EXPECT_NE(in("en").find("Ann doubles to 2"), std::string::npos);
    EXPECT_NE(in("de").find("Ann doppelt auf 2"), std::string::npos);
    EXPECT_NE(in("fr").find("second joueur passe"), std::string::npos);
}

TEST(ReportsInLanguages, SayWhichOneOnPages)
{
    Options options(kHtmlWriteOptions);
    EXPECT_EQ(write_html(match_of_ann(), options)->find("<html lang=\"en\">") != std::string::npos, true);
    options.prefer("lang", "ja");
    EXPECT_EQ(write_html(match_of_ann(), options)->find("<html lang=\"ja\">") != std::string::npos, true);
}

TEST(ReportsInLanguages, RefuseOnesThatNobodyKnows)
{
    Options options(kTextWriteOptions);
    options.prefer("lang", "tlh");
    const Result<std::string> written = write_text(match_of_ann(), options);
    ASSERT_FALSE(written.has_value());
    EXPECT_EQ(written.error().message, "there is no language 'tlh'");
}

}  // namespace
}  // namespace gammonkit
