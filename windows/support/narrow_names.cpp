// Names of files are UTF-8 in all of this program. gammonkit.manifest tells the system so, and it gives words
// and variables that way; the standard library asks the C library instead, by this function alone, which
// msvcrt.dll answers in the language of "C", letter by letter.
#include <cstddef>
#include <cwchar>

namespace {

/// Of how many bytes a letter is; 0: none begins so.
std::size_t size_of(unsigned char lead)
{
    if (lead < 0x80U) return 1;
    if (lead < 0xC2U || lead > 0xF4U) return 0;
    return lead < 0xE0U ? 2 : lead < 0xF0U ? 3 : 4;
}

}  // namespace

extern "C" std::size_t __wrap_mbrtowc(wchar_t* wide, const char* bytes, std::size_t count,
                                      std::mbstate_t* state)
{
    constexpr auto kBad = static_cast<std::size_t>(-1);
    constexpr auto kIncomplete = static_cast<std::size_t>(-2);
    if (bytes == nullptr || count == 0) return bytes == nullptr ? 0 : kIncomplete;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    // The second half of a letter outside the first plane, whose last byte is left: see below.
    if (*state != 0 && wide != nullptr) {
        *wide = static_cast<wchar_t>(*state);
        *state = 0;
        return 1;
    }
    const std::size_t size = size_of(byte(0));
    if (size == 0) return kBad;
    if (count < size) return kIncomplete;
    unsigned letter = size == 1 ? byte(0) : byte(0) & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return kBad;
        letter = letter << 6U | (byte(i) & 0x3FU);
    }
    const bool is_pair = letter > 0xFFFFU;
    const unsigned pair = letter - 0x10000U;
    if (wide != nullptr) *wide = static_cast<wchar_t>(is_pair ? 0xD800U | pair >> 10U : letter);
    if (is_pair) *state = static_cast<std::mbstate_t>(0xDC00U | (pair & 0x3FFU));
    if (letter == 0) return 0;
    return is_pair ? 3 : size;
}
