#include "cli/commands/find/unknown_names.hpp"

#include "support/ends.hpp"
#include "support/names/person_names.hpp"

#include <algorithm>

namespace gammonkit::cli {

UnknownNames::UnknownNames(const Filter& filter)
{
    collect(filter);
}

void UnknownNames::collect(const Filter& filter)
{
    if (filter.kind() != Filter::Kind::condition) {
        for (const Filter& part : filter.parts())
            collect(part);
        return;
    }
    const Condition& condition = filter.condition();
    const bool is_name = condition.word->kind == WordKind::name && condition.how == Relation::equal;
    if (!is_name || condition.written.empty()) return;
    Name& name = names_.emplace_back();
    name.written = condition.written;
    name.key = first_or_empty(condition.texts);
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
