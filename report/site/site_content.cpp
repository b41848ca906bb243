#include "report/site/site_content.hpp"

#include "support/file_slug.hpp"
#include "support/fold_case.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::site {
namespace {

constexpr std::string_view kPlayersFolder = "players/";
constexpr std::string_view kExtension = ".html";

std::vector<Listed> all_matches(const SiteReports& reports)
{
    std::vector<Listed> all;
    for (const auto& [path, matches] : reports) {
        for (const SiteMatch& match : matches)
            all.push_back({.match = &match, .page = path, .players = {kNobody, kNobody}});
    }
    return all;
}

/// Parts those that count from their copies.
void part_copies(std::vector<Listed> all, Content& content)
{
    std::vector<const MatchRecord*> records;
    for (const Listed& listed : all)
        records.push_back(&listed.record());
    const std::vector<std::size_t> kept = indexes_without_copies(records);
    std::vector<bool> counts(all.size());
    for (const std::size_t index : kept)
        counts[index] = true;
    for (std::size_t i = 0; i < all.size(); ++i)
        (counts[i] ? content.matches : content.copies).push_back(std::move(all[i]));
}

std::vector<MatchRecord> records_of(const std::vector<Listed>& matches)
{
    std::vector<MatchRecord> records;
    for (const Listed& listed : matches)
        records.push_back(listed.record());
    return records;
}

/// An event is won by matches, not by ratings: then points decide, and the order stays where they are equal.
void put_in_order_of_results(std::vector<SitePlayer>& players)
{
    std::ranges::stable_sort(players, {}, [](const SitePlayer& player) { return by_results(player.totals); });
}

/// Tells matches and players of each other.
void connect(Content& content)
{
    const PlayerAliases& aliases = content.settings.aliases;
    std::map<std::string, std::size_t> by_name;
    for (std::size_t i = 0; i < content.players.size(); ++i)
        by_name[aliases.key_of(content.players[i].totals.name)] = i;
    for (Listed& listed : content.matches) {
        for (const Player seat : kPlayers) {
            const auto found = by_name.find(aliases.key_of(listed.record().players[seat].name));
            if (found == by_name.end()) continue;
            listed.players[seat] = found->second;
            SitePlayer& player = content.players[found->second];
            player.appearances.push_back({&listed, seat});
            const bool is_match = listed.record().length > 0;
            player.analyzed_matches += is_match && listed.record().players[seat].error ? 1 : 0;
        }
    }
    for (SitePlayer& player : content.players) {
        std::ranges::stable_sort(player.appearances, {}, [](const Appearance& appearance) {
            const std::string& date = appearance.listed->record().date;
            return std::pair(date.empty(), date);
        });
    }
}

/// In the order of names, so that one more match renames nobody's page but that of his namesakes.
void name_pages(const SiteReports& reports, Content& content)
{
    UniqueSlugs slugs;
    for (const auto& [path, matches] : reports) {
        const std::string known = lowered(path);
        if (known.starts_with(kPlayersFolder) && known.ends_with(kExtension))
            slugs.take(known.substr(kPlayersFolder.size(),
                                    known.size() - kPlayersFolder.size() - kExtension.size()));
    }
    std::vector<std::pair<std::string, SitePlayer*>> sorted;
    for (SitePlayer& player : content.players)
        sorted.emplace_back(folded(player.totals.name), &player);
    std::ranges::sort(sorted);
    for (const auto& [name, player] : sorted)
        player->page =
            fmt::format("{}{}{}", kPlayersFolder, slugs.slug_of(player->totals.name, "player"), kExtension);
}

void find_me(Content& content)
{
    const PlayerAliases& aliases = content.settings.aliases;
    if (content.settings.me.empty()) return;
    for (const std::string_view name : split(content.settings.me, ',')) {
        for (SitePlayer& player : content.players)
            player.is_me = player.is_me || aliases.key_of(player.totals.name) == aliases.key_of(name);
    }
}

}  // namespace

std::optional<std::string> Content::way_to_shared(std::string_view up) const
{
    return shares_parts(settings) ? std::optional<std::string>(up) : std::nullopt;
}

std::string Content::title() const
{
    return settings.event.empty() ? words().say("Matches") : settings.event;
}

PlayerHistory Content::history(const SitePlayer& player, HistoryBy by) const
{
    std::vector<SeatedMatch> seated;
    for (const Appearance& appearance : player.appearances)
        seated.push_back({&appearance.listed->record(), appearance.seat});
    return history_of(player.totals.name, seated,
                      {.by = by, .aliases = settings.aliases, .least_decisions = settings.least_decisions});
}

const SitePlayer* Content::opponent_in(const Appearance& appearance) const
{
    const std::size_t index = appearance.listed->players[opponent(appearance.seat)];
    return index == kNobody ? nullptr : &players[index];
}

Content content_of(const SiteReports& reports, const SiteSettings& settings)
{
    Content content{.settings = settings};
    part_copies(all_matches(reports), content);
    for (PlayerTotals& totals :
         totals_of(records_of(content.matches), settings.aliases, settings.least_decisions))
        content.players.push_back({.totals = std::move(totals)});
    if (!settings.event.empty()) put_in_order_of_results(content.players);
    connect(content);
    find_me(content);
    if (!settings.event.empty()) name_pages(reports, content);
    return content;
}

}  // namespace gammonkit::site
