#include "importers/tmg/header.hpp"

#include "formats/record/scanner.hpp"
#include "formats/tmg/tmg_records.hpp"
#include "model/limits.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>

namespace gammonkit::tmg {
namespace {

/// "2004-03-17".
std::optional<Date> date_in(std::string_view text)
{
    const std::vector<std::string_view> parts = split(text, '-');
    if (parts.size() != 3) return std::nullopt;
    const std::optional<int> year = parse_int(parts[0]);
    const std::optional<int> month = parse_int(parts[1]);
    const std::optional<int> day = parse_int(parts[2]);
    return year && month && day ? date_from(*year, *month, *day) : std::nullopt;
}

constexpr std::array<std::string_view, 8> kRules{"Length",  "Variant",  "Jacoby", "Crawford",
                                                 "Beavers", "Raccoons", "Cube",   "MaxCube"};
constexpr std::array<std::string_view, 12> kKeys{"Length",  "Variant",  "Jacoby",  "Crawford",
                                                 "Beavers", "Raccoons", "Cube",    "MaxCube",
                                                 "Player1", "Player2",  "MatchID", "Startdate"};

bool is_count(std::string_view value)
{
    return value.empty() || parse_int(value).value_or(-1) >= 0;
}

/// Reads the header line by line.
class HeaderReader {
public:
    HeaderReader(const SourceText& source, Match& match, Reporter& reporter)
        : source_(source), match_(match), reporter_(reporter)
    {
    }

    void read(std::string_view line)
    {
        const std::optional<Entry> entry = entry_in(line);
        if (!entry) {
            reporter_.report(warning_at(source_, line, "not-understood",
                                        "this line of the header is not \"key: value\": it is kept"));
            keep("tmg:header", line);
        } else if (!read_entry(*entry) && !read_rule(*entry)) {
            const bool is_unclear =
                (std::ranges::find(kRules, entry->key) != kRules.end() && !is_count(entry->value)) ||
                (entry->key == "Startdate" && !entry->value.empty()) || entry->key.starts_with("Player");
            if (is_unclear || is_misspelt(entry->key, kKeys)) {
                warn(line, "not-understood", "this line of the header is not understood: it is kept");
            }
            keep("tmg:" + std::string(entry->key), entry->value);
        }
    }

    void finish()
    {
        const bool known = std::any_of(std::begin(kPlayers), std::end(kPlayers), [&](Player player) {
            return !ids_[player].empty() && ids_[player] != kUnknownId;
        });
        if (known) {
            match_.extras.push_back(
                {.key = std::string(kIds), .values = {std::string(ids_.first), std::string(ids_.second)}});
        }
    }

private:
    /// False if the line says something else.
    bool read_entry(const Entry& entry)
    {
        if (entry.key == "Player1") return read_player(Player::first, entry.value);
        if (entry.key == "Player2") return read_player(Player::second, entry.value);
        if (entry.key == "Startdate") return read_date(entry.value);
        if (entry.key == "MatchID") match_.match_id = entry.value;
        return entry.key == "MatchID";
    }

    /// "1001 ann 1500.00": a name may hold blanks; what ends it is a rating, or "?".
    bool read_player(Player player, std::string_view value)
    {
        const std::size_t id_end = std::min(value.find_first_of(" \t"), value.size());
        ids_[player] = value.substr(0, id_end);
        std::string_view name = trimmed(value.substr(id_end));
        const std::size_t last = name.find_last_of(" \t");
        const std::string_view end = last == std::string_view::npos ? "" : name.substr(last + 1);
        if (end == kUnknown || record::rating_in(end)) {
            if (end != kUnknown) match_.players[player].rating = end;
            name = trimmed(name.substr(0, last));
        }
        const bool is_named = !name.empty() && std::ranges::all_of(ids_[player], is_digit);
        if (!is_named && !value.empty())
            warn(value, "not-understood", "a number and a name are expected here");
        match_.players[player].name = name == kUnknown ? "" : name;
        return true;
    }

    bool read_date(std::string_view value)
    {
        const std::size_t end = std::min(value.find_first_of(" \t"), value.size());
        const std::optional<Date> date = date_in(value.substr(0, end));
        if (!date) return false;
        match_.date = date;
        match_.time = trimmed(value.substr(end));
        return true;
    }

    /// False if the line says what the model has no place for.
    bool read_rule(const Entry& entry)
    {
        const std::optional<int> number = parse_int(entry.value);
        Rules& rules = match_.rules;
        if (!number || *number < 0) return false;
        if (entry.key == "Length") return read_length(*number, entry.value);
        if (entry.key == "Variant") return read_variant(*number, entry.value);
        if (entry.key == "Jacoby") return set(rules.jacoby, *number);
        if (entry.key == "Crawford") return set(rules.crawford, *number);
        if (entry.key == "Beavers") return set(rules.beavers, *number);
        if (entry.key == "Raccoons") return set(rules.raccoons, *number);
        if (entry.key == "Cube") return read_cube(*number);
        return entry.key == "MaxCube" && read_limit(*number);
    }

    /// A number above 1 says more than that the rule is in use, so it is kept too.
    static bool set(std::optional<bool>& rule, int number)
    {
        rule = number != 0;
        return number <= 1;
    }

    bool read_length(int length, std::string_view where)
    {
        if (length > kMostPoints) {
            warn(where, "bad-length", "this is not the length of a match: reading a money session");
            return false;
        }
        match_.rules.length = length;
        return true;
    }

    bool read_variant(int number, std::string_view where)
    {
        if (number == 2) match_.rules.variant = Variant::nackgammon;
        const bool known = number == 1 || number == 2;
        if (!known) warn(where, "unknown-variant", "which variant this is, is not known: reading backgammon");
        return known;
    }

    bool read_cube(int number)
    {
        if (number == 0) match_.rules.cube_limit = 1;
        return number <= 1;
    }

    bool read_limit(int number)
    {
        const bool fits = number > 1 && is_cube_value(number) && match_.rules.uses_cube();
        if (fits) match_.rules.cube_limit = number;
        return fits;
    }

    void keep(std::string key, std::string_view value)
    {
        match_.extras.push_back({.key = std::move(key), .values = {std::string(value)}});
    }

    void warn(std::string_view where, std::string code, std::string message)
    {
        reporter_.report(warning_at(source_, where, std::move(code), std::move(message)));
    }

    const SourceText& source_;
    Match& match_;
    Reporter& reporter_;
    ByPlayer<std::string_view> ids_;
};

}  // namespace

void read_header(const MatchLines& lines, const SourceText& source, Match& match, Reporter& reporter)
{
    HeaderReader reader(source, match, reporter);
    for (const std::string_view line : lines.header)
        reader.read(line);
    reader.finish();
}

}  // namespace gammonkit::tmg
