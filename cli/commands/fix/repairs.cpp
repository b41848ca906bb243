#include "model/transform/repairs.hpp"
#include "cli/commands/fix/command.hpp"
#include "model/transform/split_join.hpp"
#include "model/transform/swap_players.hpp"
#include "support/names/person_names.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

/// "1=1700": whose rating, and what.
Result<ByPlayer<std::optional<std::string>>> ratings_of(const std::vector<std::string>& words)
{
    ByPlayer<std::optional<std::string>> ratings;
    for (const std::string& word : words) {
        const std::string_view seat = std::string_view(word).substr(0, word.find('='));
        if (seat.size() == word.size() || (seat != "1" && seat != "2"))
            return failure("usage", fmt::format("--rating: '{}' is not 1=RATING or 2=RATING", word));
        ratings[seat == "1" ? Player::first : Player::second] = word.substr(2);
    }
    return ratings;
}

bool is_one_called(const std::string& name, const ByPlayer<PlayerInfo>& players)
{
    return std::ranges::any_of(kPlayers,
                               [&](Player player) { return trimmed(players[player].name) == name; });
}

/// What "OLD=NEW" means, one each. Fails with code "usage".
Result<std::vector<Rename>> renames_of(const std::vector<std::string>& words)
{
    std::vector<Rename> renames;
    for (const std::string& word : words) {
        const std::size_t sign = word.find('=');
        const std::string_view old = trimmed(std::string_view(word).substr(0, sign));
        if (sign == std::string::npos || old.empty())
            return failure("usage", fmt::format("--rename: '{}' is not OLD=NEW", word));
        renames.push_back({std::string(old), std::string(trimmed(std::string_view(word).substr(sign + 1)))});
    }
    return renames;
}

/// The rename that means this name of one of `players`; null if none does. One that is written as the name
/// goes first, and does not mean the other player, too, if he is called almost the same. Of several the last.
const Rename* rename_for(const std::string& name, const ByPlayer<PlayerInfo>& players,
                         const std::vector<Rename>& renames)
{
    if (renames.empty()) return nullptr;
    const auto last_that = [&](const auto& test) -> const Rename* {
        const auto found = std::find_if(renames.rbegin(), renames.rend(), test);
        return found == renames.rend() ? nullptr : &*found;
    };
    const Rename* const exact =
        last_that([&](const Rename& rename) { return trimmed(name) == rename.old_name; });
    if (exact != nullptr) return exact;
    const std::string key = name_key(name);
    return last_that([&](const Rename& rename) {
        return key == name_key(rename.old_name) && !is_one_called(rename.old_name, players);
    });
}

/// Gives the players their new names. Says what it changed.
std::vector<std::string> renamed(ByPlayer<PlayerInfo>& players, const Repairs& repairs)
{
    const ByPlayer<PlayerInfo> before = players;
    return rename(players, [&](const std::string& name) {
        const Rename* const found = rename_for(name, before, repairs.renames);
        if (found != nullptr) return found->new_name;
        return repairs.aliases ? repairs.aliases->name_of(name) : name;
    });
}

std::vector<std::string> repair(Match& match, const Repairs& repairs)
{
    std::vector<std::string> done;
    const auto add = [&](const std::vector<std::string>& lines) {
        done.insert(done.end(), lines.begin(), lines.end());
    };
    if (repairs.length) add(set_length(match, *repairs.length));
    if (repairs.parts.plays) add(repair_plays(match));
    if (repairs.parts.bear_off) add(complete_bear_off(match, repairs.resignations));
    if (repairs.parts.outcomes) add(repair_outcomes(match));
    if (repairs.parts.scores) add(repair_scores(match));
    if (repairs.swap) {
        match = swap_players(std::move(match));
        done.emplace_back("the players have each other's seats");
    }
    add(renamed(match.players, repairs));
    add(relabel(match, repairs.labels));
    return done;
}

std::vector<std::string> repair(PositionRecord& record, const Repairs& repairs)
{
    std::vector<std::string> done;
    if (repairs.swap) {
        record = swap_players(std::move(record));
        done.emplace_back("the players have each other's seats");
    }
    for (const std::vector<std::string>& names :
         {renamed(record.players, repairs), relabel(record.players, repairs.labels.names)})
        done.insert(done.end(), names.begin(), names.end());
    return done;
}

/// The matches that were glued together as one; only that one if nothing was.
std::vector<Match> repaired_parts(Match match, const Repairs& repairs, Log& log)
{
    if (!repairs.parts.glued) return {std::move(match)};
    std::vector<Match> parts = split_glued(match);
    if (parts.size() > 1) log.add(fmt::format("what was one match is {} now", parts.size()));
    return parts;
}

}  // namespace

Result<Repairs> repairs_of(const FixOptions& repair, std::optional<PlayerAliases> aliases,
                           std::vector<HandNote> notes)
{
    Repairs repairs = repair.repairs;
    repairs.aliases = std::move(aliases);
    repairs.notes = std::move(notes);
    GK_TRY(repairs.labels.ratings, ratings_of(repair.ratings));
    GK_TRY(repairs.renames, renames_of(repair.renames));
    GK_TRY(const std::vector<HandNote> own_notes, notes_of(repair));
    repairs.notes.insert(repairs.notes.end(), own_notes.begin(), own_notes.end());
    if (repairs.parts.bear_off) repairs.resignations = EndResignation::may_be_bear_off;
    const bool names_one = repairs.parts != RepairedParts{} || repairs.swap || repairs.length ||
                           !repairs.renames.empty() || repairs.aliases || !repairs.notes.empty() ||
                           repairs.labels != Labels{};
    if (!names_one) repairs.parts = {.scores = true, .outcomes = true, .bear_off = true, .glued = true};
    return repairs;
}

Result<Collection> repaired(Collection collection, const Repairs& repairs, Log& log)
{
    GK_TRY(const std::vector<std::string> noted, add_notes(collection, repairs.notes));
    log.add(noted, "");
    Collection result;
    for (Match& match : collection.matches) {
        for (Match& part : repaired_parts(std::move(match), repairs, log))
            result.matches.push_back(std::move(part));
    }
    for (std::size_t i = 0; i < result.matches.size(); ++i) {
        const std::string label = result.matches.size() > 1 ? fmt::format("match {}, ", i + 1) : "";
        log.add(repair(result.matches[i], repairs), label);
    }
    result.positions = std::move(collection.positions);
    const bool sets_more = repairs.labels.event || repairs.labels.date || repairs.length;
    if (sets_more && !result.positions.empty())
        log.add("positions have no event, date or length that could be set");
    for (std::size_t i = 0; i < result.positions.size(); ++i) {
        const std::string label = result.positions.size() > 1 ? fmt::format("position {}, ", i + 1) : "";
        log.add(repair(result.positions[i], repairs), label);
    }
    return result;
}

}  // namespace gammonkit::cli
