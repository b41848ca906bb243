#include "analysis/met/tables/stored_tables.hpp"

#include "analysis/met/live_cube.hpp"
#include "analysis/met/long_matches.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit {
namespace {

/// What stands behind the first word.
std::string_view after_word(std::string_view line)
{
    return trimmed(line.substr(std::min(line.find(' '), line.size())));
}

Result<std::vector<double>> numbers_of(std::string_view line)
{
    std::vector<double> numbers;
    for (const std::string_view word : words(after_word(line))) {
        const std::optional<double> number = parse_double(word);
        if (!number) return failure("met-number", fmt::format("expected a number, not '{}'", word));
        numbers.push_back(*number);
    }
    return numbers;
}

void add_notice(std::string_view line, std::string& copyright)
{
    if (!copyright.empty()) copyright += '\n';
    copyright += trimmed(line.substr(1));
}

Result<void> read_line(std::string_view line, MatchEquities& equities)
{
    if (line.starts_with('#')) {
        add_notice(line, equities.copyright);
        return {};
    }
    const std::string_view word = line.substr(0, line.find(' '));
    if (word == "name") equities.name = after_word(line);
    if (word == "description") equities.description = after_word(line);
    if (word != "row" && !word.starts_with("post")) return {};
    GK_TRY(const std::vector<double> numbers, numbers_of(line));
    if (word == "row") {
        equities.length = static_cast<int>(numbers.size());
        equities.pre_crawford.insert(equities.pre_crawford.end(), numbers.begin(), numbers.end());
    }
    if (word == "post" || word == "post-first") equities.post_crawford.first = numbers;
    if (word == "post" || word == "post-second") equities.post_crawford.second = numbers;
    return {};
}

#include "analysis/met/kazaross_xg2.inc"

constexpr std::size_t kLength = std::size(kPostCrawford);

}  // namespace

Result<MatchEquityTable> parse_stored_table(std::string_view text)
{
    MatchEquities equities;
    for (const std::string_view line : split(text, '\n')) {
        GK_TRY_VOID(read_line(trimmed(line), equities));
    }
    for (const Player player : kPlayers) {
        std::vector<double>& row = equities.post_crawford[player];
        continue_post_crawford(row, equities.length, ZadehPostCrawford{}.gammons_trailer);
        row.resize(static_cast<std::size_t>(equities.length));
    }
    return MatchEquityTable::from(std::move(equities));
}

MatchEquityTable stored_table(std::string_view name)
{
    const auto file = std::ranges::find(table_files(), name, &TableFile::name);
    return *parse_stored_table(file->text);
}

MatchEquityTable kazaross_xg2()
{
    std::vector<double> pre_crawford(kLength * kLength, 0.5);
    const double* chance = kLeader;
    for (std::size_t own = 0; own < kLength; ++own) {
        for (std::size_t other = own + 1; other < kLength; ++other) {
            pre_crawford[own * kLength + other] = *chance;
            pre_crawford[other * kLength + own] = 1 - *chance++;
        }
    }
    const std::vector<double> post_crawford(std::begin(kPostCrawford), std::end(kPostCrawford));
    return *MatchEquityTable::from({.name = "Kazaross XG2",
                                    .description = "N. Kazaross, 2011, by rollouts of eXtreme Gammon",
                                    .length = static_cast<int>(kLength),
                                    .pre_crawford = std::move(pre_crawford),
                                    .post_crawford = {post_crawford, post_crawford}});
}

}  // namespace gammonkit
