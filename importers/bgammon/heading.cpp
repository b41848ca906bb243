#include "importers/bgammon/heading.hpp"

#include "formats/bgammon/names.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>

namespace gammonkit::bgammon {
namespace {

constexpr std::size_t kNumbers = 6;
/// "i", two names and the numbers; newer files have the time as well.
constexpr std::size_t kOldWords = 3 + kNumbers;
constexpr std::size_t kNewWords = kOldWords + 1;

std::optional<std::int64_t> seconds_in(std::string_view word)
{
    const bool is_number =
        !word.empty() && word.size() <= kMostTimeDigits && std::all_of(word.begin(), word.end(), is_digit);
    return is_number ? std::optional(std::stoll(std::string(word))) : std::nullopt;
}

std::string name_in(std::string_view word)
{
    std::string name(word);
    for (std::size_t at = name.find(kBlankInName); at != std::string::npos; at = name.find(kBlankInName, at))
        name.replace(at, kBlankInName.size(), " ");
    return name;
}

}  // namespace

bool is_heading(std::string_view line)
{
    return line.starts_with("i ");
}

std::optional<Heading> heading_in(std::string_view line)
{
    std::vector<std::string_view> parts = words(line);
    if (parts.size() != kOldWords && parts.size() != kNewWords) return std::nullopt;
    Heading heading;
    if (parts.size() == kNewWords) {
        heading.started = seconds_in(parts[1]);
        if (!heading.started) return std::nullopt;
        parts.erase(parts.begin() + 1);
    }
    heading.names = {name_in(parts[1]), name_in(parts[2])};
    std::array<int, kNumbers> numbers{};
    for (std::size_t i = 0; i < kNumbers; ++i) {
        const std::optional<int> number = parse_int(parts[i + 3]);
        if (!number || *number < 0) return std::nullopt;
        numbers[i] = *number;
    }
    heading.length = numbers[0];
    heading.score = {numbers[1], numbers[2]};
    heading.winner = numbers[3];
    heading.points = numbers[4];
    heading.variant = numbers[5];
    return heading;
}

void read_facts(const Heading& heading, Match& match)
{
    match.rules.length = heading.length;
    match.players.first.name = heading.names.first;
    match.players.second.name = heading.names.second;
    match.place = "bgammon.org";
    match.source = "bgammon.org";
    if (!heading.started) return;
    using namespace std::chrono;
    const sys_seconds moment{seconds(*heading.started)};
    const auto day = floor<days>(moment);
    const year_month_day date(day);
    match.date =
        date_from(static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
                  static_cast<int>(static_cast<unsigned>(date.day())));
    const auto minute = floor<minutes>(moment - day).count();
    match.time = fmt::format("{:02}:{:02}", minute / 60, minute % 60);
}

std::string variant_name(int variant)
{
    if (variant == 1) return "acey-deucey";
    return variant == 2 ? "tabula" : fmt::format("variant {}", variant);
}

}  // namespace gammonkit::bgammon
