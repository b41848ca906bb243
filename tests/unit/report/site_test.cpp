#include "report/html/page.hpp"
#include "report/site/site_links.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace gammonkit::site_test {
namespace {

/// A match to 5 that the first player won, with 50 decisions of both.
SiteMatch match(const std::string& first, const std::string& second, const std::string& fingerprint)
{
    SiteMatch match{.kind = "5-point match", .names = {first, second}};
    match.record = {.fingerprint = fingerprint,
                    .length = 5,
                    .event = "Open",
                    .date = "2024-01-02",
                    .winner = Player::first,
                    .players = {{.name = first,
                                 .score = 5,
                                 .performance = {.decisions = 50, .error = 0.5},
                                 .error = Amount{0.5, 0.08},
                                 .luck = Amount{0.3, 0.2}},
                                {.name = second,
                                 .score = 3,
                                 .performance = {.decisions = 50, .error = 1},
                                 .error = Amount{1, 0.16},
                                 .luck = Amount{-0.1, -0.05}}}};
    return match;
}

SiteSettings event()
{
    return {.event = "Spring Open", .look = {.theme = built_in_theme("modern").value()}};
}

const SiteFile* find(const std::vector<SiteFile>& files, const std::string& path)
{
    const auto found = std::ranges::find(files, path, &SiteFile::path);
    return found == files.end() ? nullptr : &*found;
}

/// Not a matcher: it would print the page.
bool holds(const std::vector<SiteFile>& files, const std::string& path, std::string_view text)
{
    const SiteFile* const file = find(files, path);
    return file != nullptr && file->bytes.find(text) != std::string::npos;
}

std::vector<std::string> paths(const std::vector<SiteFile>& files)
{
    std::vector<std::string> all;
    for (const SiteFile& file : files)
        all.push_back(file.path);
    return all;
}

TEST(Site, WithoutAnEventIsAListAlone)
{
    const std::vector<SiteFile> files = write_site({{"a.html", {match("Ann", "Bob", "f")}}}, {});
    EXPECT_EQ(paths(files), std::vector<std::string>{"index.html"});
    EXPECT_TRUE(holds(files, "index.html", "<h1>Matches</h1>"));
    EXPECT_FALSE(holds(files, "index.html", "players/"));
}

TEST(Site, OfAnEventHasAPageForEachPlayerAndTables)
{
    const std::vector<SiteFile> files = write_site({{"a.html", {match("Ann", "Bob", "f")}}}, event());
    EXPECT_THAT(paths(files),
                testing::ElementsAre("index.html", "standings.csv", "standings.json", "matches.csv",
                                     "matches.json", "players/ann.html", "players/bob.html"));
    EXPECT_TRUE(holds(files, "index.html", "<a href=\"players/ann.html\">Ann</a>"));
    EXPECT_TRUE(holds(files, "players/ann.html", "<a href=\"bob.html\">Bob</a>"));
    EXPECT_TRUE(holds(files, "players/ann.html", "href=\"../a.html\""));
    for (const SiteFile& file : files)
        EXPECT_NE(file.bytes.find(file.mark), std::string::npos) << file.path;
}

/// Ann's errors in holding games: five whose reason is the shots that they left.
void add_theme(SiteMatch& match)
{
    SitePart& part = match.parts.first;
    for (int i = 1; i <= 5; ++i) {
        const std::string id = fmt::format("id{}", i);
        const PlannedError error{
            .kind = ErrorKind::shots, .cost = {0.05 * i, 0.01 * i}, .avoidable = 0.5, .id = id};
        part.planned.decisions.push_back({.plan = GamePlan::holding, .is_rated = true, .error = error});
        part.errors.push_back({.id = id,
                               .cost = 0.05 * i,
                               .words = fmt::format("Ann errs {}", i),
                               .place = "game 1, move 3",
                               .anchor = fmt::format("g1-{}", i)});
    }
    part.planned.matches = 1;
}

TEST(Site, TellsErrorsByThemeWithLinksToTheCostliest)
{
    SiteMatch told = match("Ann", "Bob", "f");
    add_theme(told);
    const std::vector<SiteFile> files = write_site({{"a.html", {told}}}, event());
    EXPECT_TRUE(holds(files, "players/ann.html",
                      "<strong>holding: shots left</strong> <small>5 errors · 15.00%</small>"));
    EXPECT_TRUE(holds(files, "players/ann.html", "<a href=\"../a.html#g1-5\">Ann errs 5</a>"));
    EXPECT_TRUE(holds(files, "players/ann.html", "They cost 15.00% in a match on average; 7.50% of that"));
    EXPECT_FALSE(holds(files, "players/bob.html", "id=\"themes\""));
}

TEST(SiteLinks, LeadFromReportsToTheListAndToTheirPlayers)
{
    const SiteReports reports = {{"a.html", {match("Ann", "Bob", "f")}},
                                 {"b/c d.html", {match("Ann", "Cid", "g")}}};
    const std::map<std::string, std::string> links = site_links(reports, event());
    const auto leads = [&](const std::string& page, const std::string& address, const std::string& words) {
        return links.at(page).find("<a href=\"" + address + "\" style=\"margin-right: 1.2em\">" + words +
                                   "</a>") != std::string::npos;
    };
    EXPECT_TRUE(leads("a.html", "index.html", "↑ Spring Open"));
    EXPECT_TRUE(leads("a.html", "players/bob.html", "Bob"));
    EXPECT_TRUE(leads("b/c d.html", "../index.html", "↑ Spring Open"));
    EXPECT_TRUE(leads("b/c d.html", "../players/cid.html", "Cid"));
    EXPECT_EQ(links.at("a.html").find("cid"), std::string::npos);
    EXPECT_EQ(site_links(reports, {}).at("a.html").find("players/"), std::string::npos);
}

TEST(SiteLinks, StandAtTheTopOfTheBodyAndTakeThePlaceOfOlderOnes)
{
    const std::string page = "<head><title>&lt;body></title></head><body class=\"x\"><p>1</p></body>";
    const std::string once = with_site_links(page, "<nav class=\"site\">a</nav>");
    EXPECT_EQ(
        once,
        "<head><title>&lt;body></title></head><body class=\"x\"><nav class=\"site\">a</nav><p>1</p></body>");
    EXPECT_EQ(with_site_links(once, "<nav class=\"site\">b</nav>"),
              with_site_links(page, "<nav class=\"site\">b</nav>"));
    EXPECT_EQ(with_site_links("no page", "<nav/>"), "no page");
}

TEST(SharedParts, AreLeftInWhatIsNoPageOfThisVersion)
{
    for (const std::string page : {"", "no page", "<style>a</style><script id=\"gammonkit-code\"></script>"})
        EXPECT_EQ(html::with_shared_parts(page, "../"), page);
}

TEST(Site, IsKnownAgain)
{
    for (const SiteFile& file : write_site({{"a.html", {match("Ann", "Bob", "f")}}}, event()))
        EXPECT_TRUE(is_site_file(file.bytes)) << file.path;
    EXPECT_FALSE(is_site_file("<body class=\"index\">"));
    EXPECT_FALSE(is_site_file("player,matches\r\n"));
}

TEST(Site, GivesPlayersNamesOfFilesThatDifferFromEachOtherAndFromReports)
{
    const SiteReports reports = {{"Players/Ann.html", {match("Ann", "ann!", "f")}},
                                 {"b.html", {match("../x", "<b>/", "g")}},
                                 {"c.html", {match("王", std::string(10'000, 'z'), "h")}}};
    const std::vector<std::string> wanted = {
        "players/ann-2.html", "players/ann-3.html", "players/x.html",
        "players/b.html",     "players/wang.html",  "players/" + std::string(60, 'z') + ".html"};
    EXPECT_THAT(paths(write_site(reports, event())), testing::IsSupersetOf(wanted));
}

TEST(Site, EscapesNames)
{
    const std::vector<SiteFile> files =
        write_site({{"a\"<b>.html", {match("<script>x</script>", "Bob", "f")}}}, event());
    for (const SiteFile& file : files)
        EXPECT_TRUE(!file.path.ends_with("html") || file.bytes.find("<script>x") == std::string::npos);
    EXPECT_TRUE(holds(files, "index.html", "href=\"a%22%3Cb%3E.html\""));
}

TEST(Site, CountsEachMatchOnceAndNamesItsCopies)
{
    const SiteReports reports = {{"a.html", {match("Ann", "Bob", "f")}},
                                 {"copy.html", {match("annie", "Robert", "f")}}};
    const std::vector<SiteFile> files = write_site(reports, event());
    EXPECT_EQ(find(files, "players/annie.html"), nullptr);
    EXPECT_TRUE(holds(files, "index.html",
                      "1 more record of these matches, not counted: "
                      "<a href=\"copy.html\">copy.html</a>"));
    const auto matches = nlohmann::json::parse(find(files, "matches.json")->bytes);
    EXPECT_EQ(matches.size(), 1U);
}

TEST(Site, KnowsAliasesAndWhoAsks)
{
    SiteSettings settings = event();
    settings.aliases = PlayerAliases::read(SourceText("names", "Ann Lee = annlee\n")).value();
    settings.me = "ANNLEE";
    const SiteReports reports = {{"a.html", {match("annlee", "Bob", "f")}},
                                 {"b.html", {match("Ann Lee", "Cy", "g")}}};
    const std::vector<SiteFile> files = write_site(reports, settings);
    ASSERT_NE(find(files, "players/ann-lee.html"), nullptr);
    EXPECT_TRUE(
        holds(files, "index.html", "2 matches: 2 won, 0 lost. PR 5.00 (3.6 to 7.5) in 100 decisions."));
    EXPECT_TRUE(holds(files, "index.html", "class=\"rating-curve\""));
    EXPECT_FALSE(holds(write_site(reports, event()), "index.html", "class=\"about\""));
}

/// Of the two, Ann won, and Bob played better.
TEST(Site, PutsPlayersOfAnEventInTheOrderOfTheirResults)
{
    SiteMatch won = match("Ann", "Bob", "f");
    won.record.players.first.performance.error = 5;
    const auto first_of = [&](const SiteSettings& settings) {
        const std::vector<SiteFile> files = write_site({{"a.html", {won}}}, settings);
        const std::string& page = find(files, "index.html")->bytes;
        const std::string rows = page.substr(page.find("id=\"players\""));
        return rows.find(">Ann<") < rows.find(">Bob<") ? "Ann" : "Bob";
    };
    EXPECT_EQ(first_of(event()), "Ann");
    EXPECT_EQ(first_of({.look = event().look}), "Bob");
}

TEST(Site, TellsProgramsWhatIsKnownOfMatches)
{
    const std::vector<SiteFile> files = write_site({{"a.html", {match("Ann", "=Bob", "f")}}}, event());
    const auto row = nlohmann::json::parse(find(files, "matches.json")->bytes).at(0);
    EXPECT_EQ(row["kind"], "match-record");
    EXPECT_EQ(row["version"], 1);
    EXPECT_EQ(row["page"], "a.html");
    EXPECT_EQ(row["winner"], 1);
    EXPECT_EQ(row["players"][1]["player"], "=Bob");
    EXPECT_EQ(row["players"][0]["luck_adjusted_result"], 0.25);
    EXPECT_TRUE(holds(files, "matches.csv", ",'=Bob,3,50,10,1,0.16,,-0.1,-0.05,,-0.25\r\n"));
    const auto standing = nlohmann::json::parse(find(files, "standings.json")->bytes).at(0);
    EXPECT_EQ(standing["page"], "players/ann.html");
    EXPECT_EQ(standing["luck_adjusted_won"], 0.75);
}

TEST(Site, PartsScoresSoThatEachDecisionCountsOnce)
{
    EXPECT_EQ(group_of({.away = 1, .opponent_away = 1, .post_crawford = true}), ScoreGroup::match_point);
    EXPECT_EQ(group_of({.away = 1, .opponent_away = 3, .crawford_game = true}), ScoreGroup::crawford);
    EXPECT_EQ(group_of({.away = 1, .opponent_away = 2, .post_crawford = true}), ScoreGroup::post_crawford);
    EXPECT_EQ(group_of({.away = 3, .opponent_away = 5}), ScoreGroup::ahead);
    EXPECT_EQ(group_of({.away = 5, .opponent_away = 5}), ScoreGroup::even);
    EXPECT_EQ(group_of({.away = 5, .opponent_away = 3}), ScoreGroup::behind);
    EXPECT_EQ(group_of({}), ScoreGroup::money);
}

TEST(Site, DoesNotMakeUpPlayersWhoHaveNoName)
{
    SiteMatch unnamed = match("Ann", "second player", "f");
    unnamed.record.players.second.name.clear();
    const std::vector<SiteFile> files = write_site({{"a.html", {unnamed}}}, event());
    EXPECT_EQ(find(files, "players/second-player.html"), nullptr);
    EXPECT_TRUE(holds(files, "players/ann.html", "second player"));
}

}  // namespace
}  // namespace gammonkit::site_test
