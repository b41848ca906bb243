// Is it ASCII, is it UTF-8? Asked of every input, so long runs of ASCII are stepped over a block at a time.
#include "support/charset.hpp"

#include <cstddef>

namespace gammonkit {
namespace {

using Byte = unsigned char;

/// The first byte that is not ASCII, or `end`. The inner loop has no exit, so that compilers make vectors of
/// it.
const char* skip_ascii(const char* at, const char* end)
{
    constexpr std::ptrdiff_t kBlock = 128;
    for (; end - at >= kBlock; at += kBlock) {
        Byte bits = 0;
        for (std::ptrdiff_t i = 0; i < kBlock; ++i)
            bits |= static_cast<Byte>(at[i]);
        if (bits >= 0x80) break;
    }
    while (at != end && static_cast<Byte>(*at) < 0x80)
        ++at;
    return at;
}

/// What may follow a lead byte. Source: The Unicode Standard, table 3-7.
struct Sequence {
    int length;  ///< 0: no sequence begins with this byte.
    Byte second_least;
    Byte second_most;
};

Sequence sequence_of(Byte lead)
{
    if (lead >= 0xC2 && lead <= 0xDF) return {2, 0x80, 0xBF};
    if (lead == 0xE0) return {3, 0xA0, 0xBF};  // Not what two bytes could say.
    if (lead == 0xED) return {3, 0x80, 0x9F};  // Not the surrogates.
    if (lead >= 0xE1 && lead <= 0xEF) return {3, 0x80, 0xBF};
    if (lead == 0xF0) return {4, 0x90, 0xBF};  // Not what three bytes could say.
    if (lead >= 0xF1 && lead <= 0xF3) return {4, 0x80, 0xBF};
    if (lead == 0xF4) return {4, 0x80, 0x8F};  // Nothing above U+10FFFF.
    return {0, 0, 0};
}

/// The end of the sequence that begins at `at`, or nothing if it is damaged or cut off.
const char* skip_sequence(const char* at, const char* end)
{
    const Sequence sequence = sequence_of(static_cast<Byte>(*at));
    if (sequence.length == 0 || end - at < sequence.length) return nullptr;
    const Byte second = static_cast<Byte>(at[1]);
    if (second < sequence.second_least || second > sequence.second_most) return nullptr;
    for (int i = 2; i < sequence.length; ++i) {
        if ((static_cast<Byte>(at[i]) & 0xC0U) != 0x80U) return nullptr;
    }
    return at + sequence.length;
}

}  // namespace

bool is_ascii(std::string_view bytes)
{
    const char* const end = bytes.data() + bytes.size();
    return skip_ascii(bytes.data(), end) == end;
}

bool is_valid_utf8(std::string_view bytes)
{
    const char* at = bytes.data();
    const char* const end = at + bytes.size();
    for (at = skip_ascii(at, end); at != end; at = skip_ascii(at, end)) {
        at = skip_sequence(at, end);
        if (at == nullptr) return false;
    }
    return true;
}

std::size_t bytes_of_first_character(std::string_view bytes)
{
    const char* const begin = bytes.data();
    if (bytes.empty()) return 0;
    if (static_cast<Byte>(*begin) < 0x80) return 1;
    const char* const next = skip_sequence(begin, begin + bytes.size());
    return next == nullptr ? 0 : static_cast<std::size_t>(next - begin);
}

bool is_mostly_utf8(std::string_view bytes)
{
    std::size_t whole = 0;
    std::size_t broken = 0;
    const char* at = bytes.data();
    const char* const end = at + bytes.size();
    for (at = skip_ascii(at, end); at != end; at = skip_ascii(at, end)) {
        const char* next = skip_sequence(at, end);
        ++(next != nullptr ? whole : broken);
        at = next != nullptr ? next : at + 1;
    }
    return whole > broken;
}

}  // namespace gammonkit
