#include "importers/sgf/grammar.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit::sgf {
namespace {

using testing::ElementsAre;

/// What a text is parsed to, written as "(;AB[a][b](;C[x]))" without anything that was not understood.
class Parsed {
public:
    explicit Parsed(const std::string& text)
    {
        const SourceText source("x.sgf", text);
        CollectingReporter reporter;
        GameParser games(source, reporter);
        while (const Ast* const game = games.next())
            add(*game, 0);
        for (const Diagnostic& diagnostic : reporter.seen)
            said_.push_back(diagnostic.message);
    }
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const std::vector<std::string>& said() const { return said_; }

private:
    void add(const Ast& game, std::size_t tree)
    {
        text_ += '(';
        for (const Node& node : game.nodes_of(game.trees[tree])) {
            text_ += ';';
            for (const Property& property : game.properties_of(node)) {
                text_ += property.identifier;
                for (const std::string_view value : game.values_of(property))
                    text_ += "[" + std::string(value) + "]";
            }
        }
        for (const std::size_t child : game.trees[tree].children)
            add(game, child);
        text_ += ')';
    }

    std::string text_;
    std::vector<std::string> said_;
};

TEST(SgfGrammar, DoesNotCareForWhiteSpaceOutsideOfValues)
{
    EXPECT_EQ(Parsed("\n( ;\tAB [a] \r\n [b]\n;\n)\n").text(), "(;AB[a][b];)");
}

TEST(SgfGrammar, KeepsVariationsInOrder)
{
    EXPECT_EQ(Parsed("(;A[1](;B[2];C[3])(;B[4](;C[5])(;C[6])))").text(),
              "(;A[1](;B[2];C[3])(;B[4](;C[5])(;C[6])))");
}

TEST(SgfGrammar, LeavesEscapesInValuesAlone)
{
    EXPECT_EQ(Parsed(R"((;C[a\]b\\][;x(]))").text(), R"((;C[a\]b\\][;x(]))");
}

TEST(SgfGrammar, SkipsWhatStandsBeforeTheFirstGame)
{
    const Parsed parsed("From: someone (me)\n\n(;C[x])");
    EXPECT_EQ(parsed.text(), "(;C[x])");
    EXPECT_TRUE(parsed.said().empty());
}

TEST(SgfGrammar, FindsNoGameInOtherText)
{
    EXPECT_EQ(Parsed("1) 31: 8/5 6/5 (nice)").text(), "");
}

TEST(SgfGrammar, StepsOverWhatIsNotSgf)
{
    const Parsed parsed("(;B[31] ?! ;W[42] 7 )");
    EXPECT_EQ(parsed.text(), "(;B[31];W[42])");
    EXPECT_THAT(parsed.said(), ElementsAre("expected a property, a node or a game instead of \"?!\"",
                                           "expected a property, a node or a game instead of \"7\""));
}

TEST(SgfGrammar, DropsAPropertyWithoutValues)
{
    const Parsed parsed("(;AB;W[42])");
    EXPECT_EQ(parsed.text(), "(;;W[42])");
    EXPECT_THAT(parsed.said(), ElementsAre("AB has no value in brackets"));
}

TEST(SgfGrammar, EndsAMoveWithoutBracketBeforeTheNextNode)
{
    const Parsed parsed("(;B[31abcd\n;W[42]\r\n;B[65\r\n;W[11])");
    EXPECT_EQ(parsed.text(), "(;B[31abcd];W[42];B[65];W[11])");
    EXPECT_THAT(parsed.said(), ElementsAre("this value of B has no \"]\"", "this value of B has no \"]\""));
}

TEST(SgfGrammar, LetsACommentHoldLinesThatLookLikeNodes)
{
    EXPECT_EQ(Parsed("(;C[a\n;B[31\n(b\n)])").text(), "(;C[a\n;B[31\n(b\n)])");
}

TEST(SgfGrammar, DropsTheValueThatTheEndOfTheFileCuts)
{
    const Parsed parsed("(;B[31abcd]\n;W[42a");
    EXPECT_EQ(parsed.text(), "(;B[31abcd];)");
    EXPECT_THAT(parsed.said(), ElementsAre("this value of W has no \"]\"", "W has no value in brackets",
                                           "the file ends before this \"(\" is closed"));
}

TEST(SgfGrammar, ReadsTheNextGameAfterAParenthesisTooMany)
{
    const Parsed parsed("(;B[31]))(;W[42])");
    EXPECT_EQ(parsed.text(), "(;B[31])(;W[42])");
    EXPECT_THAT(parsed.said(), ElementsAre("there is no open \"(\" for this \")\""));
}

TEST(SgfGrammar, ReadsANodeAfterAVariationAsAnotherVariation)
{
    const Parsed parsed("(;B[31](;W[42]);W[53];B[11])(;C[x])");
    EXPECT_EQ(parsed.text(), "(;B[31](;W[42])(;W[53];B[11]))(;C[x])");
    EXPECT_THAT(parsed.said(), ElementsAre("a node after a variation; it is read as a variation"));
}

TEST(SgfGrammar, OpensAGameForANodeOutsideOfOne)
{
    EXPECT_EQ(Parsed("(;B[31]);W[42];B[11]").text(), "(;B[31])(;W[42];B[11])");
}

TEST(SgfGrammar, DoesNotRecurse)
{
    constexpr std::size_t kDepth = 50'000;
    std::string text;
    for (std::size_t i = 0; i < kDepth; ++i)
        text += "(;";
    const SourceText source("x.sgf", text);
    CollectingReporter reporter;
    EXPECT_EQ(GameParser(source, reporter).next()->trees.size(), kDepth);
}

TEST(SgfKey, IsTheCapitalLetters)
{
    EXPECT_EQ(key("WhiteRank"), key("WR"));
    EXPECT_EQ(key("Black"), key("B"));
    EXPECT_NE(key("B"), key("BB"));
    EXPECT_EQ(key("FOO"), 0);
}

}  // namespace
}  // namespace gammonkit::sgf
