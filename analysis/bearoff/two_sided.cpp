#include "analysis/bearoff/two_sided.hpp"

#include "analysis/bearoff/header.hpp"
#include "analysis/bearoff/home_board.hpp"
#include "analysis/bearoff/plays.hpp"
#include "analysis/bearoff/table_bytes.hpp"
#include "support/thread_pool.hpp"

#include <fmt/format.h>
#include <new>

namespace gammonkit::bearoff {
namespace {

/// Of the player on roll before he rolls, if he does not double now, per unit of the cube: -32768 is -1 and
/// 32767 is +1.
using Equity = std::int16_t;
constexpr Equity kWon = 32767;
constexpr Equity kLost = -32768;

/// Seen by the other player.
constexpr Equity opposite(int equity)
{
    return static_cast<Equity>(~equity);
}

/// The better of not doubling and doubling.
constexpr int with_cube(int no_double, int double_take)
{
    const bool doubles = double_take >= no_double / 2 && kWon >= no_double;
    if (!doubles) return no_double;
    return double_take >= kWon / 2 ? kWon : 2 * double_take;
}

/// The equities that a table holds of a position: `kKinds` is 1 for those without the cube, or 4.
template <std::size_t kKinds>
using Equities = std::array<Equity, kKinds>;

/// What the player who moves gets from a position in which the other is on roll.
Equities<1> for_the_mover(const Equities<1>& his)
{
    return {opposite(his[0])};
}

/// No cube, own cube, centered, the opponent's.
Equities<4> for_the_mover(const Equities<4>& his)
{
    const auto [cubeless, own_cube, centered, other_cube] = his;
    return {opposite(cubeless), opposite(other_cube), opposite(with_cube(centered, other_cube)),
            opposite(with_cube(own_cube, other_cube))};
}

/// Where the plays of one roll lead, each place once.
struct Outlets {
    std::vector<std::size_t> places;
    int weight;
};

/// By roll, for the position of a number; as places in the order of the pips.
std::vector<Outlets> outlets_of(PlayFinder& plays, int number, const std::vector<std::size_t>& place_of)
{
    std::vector<Outlets> result;
    plays.place(number);
    for (int high = 1; high <= 6; ++high) {
        for (int low = 1; low <= high; ++low) {
            Outlets outlets{.places = {}, .weight = high == low ? 1 : 2};
            for (const int after : plays.find(high, low))
                outlets.places.push_back(place_of[static_cast<std::size_t>(after)]);
            std::sort(outlets.places.begin(), outlets.places.end());
            outlets.places.erase(std::unique(outlets.places.begin(), outlets.places.end()),
                                 outlets.places.end());
            result.push_back(std::move(outlets));
        }
    }
    return result;
}

/// Works in the order of pips: positions of a side have places in that order, and what is known of a place
/// against all others stands in one row, so that many opponents are worked on at the same time.
///
/// Against a position of p pips, what matters is how positions of fewer pips stand when the other is on roll.
/// So all pairs in which neither has fewer than p pips and one has p come together: first those in which it
/// is on roll, then the others, which need these.
template <std::size_t kKinds>
class Builder {
public:
    explicit Builder(const TwoSidedOptions& options)
        : numbering_(options.points, options.checkers), layers_(numbering_),
          size_(static_cast<std::size_t>(numbering_.size())), after_(size_ * size_), file_(header_of(options))
    {
        file_.resize(kHeaderSize + size_ * size_ * kBytes);
        std::vector<std::size_t> place_of(size_);
        for (std::size_t place = 0; place < size_; ++place)
            place_of[number_at(place)] = place;
        PlayFinder plays(numbering_);
        for (std::size_t place = 0; place < size_; ++place)
            outlets_.push_back(outlets_of(plays, layers_.all()[place], place_of));
    }

    /// False if somebody said stop.
    bool build(const BuildSettings& settings)
    {
        ThreadPool thread_pool(settings.threads);
        for (std::size_t pips = 0; pips < layers_.count(); ++pips) {
            const double left = 1 - double(layers_.begin_of(pips)) / double(size_);
            if (settings.progress && !settings.progress(1 - left * left)) return false;
            build_layer(layers_.begin_of(pips), layers_.begin_of(pips + 1), thread_pool);
        }
        return true;
    }

    [[nodiscard]] std::string file() && { return std::move(file_); }

private:
    /// So many opponents are worked on together: their equities fit in the registers.
    static constexpr std::size_t kBlock = 32 / kKinds;
    static constexpr std::size_t kBytes = 2 * kKinds;
    static constexpr std::size_t kPart = 8 * kBlock;  ///< A thread works on so many opponents at a time.

    void build_layer(std::size_t begin, std::size_t end, ThreadPool& thread_pool)
    {
        thread_pool.run_parts(size_ - begin, kPart, [&](std::size_t from, std::size_t to) {
            for (std::size_t own = begin; own < end; ++own)
                build_pairs(own, begin + from, begin + to);
        });
        thread_pool.run_parts(size_ - end, 1,
                              [&](std::size_t from, std::size_t) { build_pairs(end + from, begin, end); });
    }

    /// One position against others.
    void build_pairs(std::size_t own, std::size_t begin, std::size_t end)
    {
        for (std::size_t other = begin; other < end; other += kBlock)
            build_block(own, other, std::min(end, other + kBlock));
    }

    /// One position against `begin` to `end`, at most `kBlock` of them.
    void build_block(std::size_t own, std::size_t begin, std::size_t end)
    {
        if (end < kBlock) {
            for (std::size_t other = begin; other < end; ++other)
                store(own, other, equities_of<1>(own, other)[0]);
            return;
        }
        // A whole block is quicker than a part of one, even if some of it has been known before.
        const auto equities = equities_of<kBlock>(own, end - kBlock);
        for (std::size_t other = begin; other < end; ++other)
            store(own, other, equities[other + kBlock - end]);
    }

    template <std::size_t kCount>
    [[nodiscard]] std::array<Equities<kKinds>, kCount> equities_of(std::size_t own, std::size_t begin) const
    {
        constexpr std::size_t kLanes = kCount * kKinds;
        std::array<int, kLanes> sums{};
        for (const Outlets& outlets : outlets_[own]) {
            std::array<Equity, kLanes> best;
            best.fill(kLost);
            for (const std::size_t place : outlets.places) {
                const Equity* each = after_[place * size_ + begin].data();
                for (std::size_t i = 0; i < kLanes; ++i)
                    best[i] = std::max(best[i], each[i]);
            }
            for (std::size_t i = 0; i < kLanes; ++i)
                sums[i] += outlets.weight * best[i];
        }
        std::array<Equities<kKinds>, kCount> result;
        for (std::size_t i = 0; i < kLanes; ++i)
            result[i / kKinds][i % kKinds] = static_cast<Equity>(sums[i] / 36);
        return result;
    }

    void store(std::size_t own, std::size_t other, Equities<kKinds> equities)
    {
        if (other == 0) equities.fill(kLost);
        if (own == 0) equities.fill(kWon);
        after_[other * size_ + own] = for_the_mover(equities);
        char* at = file_.data() + kHeaderSize + (number_at(own) * size_ + number_at(other)) * kBytes;
        for (std::size_t kind = 0; kind < kKinds; ++kind)
            put(at + 2 * kind, static_cast<std::uint32_t>(equities[kind] - kLost), 2);
    }

    [[nodiscard]] std::size_t number_at(std::size_t place) const
    {
        return static_cast<std::size_t>(layers_.all()[place]);
    }

    Numbering numbering_;
    PipLayers layers_;
    std::size_t size_;
    std::vector<std::vector<Outlets>> outlets_;  ///< By place, then by roll.
    /// What the player who moves to a place gets against another: place * size + other.
    std::vector<Equities<kKinds>> after_;
    std::string file_;
};

template <std::size_t kKinds>
Result<std::string> build(const TwoSidedOptions& options, const BuildSettings& settings)
{
    Builder<kKinds> builder(options);
    if (!builder.build(settings)) return stopped();
    return std::move(builder).file();
}

}  // namespace

Result<void> check(const TwoSidedOptions& options)
{
    if (options.points < 1 || options.points > kMostPoints || options.checkers < 1 ||
        options.checkers > kMostCheckers) {
        return failure("usage", fmt::format("a table has 1 to {} points and 1 to {} checkers, not {} and {}",
                                            kMostPoints, kMostCheckers, options.points, options.checkers));
    }
    return check_memory(memory_needed(options));
}

std::uint64_t memory_needed(const TwoSidedOptions& options)
{
    const auto size = static_cast<std::uint64_t>(Numbering(options.points, options.checkers).size());
    constexpr std::uint64_t kOutlets = 2000;  // Bytes of a position: about 200 places.
    return size * (size * (options.cubeful ? 16 : 4) + kOutlets);
}

Result<std::string> build_two_sided(const TwoSidedOptions& options, const BuildSettings& settings)
{
    GK_TRY_VOID(check(options));
    try {
        return options.cubeful ? build<4>(options, settings) : build<1>(options, settings);
    } catch (const std::bad_alloc&) {
        return no_memory(memory_needed(options));
    }
}

}  // namespace gammonkit::bearoff
