#include "exporters/sgg/header.hpp"

#include "formats/record/scanner.hpp"
#include "formats/sgg/sgg_lines.hpp"
#include "support/text.hpp"

#include <array>
#include <chrono>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::sgg {
namespace {

std::string date_text(const Date& date)
{
    constexpr std::array<std::string_view, 7> kDays{"Sunday",   "Monday", "Tuesday", "Wednesday",
                                                    "Thursday", "Friday", "Saturday"};
    constexpr std::array<std::string_view, 12> kMonths{"January",   "February", "March",    "April",
                                                       "May",       "June",     "July",     "August",
                                                       "September", "October",  "November", "December"};
    const std::chrono::year_month_day day{std::chrono::year(date.year),
                                          std::chrono::month(static_cast<unsigned>(date.month)),
                                          std::chrono::day(static_cast<unsigned>(date.day))};
    const unsigned weekday = std::chrono::weekday(std::chrono::sys_days(day)).c_encoding();
    return fmt::format("{} {} {:02}, {}", kDays[weekday], kMonths[static_cast<std::size_t>(date.month) - 1],
                       date.day, date.year);
}

std::string_view yes_or_no(bool value)
{
    return value ? "Yes" : "No";
}

/// Writes the lines of one header; what is not known is left out.
class HeaderWriter {
public:
    HeaderWriter(std::string& out, const Match& match) : out_(out), match_(match) {}

    void write()
    {
        const ByPlayer<PlayerInfo>& players = match_.players;
        line(one_line(trimmed(players.first.name)) + std::string(kVersus) +
             one_line(trimmed(players.second.name)));
        if (match_.date) line(date_text(*match_.date));
        if (match_.place.starts_with(kPlace)) line(one_line(trimmed(match_.place)));
        ratings();
        rules();
        extras();
    }

private:
    void line(std::string_view text) { out_.append(text) += '\n'; }

    void entry(std::string_view key, std::string_view value)
    {
        fmt::format_to(std::back_inserter(out_), "{}: {}\n", key, value);
    }

    void ratings()
    {
        const ByPlayer<PlayerInfo>& players = match_.players;
        const auto first = rating_words(players.first.rating);
        const auto second = rating_words(players.second.rating);
        if (players.first.rating.empty() && players.second.rating.empty()) return;
        entry("ELO", fmt::format("{}  {}", first.value_or("- -"), second.value_or("- -")));
    }

    void rules()
    {
        const Rules& rules = match_.rules;
        if (rules.jacoby) entry("Jacoby", yes_or_no(*rules.jacoby));
        if (rules.automatic_doubles) entry("Automatic Doubles", automatic_doubles(*rules.automatic_doubles));
        if (rules.crawford) entry("Crawford", yes_or_no(*rules.crawford));
        if (rules.beavers) entry("Beavers", yes_or_no(*rules.beavers));
        if (rules.raccoons) entry("Raccoons", yes_or_no(*rules.raccoons));
        entry("Doubling Cube", yes_or_no(rules.uses_cube()));
        entry("Variant", variant_name(rules.variant).empty() ? "Backgammon" : variant_name(rules.variant));
        entry("Match Length", std::to_string(rules.length));
    }

    static std::string automatic_doubles(int most) { return most == 0 ? "No" : std::to_string(most); }

    void extras()
    {
        constexpr std::string_view kOwn = "sgg:";
        for (const Extra& extra : match_.extras) {
            if (!extra.key.starts_with(kOwn)) continue;
            const std::string_view key = std::string_view(extra.key).substr(kOwn.size());
            for (const std::string& value : extra.values)
                extra.key == kHeaderLine ? line(one_line(trimmed(value)))
                                         : entry(key, one_line(trimmed(value)));
        }
    }

    std::string& out_;
    const Match& match_;
};

}  // namespace

void write_header(std::string& out, const Match& match)
{
    HeaderWriter(out, match).write();
}

std::optional<std::string> rating_words(std::string_view rating)
{
    const std::optional<record::Rating> parts = record::rating_in(rating);
    if (!parts) return std::nullopt;
    return fmt::format("{} {}", parts->number, parts->experience.empty() ? "-" : parts->experience);
}

std::string_view variant_name(Variant variant)
{
    switch (variant) {
    case Variant::standard:
        return "Backgammon";
    case Variant::nackgammon:
        return "Nackgammon";
    case Variant::hypergammon_3:
        return "HyperGammon";
    default:
        return "";
    }
}

}  // namespace gammonkit::sgg
