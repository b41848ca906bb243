#include "analysis/bearoff/two_sided.hpp"

#include "analysis/bearoff/plays.hpp"

#include <fmt/format.h>

namespace gammonkit::bearoff {
namespace {

/// Equities of the player on roll before he rolls, if he does not double now, per unit of the cube: -32768 is
/// -1 and 32767 is +1.
struct Equities {
    std::int16_t cubeless;
    std::int16_t own_cube;
    std::int16_t centered;
    std::int16_t other_cube;
};

constexpr std::int16_t kWon = 32767;
constexpr std::int16_t kLost = -32768;

/// Seen by the other player.
constexpr std::int16_t turned(int equity)
{
    return static_cast<std::int16_t>(~equity);
}

/// The better of not doubling and doubling.
constexpr int with_cube(int no_double, int double_take)
{
    const bool doubles = double_take >= no_double / 2 && kWon >= no_double;
    if (!doubles) return no_double;
    return double_take >= kWon / 2 ? kWon : 2 * double_take;
}

/// Where the plays of one roll lead, each place once.
struct Outlets {
    std::vector<int> numbers;
    int weight;
};

std::vector<Outlets> outlets_of(PlayFinder& plays, int number)
{
    std::vector<Outlets> result;
    plays.place(number);
    for (int high = 1; high <= 6; ++high) {
        for (int low = 1; low <= high; ++low) {
            std::vector<int> numbers = plays.find(high, low);
            std::sort(numbers.begin(), numbers.end());
            numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
            result.push_back({.numbers = std::move(numbers), .weight = high == low ? 1 : 2});
        }
    }
    return result;
}

class Builder {
public:
    Builder(int points, int checkers)
        : numbering_(points, checkers), size_(static_cast<std::size_t>(numbering_.size())),
          table_(size_ * size_)
    {
        PlayFinder plays(numbering_);
        for (int number = 1; number < numbering_.size(); ++number)
            outlets_.push_back(outlets_of(plays, number));
    }

    /// In the order of the sums: what a position needs stands at a lower sum.
    bool build(const Progress& progress)
    {
        const std::size_t most = 2 * (size_ - 1);
        for (std::size_t sum = 0; sum <= most; ++sum) {
            if (progress && !progress(double(sum) / double(most + 1))) return false;
            for (std::size_t own = sum < size_ ? 0 : sum - size_ + 1; own <= std::min(sum, size_ - 1); ++own)
                at(own, sum - own) = equities(own, sum - own);
        }
        return true;
    }

    [[nodiscard]] std::string file() const
    {
        std::string bytes =
            fmt::format("gnubg-TS-{:02}-{:02}-1{:x<23}\n", numbering_.points(), numbering_.checkers(), "");
        for (const Equities& e : table_) {
            for (const int equity : {e.cubeless, e.own_cube, e.centered, e.other_cube}) {
                const unsigned stored = static_cast<unsigned>(equity + 32768);
                bytes += static_cast<char>(stored);
                bytes += static_cast<char>(stored >> 8U);
            }
        }
        return bytes;
    }

private:
    Equities& at(std::size_t own, std::size_t other) { return table_[own * size_ + other]; }

    Equities equities(std::size_t own, std::size_t other)
    {
        if (own == 0) return {kWon, kWon, kWon, kWon};
        if (other == 0) return {kLost, kLost, kLost, kLost};
        const Equities* after = &at(other, 0);
        int cubeless = 0;
        int own_cube = 0;
        int centered = 0;
        int other_cube = 0;
        for (const Outlets& outlets : outlets_[own - 1]) {
            Equities best{kLost, kLost, kLost, kLost};
            for (const int number : outlets.numbers) {
                const Equities& his = after[number];
                best.cubeless = std::max(best.cubeless, turned(his.cubeless));
                best.own_cube = std::max(best.own_cube, turned(his.other_cube));
                best.centered = std::max(best.centered, turned(with_cube(his.centered, his.other_cube)));
                best.other_cube = std::max(best.other_cube, turned(with_cube(his.own_cube, his.other_cube)));
            }
            cubeless += outlets.weight * best.cubeless;
            own_cube += outlets.weight * best.own_cube;
            centered += outlets.weight * best.centered;
            other_cube += outlets.weight * best.other_cube;
        }
        const auto mean = [](int sum) { return static_cast<std::int16_t>(sum / 36); };
        return {mean(cubeless), mean(own_cube), mean(centered), mean(other_cube)};
    }

    Numbering numbering_;
    std::size_t size_;
    std::vector<Equities> table_;
    std::vector<std::vector<Outlets>> outlets_;  ///< For each position with a checker, by roll.
};

}  // namespace

std::string build_two_sided(int points, int checkers, const Progress& progress)
{
    Builder builder(points, checkers);
    return builder.build(progress) ? builder.file() : std::string();
}

}  // namespace gammonkit::bearoff
