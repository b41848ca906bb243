#include "analysis/bearoff/parts/exact_part.hpp"

#include "analysis/bearoff/bytes.hpp"
#include "analysis/bearoff/parts/before_roll.hpp"

namespace gammonkit::bearoff {
namespace {

void append(std::span<const std::uint16_t> slots, std::string& data)
{
    for (const std::uint16_t slot : slots) {
        data += static_cast<char>(slot);
        data += static_cast<char>(slot >> 8U);
    }
}

}  // namespace

void ExactPart::build(int number, const Steps& steps)
{
    const ByRoll<int> best = plays_.find(number, steps);
    ByRoll<const Distribution*> after{};
    for (std::size_t roll = 0; roll < best.size(); ++roll)
        after[roll] = &at(best[roll]);
    Distribution& distribution = distributions_[static_cast<std::size_t>(number - first_)];
    distribution = before_roll(after);
    plays_.set_value(number, mean_of(distribution));
}

void ExactPart::append_significant(int number, char* entry, std::string& data) const
{
    const Distribution& distribution = at(number);
    const std::span<const std::uint16_t> slots = significant(distribution);
    put(entry, static_cast<std::uint32_t>(slots.size()), 1);
    put(entry + 1, static_cast<std::uint32_t>(slots.data() - distribution.data()), 1);
    append(slots, data);
}

void ExactPart::append_all(int number, std::string& data) const
{
    append(at(number), data);
}

}  // namespace gammonkit::bearoff
