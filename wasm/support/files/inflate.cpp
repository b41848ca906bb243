#include "wasm/support/files/deflate_tables.hpp"
#include "wasm/support/files/raw_deflate.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace gammonkit {
namespace {

/// Bits of some bytes, the least significant of each byte first.
class BitReader {
public:
    explicit BitReader(std::string_view bytes) : bytes_(bytes) {}

    /// The next bits without taking them; zeros behind the end.
    std::uint32_t peek(unsigned count)
    {
        while (ready_ < count) {
            const auto byte = at_ < bytes_.size() ? static_cast<unsigned char>(bytes_[at_]) : 0U;
            bits_ |= static_cast<std::uint64_t>(byte) << ready_;
            ready_ += 8;
            ++at_;
        }
        return static_cast<std::uint32_t>(bits_ & ((std::uint64_t{1} << count) - 1));
    }
    void skip(unsigned count)
    {
        bits_ >>= count;
        ready_ -= count;
    }
    std::uint32_t take(unsigned count)
    {
        const std::uint32_t bits = peek(count);
        skip(count);
        return bits;
    }
    void skip_to_byte() { skip(ready_ % 8); }

    /// Bytes of which at least one bit was taken.
    [[nodiscard]] std::size_t used() const { return at_ - ready_ / 8; }
    [[nodiscard]] bool is_behind_end() const { return used() > bytes_.size(); }

private:
    std::string_view bytes_;
    std::size_t at_ = 0;
    std::uint64_t bits_ = 0;
    unsigned ready_ = 0;
};

/// A prefix code: what any bits that follow each other begin with.
class PrefixCode {
public:
    /// By the lengths of the symbols' codes; 0 for those that have none. Nothing if no code is like that.
    static std::optional<PrefixCode> of(std::span<const std::uint8_t> lengths)
    {
        std::array<unsigned, kLongestCode + 1> count{};
        for (const std::uint8_t length : lengths)
            ++count[length];
        count[0] = 0;
        std::array<unsigned, kLongestCode + 2> next{};
        unsigned left = 1;
        for (std::size_t bits = 1; bits <= kLongestCode; ++bits) {
            left <<= 1U;
            if (count[bits] > left) return std::nullopt;
            left -= count[bits];
            next[bits + 1] = (next[bits] + count[bits]) << 1U;
        }
        PrefixCode code;
        code.longest_ = std::max<unsigned>(*std::max_element(lengths.begin(), lengths.end()), 1);
        code.entries_.resize(std::size_t{1} << code.longest_);
        for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
            if (lengths[symbol] > 0) code.put(symbol, lengths[symbol], next[lengths[symbol]]++);
        }
        return code;
    }

    /// The next symbol; nothing if none has these bits.
    std::optional<std::size_t> take(BitReader& bits) const
    {
        const Entry entry = entries_[bits.peek(longest_)];
        if (entry.length == 0) return std::nullopt;
        bits.skip(entry.length);
        return entry.symbol;
    }

private:
    struct Entry {
        std::uint16_t symbol = 0;
        std::uint8_t length = 0;
    };

    /// Codes stand in the data with their most significant bit first.
    void put(std::size_t symbol, unsigned length, unsigned code)
    {
        std::size_t reversed = 0;
        for (unsigned bit = 0; bit < length; ++bit)
            reversed = reversed << 1U | (code >> bit & 1U);
        for (; reversed < entries_.size(); reversed += std::size_t{1} << length)
            entries_[reversed] = {static_cast<std::uint16_t>(symbol), static_cast<std::uint8_t>(length)};
    }

    unsigned longest_ = 1;
    std::vector<Entry> entries_;
};

struct BlockCodes {
    PrefixCode lengths;
    PrefixCode distances;
};

std::optional<BlockCodes> codes_of(std::span<const std::uint8_t> lengths, std::size_t first_distance)
{
    const auto of_lengths = PrefixCode::of(lengths.first(first_distance));
    const auto of_distances = PrefixCode::of(lengths.subspan(first_distance));
    if (!of_lengths || !of_distances) return std::nullopt;
    return BlockCodes{*of_lengths, *of_distances};
}

std::optional<BlockCodes> fixed_codes()
{
    std::array<std::uint8_t, 288 + 30> lengths{};
    std::fill(lengths.begin(), lengths.begin() + 144, 8);
    std::fill(lengths.begin() + 144, lengths.begin() + 256, 9);
    std::fill(lengths.begin() + 256, lengths.begin() + 280, 7);
    std::fill(lengths.begin() + 280, lengths.begin() + 288, 8);
    std::fill(lengths.begin() + 288, lengths.end(), 5);
    return codes_of(lengths, 288);
}

/// One symbol of the list of lengths: a length, or a number of times that the one before or zero comes again.
bool put_lengths(std::size_t symbol, BitReader& bits, std::vector<std::uint8_t>& lengths, std::size_t count)
{
    std::uint8_t length = 0;
    std::size_t times = 1;
    if (symbol < 16) {
        length = static_cast<std::uint8_t>(symbol);
    } else if (symbol == 16) {
        if (lengths.empty()) return false;
        length = lengths.back();
        times = 3 + bits.take(2);
    } else {
        times = symbol == 17 ? 3 + bits.take(3) : 11 + bits.take(7);
    }
    if (lengths.size() + times > count) return false;
    lengths.insert(lengths.end(), times, length);
    return true;
}

std::optional<BlockCodes> read_codes(BitReader& bits)
{
    const std::size_t length_codes = 257 + bits.take(5);
    const std::size_t distance_codes = 1 + bits.take(5);
    const std::size_t order_codes = 4 + bits.take(4);
    std::array<std::uint8_t, kLengthOrder.size()> of_lengths{};
    for (std::size_t i = 0; i < order_codes; ++i)
        of_lengths[kLengthOrder[i]] = static_cast<std::uint8_t>(bits.take(3));
    const auto code = PrefixCode::of(of_lengths);
    if (!code) return std::nullopt;
    std::vector<std::uint8_t> lengths;
    while (lengths.size() < length_codes + distance_codes) {
        const std::optional<std::size_t> symbol = code->take(bits);
        if (!symbol || !put_lengths(*symbol, bits, lengths, length_codes + distance_codes))
            return std::nullopt;
    }
    return codes_of(lengths, length_codes);
}

/// Unpacks one stream.
class Inflating {
public:
    Inflating(std::string_view packed, std::size_t most) : packed_(packed), bits_(packed), most_(most) {}

    RawInflated run()
    {
        bool is_last = false;
        do {
            is_last = bits_.take(1) == 1;
            if (!block(bits_.take(2))) return result(false);
        } while (!is_last);
        return result(true);
    }

private:
    RawInflated result(bool complete)
    {
        return {.bytes = std::move(out_),
                .complete = complete && !bits_.is_behind_end(),
                .used = std::min(bits_.used(), packed_.size())};
    }

    bool block(unsigned kind)
    {
        if (kind == 0) return stored();
        const std::optional<BlockCodes> codes = kind == 1   ? fixed_codes()
                                                : kind == 2 ? read_codes(bits_)
                                                            : std::nullopt;
        return codes && coded(*codes);
    }

    bool stored()
    {
        bits_.skip_to_byte();
        const std::size_t size = bits_.take(16);
        if ((bits_.take(16) ^ size) != 0xFFFFU) return false;
        for (std::size_t i = 0; i < size; ++i) {
            const char byte = static_cast<char>(bits_.take(8));
            if (bits_.is_behind_end() || out_.size() > most_) return false;
            out_ += byte;
        }
        return true;
    }

    bool coded(const BlockCodes& codes)
    {
        while (out_.size() <= most_ && !bits_.is_behind_end()) {
            const std::optional<std::size_t> symbol = codes.lengths.take(bits_);
            if (!symbol) return false;
            if (*symbol == kEndOfBlock) return !bits_.is_behind_end();
            if (*symbol < kEndOfBlock) {
                if (bits_.is_behind_end()) return false;
                out_ += static_cast<char>(*symbol);
            } else if (!copy(*symbol - kEndOfBlock - 1, codes.distances)) {
                return false;
            }
        }
        return false;
    }

    bool copy(std::size_t length_code, const PrefixCode& distances)
    {
        if (length_code >= kLengthSpans.size()) return false;
        const Span length_span = kLengthSpans[length_code];
        const std::size_t length = length_span.least + bits_.take(length_span.more_bits);
        const std::optional<std::size_t> code = distances.take(bits_);
        if (!code || *code >= kDistanceSpans.size()) return false;
        const Span span = kDistanceSpans[*code];
        const std::size_t distance = span.least + bits_.take(span.more_bits);
        if (distance > out_.size() || bits_.is_behind_end()) return false;
        for (std::size_t i = 0; i < length; ++i)
            out_ += out_[out_.size() - distance];
        return true;
    }

    std::string_view packed_;
    BitReader bits_;
    std::size_t most_;
    std::string out_;
};

}  // namespace

RawInflated inflate_raw(std::string_view packed, std::size_t most)
{
    return Inflating(packed, most).run();
}

std::uint32_t adler32_of(std::string_view bytes)
{
    constexpr std::uint32_t kBase = 65521;
    std::uint32_t low = 1;
    std::uint32_t high = 0;
    for (const char byte : bytes) {
        low = (low + static_cast<unsigned char>(byte)) % kBase;
        high = (high + low) % kBase;
    }
    return high << 16U | low;
}

}  // namespace gammonkit
