#include "cli/engine/near_names.hpp"

#include "support/names/person_names.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <vector>

namespace gammonkit::cli {
namespace {

constexpr std::size_t kMostNames = 3;
/// What is longer is compared with nothing: that takes its length squared.
constexpr std::size_t kLongestName = 100;

/// How many letters of `wanted` are wrong, if it can be a slip of `name`; 0 for a part of it.
std::optional<std::size_t> wrong_letters(std::string_view wanted, std::string_view name)
{
    const std::string written = plain_letters(trimmed(wanted));
    const std::string other = plain_letters(trimmed(name));
    if (other.find(written) != std::string::npos) return 0;
    if (written.size() > kLongestName || other.size() > kLongestName) return std::nullopt;
    const std::size_t wrong =
        std::min(edit_distance(written, other), edit_distance(name_key(wanted), name_key(name)));
    return wrong > most_wrong_letters(written) ? std::nullopt : std::optional(wrong);
}

}  // namespace

void NearNames::add_name(const std::string& name, std::string_view wanted)
{
    for (const std::string_view part : split(wanted, ',')) {
        if (trimmed(part).empty() || trimmed(name).empty()) continue;
        const std::optional<std::size_t> wrong = wrong_letters(part, name);
        if (!wrong) continue;
        const std::lock_guard lock(mutex_);
        names_.emplace(*wrong, name);
        if (names_.size() > kMostNames) names_.erase(std::prev(names_.end()));
    }
}

void NearNames::add(const Collection& collection, std::string_view wanted)
{
    for_each_name(collection, [&](const std::string& name) { add_name(name, wanted); });
}

std::string NearNames::hint() const
{
    const std::lock_guard lock(mutex_);
    std::vector<std::string> names;
    for (const auto& [wrong, name] : names_) {
        std::string quoted = fmt::format("'{}'", printable(name));
        if (std::ranges::find(names, quoted) == names.end()) names.push_back(std::move(quoted));
    }
    return names.empty() ? "" : fmt::format("did you mean {}?", joined(names, " or "));
}

Diagnostic no_player(Severity severity, std::string_view wanted, const NearNames& near)
{
    return {.severity = severity,
            .code = "no-player",
            .message = fmt::format("no player is called {}", printable(wanted)),
            .hint = near.hint()};
}

void UnknownNames::add(const Collection& collection)
{
    if (names_.empty()) return;
    for (const Player player : kPlayers) {
        for (const Match& match : collection.matches)
            add(match.players[player].name);
        for (const PositionRecord& record : collection.positions)
            add(record.players[player].name);
    }
}

void UnknownNames::add(const std::string& player)
{
    const std::string key = name_key(player);
    for (Name& name : names_) {
        name.near.add_name(player, name.written);
        const std::lock_guard lock(mutex_);
        name.is_called_so = name.is_called_so || key == name.key;
    }
}

std::vector<Diagnostic> UnknownNames::told() const
{
    std::vector<Diagnostic> all;
    for (const Name& name : names_) {
        if (!name.is_called_so) all.push_back(no_player(Severity::warning, name.written, name.near));
    }
    return all;
}

}  // namespace gammonkit::cli
