#include "decisions/filter/filter.hpp"
#include "decisions/filter/find.hpp"
#include "tests/unit/filter/asked.hpp"

#include <gtest/gtest.h>

namespace gammonkit::parse_filter_test {
namespace {

/// What is wrong with a filter, as it is printed.
std::string complaint(const std::string& text)
{
    const SourceText source("filter", text);
    const Result<Filter> filter = parse_filter(source);
    return filter ? "" : to_string(filter.error(), source);
}

/// What a filter says of a play of Ann's that cost 0.1, made with a 62, 3-away 5-away.
Truth judged(const std::string& text)
{
    const SourceText source("filter", text);
    const Result<Filter> filter = parse_filter(source, {.me = "Ann"});
    return filter.value().judge(asked_play());
}

TEST(FilterSyntax, AndBindsMoreTightlyThanOr)
{
    EXPECT_EQ(judged("checker | cube & cube"), Truth::yes);
    EXPECT_EQ(judged("(checker | cube) & cube"), Truth::no);
    EXPECT_EQ(judged("cube & cube | checker"), Truth::yes);
    EXPECT_EQ(judged("cube & (cube | checker)"), Truth::no);
}

TEST(FilterSyntax, NotBindsMostTightly)
{
    EXPECT_EQ(judged("!cube & checker"), Truth::yes);
    EXPECT_EQ(judged("!(cube | checker)"), Truth::no);
    EXPECT_EQ(judged("!checker | checker"), Truth::yes);
}

TEST(FilterSyntax, TwiceNotIsNothing)
{
    EXPECT_EQ(judged("!!checker"), Truth::yes);
    EXPECT_EQ(judged("not ! not checker"), Truth::no);
}

TEST(FilterSyntax, SignsAndWordsMeanTheSame)
{
    EXPECT_EQ(judged("checker and not cube or race"), Truth::yes);
    EXPECT_EQ(judged("CHECKER AND NOT CUBE"), Truth::yes);
    EXPECT_EQ(judged("checker && !cube || race"), Truth::yes);
    EXPECT_EQ(judged("not(cube)"), Truth::yes);
}

TEST(FilterSyntax, BlanksDoNotMatter)
{
    EXPECT_EQ(judged("  away<=3&checker  "), Truth::yes);
    EXPECT_EQ(judged("away\t<=\n3 & checker"), Truth::yes);
}

TEST(FilterSyntax, WordsThatBeginLikeSignsAreWords)
{
    EXPECT_EQ(complaint("orange"), "filter:1:1: error: there is no word 'orange' [filter]\n"
                                   "    orange\n"
                                   "    ^\n"
                                   "    hint: docs/filters.md lists all words\n");
}

TEST(FilterSyntax, UnderscoresAreAsGoodAsDashes)
{
    EXPECT_EQ(judged("opponent_away=5"), Truth::yes);
}

TEST(FilterSyntax, PointsAtWordsThatItDoesNotKnow)
{
    EXPECT_EQ(complaint("checker & blundr"), "filter:1:11: error: there is no word 'blundr' [filter]\n"
                                             "    checker & blundr\n"
                                             "              ^\n"
                                             "    hint: did you mean 'blunder'?\n");
}

TEST(FilterSyntax, PointsAtWhatIsMissing)
{
    EXPECT_EQ(complaint("blunder |"),
              "filter:1:10: error: expected a condition such as blunder or away<=3 [filter]\n"
              "    blunder |\n"
              "             ^\n");
    EXPECT_EQ(complaint("(blunder"), "filter:1:9: error: expected '&', '|' or ')' [filter]\n"
                                     "    (blunder\n"
                                     "            ^\n");
    EXPECT_EQ(complaint("away<="), "filter:1:7: error: expected a number or a text [filter]\n"
                                   "    away<=\n"
                                   "          ^\n");
    EXPECT_EQ(complaint("name=\"Ann"), "filter:1:10: error: expected the quote that ends the text [filter]\n"
                                       "    name=\"Ann\n"
                                       "             ^\n");
    EXPECT_EQ(complaint("blunder race"),
              "filter:1:9: error: expected '&', '|' or the end of the filter [filter]\n"
              "    blunder race\n"
              "            ^\n");
}

TEST(FilterSyntax, RefusesWhatStandsInThePlaceOfACondition)
{
    for (const std::string text :
         {"", " ", "&", "| blunder", "and", "!", "not", "()", "!)", "62", "a | and"}) {
        EXPECT_NE(complaint(text).find("expected a condition"), std::string::npos) << text << complaint(text);
    }
}

TEST(FilterSyntax, SaysHowAWordIsUsed)
{
    EXPECT_EQ(complaint("blunder>3"),
              "filter:1:8: error: 'blunder' stands alone: it is compared with nothing [filter]\n"
              "    blunder>3\n"
              "           ^\n");
    EXPECT_EQ(complaint("away"), "filter:1:1: error: 'away' must be compared with something [filter]\n"
                                 "    away\n"
                                 "    ^\n"
                                 "    hint: such as away>3\n");
    EXPECT_EQ(complaint("me"), "filter:1:1: error: the filter does not know who 'me' is [filter]\n"
                               "    me\n"
                               "    ^\n"
                               "    hint: say whom it stands for\n");
}

TEST(FilterSyntax, RefusesValuesOfAnotherKind)
{
    EXPECT_NE(complaint("away<=three").find("'three' is not a number"), std::string::npos);
    EXPECT_NE(complaint("away<=nan").find("'nan' is not a number"), std::string::npos);
    EXPECT_NE(complaint("win>60").find("did you mean 60%?"), std::string::npos);
    EXPECT_NE(complaint("dice=72").find("'72' is no roll of two dice"), std::string::npos);
    EXPECT_NE(complaint("dice>62").find("= or != only"), std::string::npos);
    EXPECT_NE(complaint("name<ann").find("'name' is a text"), std::string::npos);
    EXPECT_NE(complaint("date>yesterday").find("no day, month or year"), std::string::npos);
    EXPECT_NE(complaint("date>2020-05-").find("no day, month or year"), std::string::npos);
    EXPECT_NE(complaint("score>3-5").find("= or != only"), std::string::npos);
}

TEST(FilterSyntax, GoesFiftyDeepAndNoDeeper)
{
    const auto nested = [](std::size_t depth) {
        return std::string(depth, '(') + "checker" + std::string(depth, ')');
    };
    EXPECT_EQ(judged(nested(50)), Truth::yes);
    EXPECT_NE(complaint(nested(51)).find("filter:1:51: error: parentheses stand more than 50 deep"),
              std::string::npos);
    EXPECT_EQ(judged("name=\"" + std::string(60, '(') + "\""), Truth::no);
}

TEST(FilterSyntax, TakesLongFiltersUpToACap)
{
    std::string text = "checker";
    while (text.size() < kLongestFilter - 20)
        text += " & checker";
    EXPECT_EQ(judged(text), Truth::yes);
    EXPECT_EQ(judged(std::string(9'000, '!') + "checker"), Truth::yes);
    EXPECT_NE(complaint(std::string(kLongestFilter + 1, 'a')).find("10000 is the most"), std::string::npos);
}

}  // namespace
}  // namespace gammonkit::parse_filter_test
