#include "importers/sgg/header.hpp"

#include "importers/sgg/file_parts.hpp"
#include "importers/sgg/row.hpp"
#include "support/ends.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit::sgg {
namespace {

constexpr std::array<std::string_view, 10> kKeys{"ELO",     "Jacoby",      "Automatic Doubles", "Crawford",
                                                 "Beavers", "Raccoons",    "Doubling Cube",     "Rated",
                                                 "Variant", "Match Length"};

/// The number of a month, of which the first three letters or more are written.
std::optional<int> month_from(std::string_view word)
{
    constexpr std::array<std::string_view, 12> kMonths{"January",   "February", "March",    "April",
                                                       "May",       "June",     "July",     "August",
                                                       "September", "October",  "November", "December"};
    if (word.size() < 3) return std::nullopt;
    const auto* found = std::find_if(kMonths.begin(), kMonths.end(), [&](std::string_view month) {
        return starts_with_ignoring_case(month, word);
    });
    if (found == kMonths.end()) return std::nullopt;
    return static_cast<int>(found - kMonths.begin()) + 1;
}

/// "Tuesday April 06, 2004", also without the day of the week, which nobody checks.
std::optional<Date> date_in(std::string_view line)
{
    std::vector<std::string_view> parts = words(line);
    if (parts.size() == 4) parts.erase(parts.begin());
    if (parts.size() != 3) return std::nullopt;
    if (parts[1].ends_with(',')) parts[1] = without_last(parts[1]);
    const std::optional<int> month = month_from(parts[0]);
    const std::optional<int> day = parse_int(parts[1]);
    const std::optional<int> year = parse_int(parts[2]);
    return month && day && year ? date_from(*year, *month, *day) : std::nullopt;
}

/// "May -1, 2002", "Apri? 06, 2004": two of what makes a date are there.
bool resembles_date(std::string_view line)
{
    const std::vector<std::string_view> parts = words(line);
    if (parts.size() != 3 && parts.size() != 4) return false;
    const std::string_view month = parts[parts.size() - 3];
    const std::string_view day = parts[parts.size() - 2];
    return month_from(month).has_value() + day.ends_with(',') + parse_int(parts.back()).has_value() >= 2;
}

struct Entry {
    std::string_view key;
    std::string_view value;
};
std::optional<Entry> entry_in(std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || trimmed(line.substr(0, colon)).empty()) return std::nullopt;
    return Entry{.key = trimmed(line.substr(0, colon)), .value = trimmed(line.substr(colon + 1))};
}

bool is_known(std::string_view key)
{
    return std::any_of(kKeys.begin(), kKeys.end(),
                       [key](std::string_view known) { return equals_ignoring_case(key, known); });
}

/// "yes", "Yes" or "YES"; "oN" was "No".
bool has_usual_case(std::string_view word)
{
    const auto is_lower = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto lower = static_cast<std::size_t>(std::ranges::count_if(word, is_lower));
    return lower == 0 || lower == word.size() || (lower + 1 == word.size() && !is_lower(word.front()));
}

std::optional<bool> yes_or_no(std::string_view value)
{
    if (!has_usual_case(value)) return std::nullopt;
    if (equals_ignoring_case(value, "yes") || equals_ignoring_case(value, "on")) return true;
    const bool no = equals_ignoring_case(value, "no") || equals_ignoring_case(value, "off") ||
                    equals_ignoring_case(value, "none");
    return no ? std::optional(false) : std::nullopt;
}

std::optional<Variant> variant_named(std::string_view name)
{
    if (equals_ignoring_case(name, "backgammon")) return Variant::standard;
    if (equals_ignoring_case(name, "nackgammon")) return Variant::nackgammon;
    return equals_ignoring_case(name, "hypergammon") ? std::optional(Variant::hypergammon_3) : std::nullopt;
}

/// A rating with the experience, "1878.22/1034"; "-" stands for what is not known.
std::string rating_of(std::string_view rating, std::string_view experience)
{
    if (rating == "-") return "";
    return experience == "-" ? std::string(rating) : fmt::format("{}/{}", rating, experience);
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
        const std::optional<Date> date = date_in(line);
        if (date && !match_.date) {
            match_.date = date;
        } else if (line.starts_with(kPlace) && match_.place.empty()) {
            match_.place = line;
        } else if (const std::optional<Entry> entry = entry_in(line)) {
            if (!read_rule(*entry)) keep_entry(*entry, line);
        } else {
            if (is_key_without_colon(line) || resembles_heading(line) || resembles_date(line)) warn(line);
            keep(std::string(kHeaderLine), line);
        }
    }

    /// "Match Length: 5", where the headings say something else.
    [[nodiscard]] std::optional<std::string_view> contradicting_length() const
    {
        return length_ && length_ != match_.rules.length ? std::optional(length_text_) : std::nullopt;
    }

private:
    /// False if the line says what the model has no place for.
    bool read_rule(const Entry& entry)
    {
        const auto is = [&](std::string_view key) { return equals_ignoring_case(entry.key, key); };
        Rules& rules = match_.rules;
        if (is("ELO")) return read_ratings(words(entry.value));
        if (is("Match Length")) return read_length(entry.value);
        if (is("Jacoby")) return set(rules.jacoby, yes_or_no(entry.value));
        if (is("Crawford")) return set(rules.crawford, yes_or_no(entry.value));
        if (is("Beavers")) return set(rules.beavers, yes_or_no(entry.value));
        if (is("Raccoons")) return set(rules.raccoons, yes_or_no(entry.value));
        if (is("Automatic Doubles")) return set(rules.automatic_doubles, count_in(entry.value));
        if (is("Doubling Cube")) return read_cube(yes_or_no(entry.value));
        return is("Variant") && read_variant(variant_named(entry.value));
    }

    /// "Automatic Doubles: Yes" and ratings in other forms are no mistakes.
    void keep_entry(const Entry& entry, std::string_view line)
    {
        static constexpr std::array<std::string_view, 7> kClear{
            "Jacoby", "Crawford", "Beavers", "Raccoons", "Doubling Cube", "Variant", "Match Length"};
        const bool is_unclear =
            std::ranges::any_of(kClear,
                                [&](std::string_view key) {
                                    return equals_ignoring_case(entry.key, key) && !entry.value.empty();
                                }) ||
            (equals_ignoring_case(entry.key, "Automatic Doubles") && yes_or_no(entry.value) != true);
        if (is_unclear || is_misspelt(entry.key, kKeys) || resembles_heading(line)) warn(line);
        keep("sgg:" + std::string(entry.key), entry.value);
    }

    /// "Jacoby Yes", "Crawfo".
    static bool is_key_without_colon(std::string_view line)
    {
        const std::vector<std::string_view> parts = words(line);
        return std::ranges::any_of(kKeys, [&](std::string_view key) {
            return starts_with_ignoring_case(line, key) ||
                   (parts.size() == 1 && line.size() > 2 && starts_with_ignoring_case(key, line));
        });
    }

    void warn(std::string_view line)
    {
        reporter_.report(warning_at(source_, line, "not-understood",
                                    "this line of the header is not understood: it is kept"));
    }

    /// The headings of the games decide.
    bool read_length(std::string_view value)
    {
        length_ = parse_int(value);
        length_text_ = value;
        return length_.has_value();
    }

    template <class T>
    static bool set(std::optional<T>& rule, const std::optional<T>& value)
    {
        if (value) rule = value;
        return value.has_value();
    }

    /// How many automatic doubles there may be: "Yes" does not tell.
    static std::optional<int> count_in(std::string_view value)
    {
        if (yes_or_no(value) == false) return 0;
        const std::optional<int> count = parse_int(value);
        return count && *count >= 0 ? count : std::nullopt;
    }

    bool read_cube(std::optional<bool> in_use)
    {
        if (in_use == false) match_.rules.cube_limit = 1;
        return in_use.has_value();
    }

    bool read_variant(std::optional<Variant> variant)
    {
        if (variant) match_.rules.variant = *variant;
        return variant.has_value();
    }

    /// Both players' ratings, each with the experience if there are four numbers.
    bool read_ratings(const std::vector<std::string_view>& numbers)
    {
        if (numbers.size() == 2) {
            match_.players.first.rating = rating_of(numbers[0], "-");
            match_.players.second.rating = rating_of(numbers[1], "-");
        }
        if (numbers.size() == 4) {
            match_.players.first.rating = rating_of(numbers[0], numbers[1]);
            match_.players.second.rating = rating_of(numbers[2], numbers[3]);
        }
        return numbers.size() == 2 || numbers.size() == 4;
    }

    void keep(std::string key, std::string_view value)
    {
        Extras& extras = match_.extras;
        const bool goes_on = !extras.empty() && extras.back().key == key;
        if (!goes_on) extras.push_back({.key = std::move(key), .values = {}});
        extras.back().values.emplace_back(value);
    }

    const SourceText& source_;
    Match& match_;
    Reporter& reporter_;
    std::optional<int> length_;
    std::string_view length_text_;
};

}  // namespace

bool is_header_line(std::string_view line)
{
    const std::optional<Entry> entry = entry_in(line);
    return line.starts_with(kPlace) || (entry && is_known(entry->key)) || date_in(line);
}

void read_header(const MatchLines& lines, const SourceText& source, Match& match, Reporter& reporter)
{
    const ByPlayer<std::string_view> names = names_of(lines);
    match.players.first.name = names.first;
    match.players.second.name = names.second;
    if (lines.names.empty()) {
        reporter.report(warning_at(source, lines.games.front().heading, "no-names",
                                   "no line such as \"Ann vs. Bob\": the players' names are not known"));
    }
    match.rules.length = lines.games.front().says.length.value_or(0);
    HeaderReader header(source, match, reporter);
    for (const std::string_view line : lines.header)
        header.read(line);
    if (const auto length = header.contradicting_length()) {
        reporter.report(
            warning_at(source, *length, "length-differs",
                       match.rules.is_money()
                           ? "the games' headings have no length: reading a money session"
                           : fmt::format("the games' headings say {}: keeping that", match.rules.length)));
    }
}

}  // namespace gammonkit::sgg
