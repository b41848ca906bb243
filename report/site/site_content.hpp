#pragma once

#include "decisions/players/player_history.hpp"
#include "report/site/site.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace gammonkit::site {

/// A match, and where it is shown.
struct Listed {
    const SiteMatch* match = nullptr;
    std::string page = {};               ///< From the folder of the site: "sub/a.html"; not encoded.
    ByPlayer<std::size_t> players = {};  ///< Which of the players; `kNobody` without a name.

    [[nodiscard]] const MatchRecord& record() const { return match->record; }
};
inline constexpr std::size_t kNobody = static_cast<std::size_t>(-1);

/// One match of a player.
struct Appearance {
    const Listed* listed = nullptr;
    Player seat = Player::first;

    [[nodiscard]] const SitePart& part() const { return listed->match->parts[seat]; }
};

struct SitePlayer {
    PlayerTotals totals = {};
    bool is_me = false;
    std::string page = {};     ///< "players/ann.html"; empty where there are no pages of players.
    int analyzed_matches = 0;  ///< Of which his errors are known, without money sessions.
    std::vector<Appearance> appearances = {};  ///< From the oldest on, without a date last.
};

/// All that a site shows. It points into the reports.
struct Content {
    const SiteSettings& settings;
    std::vector<Listed> matches = {};      ///< Each once, by the paths of their pages.
    std::vector<Listed> copies = {};       ///< What is not counted.
    std::vector<SitePlayer> players = {};  ///< The best first, by totals_of; of an event by their results.

    [[nodiscard]] const Translator& words() const { return settings.words; }
    /// `up`, if there are files that all pages share.
    [[nodiscard]] std::optional<std::string> way_to_shared(std::string_view up) const;
    /// "Spring Open", or "Matches" where there is no event.
    [[nodiscard]] std::string title() const;
    /// The history of a player, whose parts point at the records of his matches.
    [[nodiscard]] PlayerHistory history(const SitePlayer& player, HistoryBy by) const;
    /// The one who met this player; nobody where he has no name.
    [[nodiscard]] const SitePlayer* opponent_in(const Appearance& appearance) const;
};
[[nodiscard]] Content content_of(const SiteReports& reports, const SiteSettings& settings);

/// index.html.
[[nodiscard]] std::string write_index_page(const Content& content);
/// The page of a player, in the folder players.
[[nodiscard]] std::string write_player_page(const Content& content, const SitePlayer& player);

/// A row for each match, for programs: docs/players.md tells the columns.
[[nodiscard]] std::string matches_csv(const Content& content);
[[nodiscard]] std::string matches_json(const Content& content);

}  // namespace gammonkit::site
