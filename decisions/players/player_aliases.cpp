#include "decisions/players/player_aliases.hpp"

#include "support/fold_case.hpp"
#include "support/line_cursor.hpp"
#include "support/names/person_names.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

/// The pieces between separators that stand in no quotes.
std::vector<std::string_view> pieces(std::string_view text, char separator)
{
    std::vector<std::string_view> found;
    bool quoted = false;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') quoted = !quoted;
        if (text[i] != separator || quoted) continue;
        found.push_back(trimmed(text.substr(begin, i - begin)));
        begin = i + 1;
    }
    found.push_back(trimmed(text.substr(begin)));
    return found;
}

std::string_view unquoted(std::string_view name)
{
    const bool quoted = name.size() >= 2 && name.starts_with('"') && name.ends_with('"');
    return quoted ? name.substr(1, name.size() - 2) : name;
}

tl::unexpected<Diagnostic> wrong(const SourceText& source, std::string_view part, std::string message)
{
    return tl::unexpected(
        error_at(source, part, "aliases", std::move(message), "a line is: Ann Lee = annlee, Ann L."));
}

}  // namespace

Result<PlayerAliases> PlayerAliases::read(const SourceText& source)
{
    PlayerAliases aliases;
    for (LineCursor lines(source); !lines.at_end();) {
        const std::string_view line = trimmed(lines.next());
        if (line.empty() || line.starts_with('#')) continue;
        const std::vector<std::string_view> sides = pieces(line, '=');
        if (sides.size() != 2)
            return wrong(source, line, "there must be one = between a player and his names");
        const std::string_view player = unquoted(sides.front());
        std::vector<std::string_view> names = pieces(sides.back(), ',');
        names.push_back(sides.front());
        for (const std::string_view written : names) {
            const std::string_view name = unquoted(written);
            if (name.empty()) return wrong(source, line, "a name is missing");
            const auto [other, is_new] = aliases.names_.emplace(folded(name), player);
            if (!is_new && other->second != player)
                return wrong(source, written, fmt::format("{} is a name of {} already", name, other->second));
            aliases.add_key(name, other->second);
        }
    }
    return aliases;
}

void PlayerAliases::add_key(std::string_view name, const std::string& player)
{
    const auto [other, is_new] = by_key_.emplace(name_key(name), player);
    if (!is_new && other->second != player) other->second.reset();
}

std::string PlayerAliases::name_of(std::string_view name) const
{
    if (names_.empty()) return std::string(trimmed(name));
    const auto found = names_.find(folded(trimmed(name)));
    if (found != names_.end()) return found->second;
    const auto meant = by_key_.find(name_key(name));
    return meant != by_key_.end() && meant->second ? *meant->second : std::string(trimmed(name));
}

std::string PlayerAliases::key_of(std::string_view name) const
{
    const std::string player = name_of(name);
    std::string key = name_key(player);
    const auto meant = by_key_.find(key);
    const bool has_namesake = meant != by_key_.end() && !meant->second;
    return has_namesake ? folded(player) : key;
}

std::vector<std::string> PlayerAliases::names_beside(std::string_view name) const
{
    const std::string player = name_of(name);
    std::vector<std::string> names{name_key(name)};
    for (const auto& [other, whose] : names_) {
        if (whose == player) names.push_back(name_key(other));
    }
    return names;
}

}  // namespace gammonkit
