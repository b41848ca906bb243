#include "wasm/support/files/code_lengths.hpp"
#include "wasm/support/files/deflate_tables.hpp"
#include "wasm/support/files/raw_deflate.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace gammonkit {
namespace {

constexpr std::size_t kWindow = 32768;
constexpr std::size_t kShortest = 3;
constexpr std::size_t kLongest = 258;
constexpr int kMostTries = 128;  ///< Earlier places that are looked at.
constexpr std::size_t kSymbolsInBlock = 32768;

/// A byte, or what stood `distance` bytes before once more.
struct Token {
    std::uint16_t length = 0;  ///< 0: a byte.
    std::uint16_t distance = 0;
    unsigned char byte = 0;
};

/// Finds what was there before: places with the same three bytes are linked, the last one first.
class Matcher {
public:
    explicit Matcher(std::string_view bytes)
        : bytes_(bytes), last_(1U << kHashBits, -1), before_(bytes.size(), -1)
    {
    }

    /// The longest of those that stood before; length 0 if none did.
    [[nodiscard]] Token longest_at(std::size_t at) const
    {
        Token best;
        if (at + kShortest > bytes_.size()) return best;
        const std::size_t most = std::min(kLongest, bytes_.size() - at);
        int other = last_[hash(at)];
        for (int tries = 0;
             tries < kMostTries && other >= 0 && at - static_cast<std::size_t>(other) <= kWindow; ++tries) {
            const auto place = static_cast<std::size_t>(other);
            std::size_t length = 0;
            while (length < most && bytes_[place + length] == bytes_[at + length])
                ++length;
            if (length >= kShortest && length > best.length) {
                best.length = static_cast<std::uint16_t>(length);
                best.distance = static_cast<std::uint16_t>(at - place);
                if (length == most) break;
            }
            other = before_[place];
        }
        return best;
    }

    /// Makes a place known to those behind it.
    void note(std::size_t at)
    {
        if (at + kShortest > bytes_.size()) return;
        int& last = last_[hash(at)];
        before_[at] = last;
        last = static_cast<int>(at);
    }

private:
    static constexpr unsigned kHashBits = 15;

    [[nodiscard]] std::size_t hash(std::size_t at) const
    {
        const auto byte = [&](std::size_t i) {
            return static_cast<std::uint32_t>(static_cast<unsigned char>(bytes_[at + i]));
        };
        return (byte(0) | byte(1) << 8U | byte(2) << 16U) * 2654435761U >> (32U - kHashBits);
    }

    std::string_view bytes_;
    std::vector<int> last_;
    std::vector<int> before_;
};

std::vector<Token> tokens_of(std::string_view bytes)
{
    Matcher matcher(bytes);
    std::vector<Token> tokens;
    Token match = matcher.longest_at(0);
    for (std::size_t at = 0; at < bytes.size();) {
        matcher.note(at);
        const Token next = at + 1 < bytes.size() ? matcher.longest_at(at + 1) : Token{};
        // A byte is worth while if more of what follows it was there before.
        if (match.length == 0 || next.length > match.length) {
            tokens.push_back({.byte = static_cast<unsigned char>(bytes[at])});
            match = next;
            ++at;
            continue;
        }
        tokens.push_back(match);
        for (std::size_t end = at + match.length; ++at < end;)
            matcher.note(at);
        match = at < bytes.size() ? matcher.longest_at(at) : Token{};
    }
    return tokens;
}

class BitWriter {
public:
    void put(std::uint32_t bits, unsigned count)
    {
        waiting_ |= static_cast<std::uint64_t>(bits) << ready_;
        for (ready_ += count; ready_ >= 8; ready_ -= 8) {
            bytes_ += static_cast<char>(static_cast<unsigned char>(waiting_));
            waiting_ >>= 8U;
        }
    }
    [[nodiscard]] std::string finish()
    {
        if (ready_ > 0) put(0, 8 - ready_);
        return std::move(bytes_);
    }

private:
    std::string bytes_;
    std::uint64_t waiting_ = 0;
    unsigned ready_ = 0;
};

/// The code of a length or a distance: the last that does not begin behind it.
std::size_t code_of(std::size_t number, std::span<const Span> spans)
{
    const auto behind = std::upper_bound(spans.begin(), spans.end(), number,
                                         [](std::size_t n, const Span& span) { return n < span.least; });
    return static_cast<std::size_t>(behind - spans.begin()) - 1;
}

/// A prefix code by how often each symbol comes.
class Code {
public:
    Code(std::span<const std::uint32_t> counts, std::size_t longest) : lengths(code_lengths(counts, longest))
    {
        std::array<unsigned, kLongestCode + 2> next{};
        for (std::size_t bits = 1; bits <= kLongestCode; ++bits) {
            const auto same = std::count(lengths.begin(), lengths.end(), bits);
            next[bits + 1] = (next[bits] + static_cast<unsigned>(same)) << 1U;
        }
        codes_.resize(lengths.size());
        for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
            const unsigned code = next[lengths[symbol]]++;
            for (unsigned bit = 0; bit < lengths[symbol]; ++bit)
                codes_[symbol] = codes_[symbol] << 1U | (code >> bit & 1U);
        }
    }
    void put(BitWriter& bits, std::size_t symbol) const { bits.put(codes_[symbol], lengths[symbol]); }

    std::vector<std::uint8_t> lengths;

private:
    std::vector<std::uint32_t> codes_;
};

/// What says the lengths of both codes: each length for itself, or runs of one.
struct LengthSymbol {
    std::uint8_t symbol;
    std::uint8_t more;
    std::uint8_t more_bits;
};

std::vector<LengthSymbol> length_symbols(const std::vector<std::uint8_t>& lengths)
{
    std::vector<LengthSymbol> symbols;
    for (std::size_t at = 0; at < lengths.size();) {
        std::size_t run = 1;
        while (at + run < lengths.size() && lengths[at + run] == lengths[at])
            ++run;
        if (lengths[at] == 0 && run >= 3) {
            run = std::min<std::size_t>(run, 138);
            const bool is_short = run <= 10;
            symbols.push_back({static_cast<std::uint8_t>(is_short ? 17 : 18),
                               static_cast<std::uint8_t>(run - (is_short ? 3 : 11)),
                               static_cast<std::uint8_t>(is_short ? 3 : 7)});
            at += run;
            continue;
        }
        symbols.push_back({lengths[at++], 0, 0});
        if (run < 4) continue;
        run = std::min<std::size_t>(run - 1, 6);
        symbols.push_back({16, static_cast<std::uint8_t>(run - 3), 2});
        at += run;
    }
    return symbols;
}

void put_codes(BitWriter& bits, const Code& lengths, const Code& distances)
{
    std::vector<std::uint8_t> all = lengths.lengths;
    all.insert(all.end(), distances.lengths.begin(), distances.lengths.end());
    const std::vector<LengthSymbol> symbols = length_symbols(all);
    std::array<std::uint32_t, kLengthOrder.size()> counts{};
    for (const LengthSymbol& symbol : symbols)
        ++counts[symbol.symbol];
    const Code code(counts, 7);
    bits.put(static_cast<std::uint32_t>(kLengthCodes - 257), 5);
    bits.put(static_cast<std::uint32_t>(kDistanceCodes - 1), 5);
    bits.put(kLengthOrder.size() - 4, 4);
    for (const std::uint8_t symbol : kLengthOrder)
        bits.put(code.lengths[symbol], 3);
    for (const LengthSymbol& symbol : symbols) {
        code.put(bits, symbol.symbol);
        bits.put(symbol.more, symbol.more_bits);
    }
}

void put_block(BitWriter& bits, std::span<const Token> tokens, bool is_last)
{
    std::array<std::uint32_t, kLengthCodes> length_counts{};
    std::array<std::uint32_t, kDistanceCodes> distance_counts{};
    length_counts[kEndOfBlock] = 1;
    for (const Token& token : tokens) {
        ++length_counts[token.length == 0 ? token.byte
                                          : kEndOfBlock + 1 + code_of(token.length, kLengthSpans)];
        if (token.length > 0) ++distance_counts[code_of(token.distance, kDistanceSpans)];
    }
    const Code lengths(length_counts, kLongestCode);
    const Code distances(distance_counts, kLongestCode);
    bits.put(is_last ? 1 : 0, 1);
    bits.put(2, 2);
    put_codes(bits, lengths, distances);
    for (const Token& token : tokens) {
        if (token.length == 0) {
            lengths.put(bits, token.byte);
            continue;
        }
        const std::size_t length = code_of(token.length, kLengthSpans);
        lengths.put(bits, kEndOfBlock + 1 + length);
        bits.put(token.length - kLengthSpans[length].least, kLengthSpans[length].more_bits);
        const std::size_t distance = code_of(token.distance, kDistanceSpans);
        distances.put(bits, distance);
        bits.put(token.distance - kDistanceSpans[distance].least, kDistanceSpans[distance].more_bits);
    }
    lengths.put(bits, kEndOfBlock);
}

}  // namespace

std::string deflate_raw(std::string_view bytes)
{
    const std::vector<Token> tokens = tokens_of(bytes);
    BitWriter bits;
    std::span<const Token> rest(tokens);
    do {
        const std::span<const Token> block = rest.first(std::min(rest.size(), kSymbolsInBlock));
        rest = rest.subspan(block.size());
        put_block(bits, block, rest.empty());
    } while (!rest.empty());
    return bits.finish();
}

}  // namespace gammonkit
