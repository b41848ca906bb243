#include "report/site/site_links.hpp"

#include "report/html/page.hpp"
#include "report/site/site_content.hpp"
#include "support/text.hpp"
#include "support/xml_writer.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

// The style is with the element: pages have several styles, and none of them knows it.
constexpr std::string_view kLinksBegin = "<nav class=\"site\"";
constexpr std::string_view kLinksEnd = "</nav>";

/// The way from the folder of a report to that of the site: "../" for each folder.
std::string way_up(std::string_view path)
{
    std::string way;
    for (auto folders = std::ranges::count(path, '/'); folders > 0; --folders)
        way += "../";
    return way;
}

void write_link(XmlWriter& html, const std::string& address, const std::string& words)
{
    html.element("a", {{"href", address}, {"style", "margin-right: 1.2em"}}, words);
}

/// The players of the matches of a report, each once.
std::vector<std::size_t> players_of(const site::Content& content, std::string_view path)
{
    std::vector<std::size_t> players;
    for (const site::Listed& listed : content.matches) {
        if (listed.page != path) continue;
        for (const Player seat : kPlayers) {
            const std::size_t player = listed.players[seat];
            if (player != site::kNobody && std::ranges::find(players, player) == players.end())
                players.push_back(player);
        }
    }
    return players;
}

std::string links_of(const site::Content& content, const std::string& path)
{
    const std::string way = way_up(path);
    XmlWriter html;
    {
        const XmlElement links(
            html, "nav", {{"class", "site"}, {"style", "padding: 0.4em 0"}, {"aria-label", content.title()}});
        write_link(html, way + "index.html", "↑ " + content.title());
        for (const std::size_t player : players_of(content, path)) {
            const site::SitePlayer& his = content.players[player];
            if (!his.page.empty()) write_link(html, way + percent_encoded(his.page), his.totals.name);
        }
    }
    return std::string(trimmed(html.finish()));
}

/// Behind the tag that begins the body; the end of a page that has none.
std::size_t begin_of_body(std::string_view page)
{
    const std::size_t tag = page.find("<body", std::min(page.find("</head>"), page.size()));
    return tag == std::string_view::npos ? page.size() : std::min(page.find('>', tag) + 1, page.size());
}

}  // namespace

std::map<std::string, std::string> site_links(const SiteReports& reports, const SiteSettings& settings)
{
    const site::Content content = site::content_of(reports, settings);
    std::map<std::string, std::string> links;
    for (const auto& [path, matches] : reports)
        links.emplace(path, links_of(content, path));
    return links;
}

std::string with_site_links(std::string page, std::string_view links)
{
    const std::size_t body = begin_of_body(page);
    if (body == page.size()) return page;
    const bool is_linked = std::string_view(page).substr(body).starts_with(kLinksBegin);
    const std::size_t old = is_linked ? page.find(kLinksEnd, body) + kLinksEnd.size() - body : 0;
    return page.replace(body, old, links);
}

namespace {

/// A page that names the picture of its match for previews, and that it is to be large, if it does not yet.
std::string with_card(std::string page, std::string_view path)
{
    constexpr std::string_view kProperty = "<meta property=\"og:image\"";
    const std::size_t place = page.find("<meta property=\"og:type\"");
    if (place == std::string::npos || page.find(kProperty) != std::string::npos) return page;
    XmlWriter html;
    html.empty("meta",
               {{"property", "og:image"}, {"content", way_up(path) + percent_encoded(card_path(path))}});
    html.empty("meta", {{"name", "twitter:card"}, {"content", "summary_large_image"}});
    return page.insert(place, trimmed(html.finish()));
}

}  // namespace

std::string site_page(std::string page, std::string_view path, std::string_view links, bool has_card,
                      const SiteSettings& settings)
{
    std::string linked = with_site_links(std::move(page), links);
    if (has_card) linked = with_card(std::move(linked), path);
    return shares_parts(settings) ? html::with_shared_parts(linked, way_up(path)) : linked;
}

}  // namespace gammonkit
