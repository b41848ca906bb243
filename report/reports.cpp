#include "report/reports.hpp"

#include "analysis/filter/find.hpp"
#include "analysis/met/match_units.hpp"
#include "report/turn_words.hpp"

#include <fmt/format.h>

namespace gammonkit {

namespace {

std::optional<Player> seat_of(const std::string& me, const Match& match)
{
    for (const Player player : kPlayers) {
        if (!me.empty() && is_me({.me = me}, match.players[player].name)) return player;
    }
    return std::nullopt;
}

}  // namespace

Reports::Reports(const Collection& collection, const ReportChoice& choice) : shown_(collection)
{
    const Legality legality = choice.filter ? legality_for(*choice.filter) : Legality::ignored;
    for (Match& match : shown_.matches) {
        const FollowedMatch followed = follow(match, legality);
        const MatchEquityTable& table = tables_.of(match);
        state_in_both_units(match, followed, table);
        matches_.push_back(report_of(match, followed, table, choice.filter, choice.counting));
        matches_.back().number = matches_.size();
        matches_.back().of = shown_.matches.size();
        matches_.back().detail = choice.statistics;
        matches_.back().me = seat_of(choice.me, match);
    }
    for (PositionRecord& position : shown_.positions)
        state_in_both_units(position, tables_);
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
