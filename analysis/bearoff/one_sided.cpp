#include "analysis/bearoff/one_sided.hpp"

#include "analysis/bearoff/plays.hpp"

#include <cstring>
#include <fmt/format.h>

namespace gammonkit::bearoff {
namespace {

constexpr int kSlots = 32;
constexpr std::uint32_t kCertain = 65535;
constexpr std::size_t kHeader = 40;

/// Slot k: the chance, in 65535ths, that it takes k rolls.
using Distribution = std::array<std::uint16_t, kSlots>;

std::uint32_t mean_of(const Distribution& distribution)
{
    std::uint32_t sum = 0;
    for (std::uint32_t k = 0; k < kSlots; ++k)
        sum += k * distribution[k];
    return sum;
}

/// Adds up what the 36 rolls lead to.
class Sum {
public:
    /// What is left after one roll more.
    void add(const Distribution& after, std::uint32_t weight)
    {
        for (std::size_t k = 0; k + 1 < kSlots; ++k)
            slots_[k + 1] += weight * after[k];
    }

    /// Rounded so that the slots add up to 65535; what is missing goes to the first of the largest.
    [[nodiscard]] Distribution result() const
    {
        Distribution distribution{};
        std::uint32_t sum = 0;
        std::size_t largest = 0;
        for (std::size_t k = 0; k < kSlots; ++k) {
            distribution[k] = static_cast<std::uint16_t>((slots_[k] + 18) / 36);
            sum += distribution[k];
            if (distribution[k] > distribution[largest]) largest = k;
        }
        distribution[largest] = static_cast<std::uint16_t>(distribution[largest] - (sum - kCertain));
        return distribution;
    }

private:
    std::array<std::uint32_t, kSlots> slots_{};
};

constexpr Distribution done()
{
    Distribution distribution{};
    distribution[0] = kCertain;
    return distribution;
}

/// One of the two tables that are built side by side, each by its own best plays.
struct Table {
    explicit Table(int size)
        : distributions(static_cast<std::size_t>(size)), means(static_cast<std::size_t>(size))
    {
    }

    void set(int number, const Distribution& distribution)
    {
        distributions[static_cast<std::size_t>(number)] = distribution;
        means[static_cast<std::size_t>(number)] = mean_of(distribution);
    }
    /// The first position of those with the smallest mean.
    [[nodiscard]] const Distribution& best(const std::vector<int>& numbers) const
    {
        int best = numbers.front();
        for (const int number : numbers) {
            if (means[static_cast<std::size_t>(number)] < means[static_cast<std::size_t>(best)])
                best = number;
        }
        return distributions[static_cast<std::size_t>(best)];
    }

    std::vector<Distribution> distributions;
    std::vector<std::uint32_t> means;
};

class Builder {
public:
    explicit Builder(int points)
        : numbering_(points, kMostCheckers), plays_(numbering_), wins_(numbering_.size()),
          saves_(numbering_.size())
    {
    }

    bool build(const Progress& progress)
    {
        constexpr int kStep = 4096;
        wins_.set(0, done());
        saves_.set(0, done());
        for (int number = 1; number < numbering_.size(); ++number) {
            if (progress && number % kStep == 0 && !progress(double(number) / numbering_.size()))
                return false;
            build_one(number);
        }
        return true;
    }

    [[nodiscard]] std::string file() const
    {
        std::string index = fmt::format("gnubg-OS-{:02}-15-1-1-0{:x<19}\n", numbering_.points(), "");
        std::string data;
        for (std::size_t i = 0; i < wins_.distributions.size(); ++i) {
            append(index, static_cast<std::uint32_t>(data.size() / 2), 4);
            for (const Table* table : {&wins_, &saves_})
                append_distribution(index, data, table->distributions[i]);
        }
        return index + data;
    }

private:
    void build_one(int number)
    {
        plays_.place(number);
        const bool all_there = number >= first_with_all_;
        Sum win;
        Sum save;
        for (int high = 1; high <= 6; ++high) {
            for (int low = 1; low <= high; ++low) {
                const std::vector<int>& found = plays_.find(high, low);
                const std::uint32_t weight = high == low ? 1 : 2;
                win.add(wins_.best(found), weight);
                if (all_there) save.add(saves_.best(found), weight);
            }
        }
        wins_.set(number, win.result());
        saves_.set(number, all_there ? save.result() : done());
    }

    static void append(std::string& bytes, std::uint32_t number, int count)
    {
        for (int i = 0; i < count; ++i)
            bytes += static_cast<char>(number >> (8 * i));
    }

    /// The slots from the first that is not zero to the last.
    static void append_distribution(std::string& index, std::string& data, const Distribution& distribution)
    {
        std::size_t first = 0;
        while (distribution[first] == 0)
            ++first;
        std::size_t end = kSlots;
        while (distribution[end - 1] == 0)
            --end;
        append(index, static_cast<std::uint32_t>(end - first), 1);
        append(index, static_cast<std::uint32_t>(first), 1);
        for (std::size_t k = first; k < end; ++k)
            append(data, distribution[k], 2);
    }

    Numbering numbering_;
    PlayFinder plays_;
    Table wins_;
    Table saves_;
    /// The lowest number of a position with all checkers.
    int first_with_all_ = numbering_.part(0, kMostCheckers);
};

}  // namespace

std::string build_one_sided(int points, const Progress& progress)
{
    Builder builder(points);
    return builder.build(progress) ? builder.file() : std::string();
}

}  // namespace gammonkit::bearoff
