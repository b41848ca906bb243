#include "cli/commands/find/ranking.hpp"

#include "support/suggest.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <tuple>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kUp = ":up";

bool can_sort(const Word& word)
{
    return word.kind == WordKind::number || word.kind == WordKind::chance || word.kind == WordKind::date;
}

/// How to sort by something that there is.
std::string hint_for(std::string_view name)
{
    std::vector<std::string_view> names;
    for (const Word& word : filter_words()) {
        if (can_sort(word)) names.push_back(word.name);
    }
    const std::string similar = did_you_mean(name, names);
    return similar.empty() ? "'gammonkit find --words' lists the words; numbers and dates sort" : similar;
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
        return failure("usage", fmt::format("nothing is sorted by {}", printable(name)), hint_for(name));
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

bool Ranking::Before::operator()(const Ranked& one, const Ranked& other) const
{
    const std::optional<double>& mine = one.piece.number;
    const std::optional<double>& his = other.piece.number;
    if (mine.has_value() != his.has_value()) return mine.has_value();
    if (mine && *mine != *his) return order.ascending ? *mine < *his : *mine > *his;
    return std::tie(one.input, one.index) < std::tie(other.input, other.index);
}

void Ranking::add(const InputFile& input, std::vector<FoundPiece> pieces)
{
    const std::lock_guard lock(mutex_);
    for (std::size_t i = 0; i < pieces.size(); ++i)
        first_.add({.piece = std::move(pieces[i]), .input = &input, .index = i});
}

std::vector<FoundPiece> Ranking::take()
{
    std::vector<FoundPiece> all;
    for (Ranked& ranked : first_.take())
        all.push_back(std::move(ranked.piece));
    return all;
}

}  // namespace gammonkit::cli
