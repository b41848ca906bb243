#include "cli/commands/find/ranking.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kUp = ":up";

bool can_sort(const Word& word)
{
    return word.kind == WordKind::number || word.kind == WordKind::chance || word.kind == WordKind::date;
}

/// All words that can sort, for people.
std::string numbers_known()
{
    std::vector<std::string> names;
    for (const Word& word : filter_words()) {
        if (can_sort(word)) names.emplace_back(word.name);
    }
    return joined(names, ", ");
}

/// Of "2026-11-27" 20261127, of "2026" 20260000: as the dates are sorted.
std::optional<double> number_of_date(std::string day)
{
    constexpr std::size_t kDigits = 8;
    std::erase(day, '-');
    day.resize(kDigits, '0');
    const std::optional<int> number = parse_int(day);
    return number ? std::optional<double>(*number) : std::nullopt;
}

}  // namespace

Result<Order> users_order(const std::string& text)
{
    if (text.empty()) return Order{};
    const bool ascending = text.ends_with(kUp);
    const std::string name = text.substr(0, text.size() - (ascending ? kUp.size() : 0));
    const Word* word = find_word(name, true);
    if (word == nullptr || !can_sort(*word)) {
        return failure("usage", fmt::format("nothing is sorted by {}", printable(name)),
                       "there are: " + numbers_known());
    }
    return Order{.word = word, .ascending = ascending};
}

std::optional<double> Ranking::number_of(const AskedDecision& asked) const
{
    if (order_.word == nullptr) return std::nullopt;
    const Cell cell = std::get<AskCell>(order_.word->ask)(asked);
    if (const auto* whole = std::get_if<int>(&cell)) return *whole;
    if (const auto* day = std::get_if<std::string>(&cell)) return number_of_date(*day);
    const auto* number = std::get_if<double>(&cell);
    return number == nullptr ? std::nullopt : std::optional(*number);
}

std::vector<FoundPiece> Ranking::take_first(std::size_t limit)
{
    std::vector<FoundPiece> all;
    for (std::vector<FoundPiece>& pieces : pieces_.take())
        std::ranges::move(pieces, std::back_inserter(all));
    const auto comes_first = [&](const FoundPiece& one, const FoundPiece& other) {
        if (!one.number || !other.number) return one.number.has_value() && !other.number;
        return order_.ascending ? *one.number < *other.number : *one.number > *other.number;
    };
    if (order_.word != nullptr) std::stable_sort(all.begin(), all.end(), comes_first);
    all.resize(std::min(all.size(), limit));
    return all;
}

}  // namespace gammonkit::cli
