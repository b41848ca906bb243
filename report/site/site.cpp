#include "report/site/site.hpp"

#include "report/html/page.hpp"
#include "report/site/site_content.hpp"
#include "report/statistics/players_table.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

// By these an older file of ours is known.
constexpr std::string_view kGenerator = "name=\"generator\" content=\"GammonKit\"";
constexpr std::string_view kIndexMark = "<body class=\"index\">";
constexpr std::string_view kPlayerMark = "<body class=\"player\">";
constexpr std::string_view kStandingsMark = "player,matches,won,lost,";
constexpr std::string_view kStandingsJsonMark = "{\"kind\":\"player\",\"version\":";
constexpr std::string_view kMatchesMark = "page,date,event,length,";
constexpr std::string_view kMatchesJsonMark = "{\"kind\":\"match-record\",\"version\":";

void add_tables(const site::Content& content, std::vector<SiteFile>& files)
{
    std::vector<PlayerTotals> totals;
    std::vector<std::string> pages;
    for (const site::SitePlayer& player : content.players) {
        totals.push_back(player.totals);
        pages.push_back(player.page);
    }
    files[1].bytes = players_csv(totals, pages);
    files[2].bytes = players_json(totals, pages);
    files[3].bytes = site::matches_csv(content);
    files[4].bytes = site::matches_json(content);
}

}  // namespace

std::string card_path(std::string_view page)
{
    return fmt::format("cards/{}.png", page.substr(0, page.rfind('.')));
}

bool shares_parts(const SiteSettings& settings)
{
    return settings.has_script && !settings.event.empty();
}

std::vector<SiteFile> files_known_before(const SiteSettings& settings)
{
    std::vector<SiteFile> files = {{.path = "index.html", .mark = kIndexMark}};
    if (settings.event.empty()) return files;
    files.push_back({.path = "standings.csv", .mark = kStandingsMark});
    files.push_back({.path = "standings.json", .mark = kStandingsJsonMark});
    files.push_back({.path = "matches.csv", .mark = kMatchesMark});
    files.push_back({.path = "matches.json", .mark = kMatchesJsonMark});
    if (!shares_parts(settings)) return files;
    files.push_back({.path = std::string(html::kSharedStyleName), .mark = html::kSharedStyleMark});
    files.push_back({.path = std::string(html::kSharedScriptName), .mark = html::kSharedScriptMark});
    return files;
}

bool is_site_file(std::string_view bytes)
{
    const auto holds = [&](std::string_view mark) { return bytes.find(mark) != std::string_view::npos; };
    const bool is_page = holds(kGenerator) && (holds(kIndexMark) || holds(kPlayerMark));
    return is_page || bytes.starts_with(kStandingsMark) || bytes.starts_with(kMatchesMark) ||
           bytes.starts_with(fmt::format("[\n{}", kStandingsJsonMark)) ||
           bytes.starts_with(fmt::format("[\n{}", kMatchesJsonMark)) || holds(kCardMark) ||
           bytes.starts_with(html::kSharedStyleMark) || bytes.starts_with(html::kSharedScriptMark);
}

std::vector<SiteFile> write_site(const SiteReports& reports, const SiteSettings& settings)
{
    const site::Content content = site::content_of(reports, settings);
    std::vector<SiteFile> files = files_known_before(settings);
    files.front().bytes = site::write_index_page(content);
    if (settings.event.empty()) return files;
    add_tables(content, files);
    if (shares_parts(settings)) {
        files[files.size() - 2].bytes = html::shared_style();
        files.back().bytes = html::shared_script();
    }
    for (const site::SitePlayer& player : content.players) {
        files.push_back(
            {.path = player.page, .bytes = site::write_player_page(content, player), .mark = kPlayerMark});
    }
    return files;
}

}  // namespace gammonkit
