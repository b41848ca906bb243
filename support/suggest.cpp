#include "support/suggest.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <vector>

namespace gammonkit {
namespace {

/// Words longer than this are not compared: nobody mistypes a path into a verb.
constexpr std::size_t kLongestWord = 40;

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> before_last(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({change, last[j] + 1, row[j - 1] + 1});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) row[j] = std::min(row[j], before_last[j - 2] + 1);
        }
        before_last.swap(last);
        last.swap(row);
    }
    return last[b.size()];
}

std::size_t most_wrong_letters(std::string_view word)
{
    return std::max<std::size_t>(1, word.size() / 3);
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> known)
{
    if (word.size() > kLongestWord) return {};
    std::string_view best;
    std::size_t best_distance = most_wrong_letters(word) + 1;
    for (const std::string_view candidate : known) {
        const bool begins = word.size() >= 2 && candidate.starts_with(word);
        const std::size_t d = begins ? 1 : edit_distance(word, candidate);
        if (d < best_distance) {
            best = candidate;
            best_distance = d;
        }
    }
    return best;
}

bool is_misspelt(std::string_view word, std::span<const std::string_view> known)
{
    const bool is_known =
        std::ranges::any_of(known, [&](std::string_view one) { return equals_ignoring_case(word, one); });
    return !is_known && !nearest(word, known).empty();
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> known)
{
    const std::string_view candidate = nearest(word, known);
    return candidate.empty() ? std::string{} : fmt::format("did you mean '{}'?", candidate);
}

}  // namespace gammonkit
