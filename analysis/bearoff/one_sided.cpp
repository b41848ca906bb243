#include "analysis/bearoff/one_sided.hpp"

#include "analysis/bearoff/header.hpp"
#include "analysis/bearoff/home_board.hpp"
#include "analysis/bearoff/parts/table_parts.hpp"
#include "analysis/bearoff/table_bytes.hpp"
#include "support/thread_pool.hpp"

#include <fmt/format.h>
#include <new>
#include <optional>

namespace gammonkit::bearoff {
namespace {

/// Builds both parts of a table: wins, and for positions with all checkers what saves the gammon.
template <class Part>
class Builder {
public:
    explicit Builder(const OneSidedOptions& options)
        : numbering_(options.points, kMostCheckers), wins_(numbering_.size(), 1)
    {
        const int first_with_all = numbering_.part(0, kMostCheckers);
        if (options.gammons) saves_.emplace(numbering_.size(), first_with_all);
    }

    /// False if somebody said stop.
    bool build(const BuildSettings& settings)
    {
        constexpr std::size_t kPart = 64;
        const PipLayers layers(numbering_);
        ThreadPool thread_pool(settings.threads);
        for (std::size_t pips = 1; pips < layers.count(); ++pips) {
            const double part_done = double(layers.begin_of(pips)) / double(numbering_.size());
            if (settings.progress && !settings.progress(part_done)) return false;
            const std::span<const int> layer = layers.layer(pips);
            thread_pool.run_parts(layer.size(), kPart, [&](std::size_t begin, std::size_t end) {
                for (const int number : layer.subspan(begin, end - begin))
                    build_one(number);
            });
        }
        return true;
    }

    [[nodiscard]] int size() const { return numbering_.size(); }
    [[nodiscard]] const Part& wins() const { return wins_; }
    /// Nothing if the table leaves them out.
    [[nodiscard]] const Part* saves() const { return saves_ ? &*saves_ : nullptr; }

private:
    void build_one(int number)
    {
        const Steps steps(numbering_, number);
        wins_.build(number, steps);
        if (saves_ && number >= saves_->first()) saves_->build(number, steps);
    }

    Numbering numbering_;
    Part wins_;
    std::optional<Part> saves_;
};

/// The slots of each position, after an index that says where they are and which.
std::string compressed(const Builder<ExactPart>& built)
{
    const std::size_t entry = built.saves() != nullptr ? 8 : 6;
    std::string index(entry * static_cast<std::size_t>(built.size()), '\0');
    std::string data;
    char* at = index.data();
    for (int number = 0; number < built.size(); ++number, at += entry) {
        put(at, static_cast<std::uint32_t>(data.size() / 2), 4);
        built.wins().append_significant(number, at + 4, data);
        if (built.saves() != nullptr) built.saves()->append_significant(number, at + 6, data);
    }
    return index + data;
}

std::string plain(const Builder<ExactPart>& built)
{
    std::string data;
    for (int number = 0; number < built.size(); ++number) {
        built.wins().append_all(number, data);
        if (built.saves() != nullptr) built.saves()->append_all(number, data);
    }
    return data;
}

std::string normal(const Builder<NormalPart>& built)
{
    std::string data;
    for (int number = 0; number < built.size(); ++number) {
        built.wins().append(number, data);
        built.saves()->append(number, data);
    }
    return data;
}

Result<std::string> build_normal(const OneSidedOptions& options, const BuildSettings& settings)
{
    Builder<NormalPart> builder({.points = options.points});
    if (!builder.build(settings)) return stopped();
    return header_of(options) + normal(builder);
}

Result<std::string> build_exact(const OneSidedOptions& options, const BuildSettings& settings)
{
    Builder<ExactPart> builder(options);
    if (!builder.build(settings)) return stopped();
    const bool with_index = options.form == OneSidedForm::compressed;
    return header_of(options) + (with_index ? compressed(builder) : plain(builder));
}

}  // namespace

Result<void> check(const OneSidedOptions& options)
{
    if (options.points < 1 || options.points > kMostPoints) {
        return failure("usage",
                       fmt::format("a table has 1 to {} points, not {}", kMostPoints, options.points));
    }
    // The index counts pairs of bytes in 32 bits.
    constexpr int kMostCompressed = 14;
    if (options.form == OneSidedForm::compressed && options.points > kMostCompressed) {
        return failure("too-large",
                       fmt::format("a compressed table cannot have more than {} points", kMostCompressed),
                       "not compressed, or with means and deviations only, it can");
    }
    return check_memory(memory_needed(options));
}

std::uint64_t memory_needed(const OneSidedOptions& options)
{
    const Numbering all(options.points, kMostCheckers);
    const auto wins = static_cast<std::uint64_t>(all.size());
    // With means and deviations only, both parts are made at once.
    const bool both = options.gammons || options.form == OneSidedForm::normal;
    const auto saves = both ? wins - static_cast<std::uint64_t>(all.part(0, kMostCheckers)) : 0;
    const std::uint64_t each = BestPlays::kBytes + (options.form == OneSidedForm::normal ? 8 : 64);
    // The file is put together from parts, which are there meanwhile.
    const std::uint64_t written = options.form == OneSidedForm::plain ? 256 : 72;
    return (wins + saves) * each + wins * (written + 4);
}

Result<std::string> build_one_sided(const OneSidedOptions& options, const BuildSettings& settings)
{
    GK_TRY_VOID(check(options));
    try {
        return options.form == OneSidedForm::normal ? build_normal(options, settings)
                                                    : build_exact(options, settings);
    } catch (const std::bad_alloc&) {
        return no_memory(memory_needed(options));
    }
}

}  // namespace gammonkit::bearoff
