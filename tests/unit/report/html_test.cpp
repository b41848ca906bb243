#include "analysis/met/named_tables.hpp"
#include "formats/html/format.hpp"
#include "report/match_report.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

constexpr const char* kName = R"(O'Neil <b>&%$#_{}\~^ "x" ß 王 İ</script>)";

PlayAnalysis analysis(double loss)
{
    const auto candidate = [](const Play& play, double equity) {
        return Candidate{.play = play, .assessment = Assessment{.estimate = {.cubeful = Equity{equity}}}};
    };
    return {.candidates = {candidate({{Point{8}, Point{5}}, {Point{6}, Point{5}}}, 0.2),
                           candidate({{Point{24}, Point{23}}, {Point{13}, Point{10}}}, 0.2 - loss)},
            .played = 1};
}

/// A money session of one turn, which loses so much.
Collection session(double loss)
{
    Match match{.players = {{.name = kName}, {.name = "Bo"}}};
    const CheckerPlay made{.dice = *Dice::from(3, 1),
                           .play = {{Point{24}, Point{23}}, {Point{13}, Point{10}}}};
    match.games.push_back({.turns = {{.action = made, .comment = kName, .plays = {analysis(loss)}}}});
    return {.matches = {match}};
}

/// Not a matcher: it would print the page.
bool holds(const std::string& page, std::string_view text)
{
    return page.find(text) != std::string::npos;
}

Options options()
{
    return Options(kHtmlWriteOptions);
}

std::string written(const Collection& collection)
{
    return write_html(collection, options()).value();
}

Result<Collection> read(std::string page)
{
    CollectingReporter reporter;
    return read_html(SourceText("page.html", std::move(page)), {}, reporter);
}

std::optional<SkillMark> mark_for(double loss, std::optional<SkillMark> stated)
{
    Collection collection = session(loss);
    collection.matches.front().games.front().turns.front().marks.play = stated;
    const MatchReport report =
        report_of(collection.matches.front(), follow(collection.matches.front()), default_met());
    for (const DecisionError& judged : report.games.front().turns.front().decisions) {
        if (judged.decision.kind == DecisionKind::play) return mark_of(judged);
    }
    return std::nullopt;
}

TEST(Report, MarksByTheErrorAndPraisesAsTheSourceDoes)
{
    EXPECT_EQ(mark_for(0.2, std::nullopt), SkillMark::very_bad);
    EXPECT_EQ(mark_for(0.07, SkillMark::doubtful), SkillMark::bad);
    EXPECT_EQ(mark_for(0.01, SkillMark::bad), std::nullopt);
    EXPECT_EQ(mark_for(0.01, SkillMark::very_good), SkillMark::very_good);
}

TEST(HtmlReport, EscapesEveryName)
{
    const std::string page = written(session(0.2));
    EXPECT_TRUE(holds(page, R"(O'Neil &lt;b&gt;&amp;%$#_{}\~^ &quot;x&quot; ß 王 İ&lt;/script&gt;)"));
    EXPECT_FALSE(holds(page, "<b>&%"));
}

TEST(HtmlReport, AsksTheNetworkForNothing)
{
    const std::string page = written(session(0.2));
    EXPECT_FALSE(holds(page, "src="));
    EXPECT_FALSE(holds(page, "url("));
    EXPECT_FALSE(holds(page, "@import"));
}

TEST(HtmlReport, HoldsTheCollectionItself)
{
    const Collection collection = session(0.2);
    EXPECT_EQ(read(written(collection)).value(), collection);
}

TEST(HtmlReport, SaysWhichThemeThereIsNot)
{
    const Options unknown = Options::parse("theme=mauve", kHtmlWriteOptions).value();
    EXPECT_EQ(write_html(session(0.2), unknown).error().code, "unknown-theme");
}

TEST(HtmlReport, HasMapsOfErrorsIfTheyAreAskedFor)
{
    const auto length = [](double loss, std::string_view maps) {
        return write_html(session(loss), Options::parse(maps, kHtmlWriteOptions).value()).value().size();
    };
    EXPECT_GT(length(0.2, "maps=errors"), length(0.2, "maps=none") + 500);
    EXPECT_EQ(length(0.01, "maps=errors"), length(0.01, "maps=none"));
    EXPECT_GT(length(0.01, "maps=all"), length(0.01, "maps=none") + 500);
}

TEST(HtmlReport, HasNoMapsWithoutAScript)
{
    const Options both = Options::parse("images=i/,maps=errors", kHtmlWriteOptions).value();
    EXPECT_EQ(write_html(session(0.2), both).error().code, "option-value");
}

TEST(HtmlImporter, RefusesAPageWithoutAMatch)
{
    EXPECT_EQ(read(R"(<html><meta name="generator" content="GammonKit"/></html>)").error().code,
              "no-match-in-page");
}

TEST(HtmlImporter, PointsAtADamagedMatch)
{
    std::string page = written(session(0.2));
    const std::string mark = R"(id="gammonkit-match" type="application/x-gammonkit">)";
    const std::size_t begin = page.find(mark) + mark.size();
    page.replace(begin + 40, 1, "&");
    const Result<Collection> damaged = read(page);
    ASSERT_FALSE(damaged);
    EXPECT_EQ(damaged.error().code, "damaged-page");
    EXPECT_EQ(damaged.error().where, begin);
}

}  // namespace
}  // namespace gammonkit
