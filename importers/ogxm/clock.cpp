#include "importers/ogxm/clock.hpp"

#include <algorithm>
#include <limits>

namespace gammonkit::ogxm {
namespace {

constexpr int kBitsOfWord = 64;
constexpr std::uint64_t kMost = std::numeric_limits<int>::max();

/// The bits of the bytes that are left, the lowest first.
class BitCursor {
public:
    explicit BitCursor(ByteCursor& bytes) : bytes_(bytes) {}

    bool next()
    {
        if (left_ == 0) {
            byte_ = bytes_.byte();
            left_ = 8;
        }
        --left_;
        const bool bit = (byte_ & 1) != 0;
        byte_ = static_cast<std::uint8_t>(byte_ >> 1);
        return bit;
    }

private:
    ByteCursor& bytes_;
    std::uint8_t byte_ = 0;
    int left_ = 0;
};

/// The lower `bits` of so many numbers: as many as a word of 8 bytes has room for.
std::vector<std::uint64_t> lower_parts(ByteCursor& section, std::uint64_t count, int bits)
{
    std::vector<std::uint64_t> parts;
    while (parts.size() < count && !section.failed()) {
        std::uint64_t word = section.little_endian(8);
        for (int used = 0; used + bits <= kBitsOfWord && parts.size() < count; used += bits) {
            parts.push_back(word & ((std::uint64_t{1} << bits) - 1));
            word >>= bits;
        }
    }
    return parts;
}

/// What stands above the lower bits: as many ones, and a zero.
std::uint64_t upper_part(BitCursor& bits)
{
    std::uint64_t ones = 0;
    while (ones <= kMost && bits.next())
        ++ones;
    return ones;
}

}  // namespace

ClockRecord read_clock(ByteCursor& section, std::size_t plies)
{
    ClockRecord clock;
    for (std::size_t i = 0; i < clock.settings.size(); ++i)
        clock.settings[i] = static_cast<std::uint32_t>(section.little_endian(kBytesOfClockSettings[i]));
    section.take(3);
    const std::uint64_t count = section.little_endian(4);
    const int bits = section.byte();
    const std::uint64_t precision = section.little_endian(4);
    if (count >= plies || (count > 0 && (bits < 1 || bits > 31))) section.fail();
    if (section.failed()) return clock;
    clock.readings.push_back(0);
    const std::vector<std::uint64_t> lower = lower_parts(section, count, bits);
    BitCursor rest(section);
    std::uint64_t moment = 0;
    for (const std::uint64_t part : lower) {
        const std::uint64_t steps = (upper_part(rest) << bits) + part;
        moment += std::min(steps, kMost + 1) * precision;
        if (moment > kMost) section.fail();
        if (section.failed()) break;
        clock.readings.push_back(static_cast<int>(moment));
    }
    return clock;
}

}  // namespace gammonkit::ogxm
