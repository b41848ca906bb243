#include "report/reports.hpp"

#include "analysis/met/match_units.hpp"
#include "model/is_analyzed.hpp"
#include "report/turn_words.hpp"

#include <fmt/format.h>

namespace gammonkit {

Reports::Reports(const Collection& collection, const std::optional<Filter>& filter) : shown_(collection)
{
    // Else no table is needed, and computing one takes milliseconds.
    if (shown_.matches.empty() && !is_analyzed(shown_)) return;
    const KnownTables tables;
    state_in_both_units(shown_, tables);
    for (const Match& match : shown_.matches) {
        matches_.push_back(report_of(match, tables.of(match)));
        choose(matches_.back(), filter);
    }
}

std::string Reports::title() const
{
    if (matches_.empty()) return "Backgammon positions";
    const ByPlayer<PlayerInfo>& players = matches_.front().match->players;
    const std::string title =
        fmt::format("{} – {}", name_of(players, Player::first), name_of(players, Player::second));
    const std::size_t more = matches_.size() - 1;
    return more == 0 ? title : fmt::format("{} and {} more", title, more);
}

}  // namespace gammonkit
