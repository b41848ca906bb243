#include "cli/commands/fix/renames.hpp"

#include "support/names/person_names.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

bool is_one_called(const std::string& name, const ByPlayer<PlayerInfo>& players)
{
    return std::ranges::any_of(kPlayers,
                               [&](Player player) { return trimmed(players[player].name) == name; });
}

}  // namespace

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

RenameTally::RenameTally(const std::vector<Rename>& renames) : renames_(renames), entries_(renames.size()) {}

void RenameTally::look_at(const Collection& collection)
{
    for (const Match& match : collection.matches)
        look_at(match.players);
    for (const PositionRecord& record : collection.positions)
        look_at(record.players);
}

void RenameTally::look_at(const ByPlayer<PlayerInfo>& players)
{
    const std::lock_guard lock(mutex_);
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const std::string& old = renames_[i].old_name;
        for (const Player player : kPlayers) {
            const std::string& name = players[player].name;
            entries_[i].met = entries_[i].met || name_key(name) == name_key(old);
            if (!entries_[i].met) entries_[i].near.add_name(name, old);
        }
    }
}

std::vector<Diagnostic> RenameTally::complaints() const
{
    const std::lock_guard lock(mutex_);
    std::vector<Diagnostic> complaints;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        if (entries_[i].met) continue;
        complaints.push_back(no_player(Severity::warning, renames_[i].old_name, entries_[i].near));
    }
    return complaints;
}

}  // namespace gammonkit::cli
