#include "support/letters/direction.hpp"

#include <memory>
#include <unicode/normalizer2.h>
#include <unicode/ubidi.h>
#include <unicode/unistr.h>
#include <unicode/ushape.h>

namespace gammonkit {
namespace {

struct CloseBidi {
    void operator()(UBiDi* bidi) const { ubidi_close(bidi); }
};

/// What ICU writes into a buffer that it is given: at most this much, as nothing becomes longer.
template <class Write>
icu::UnicodeString written_by(const icu::UnicodeString& text, Write write)
{
    icu::UnicodeString result;
    UErrorCode error = U_ZERO_ERROR;
    char16_t* const buffer = result.getBuffer(text.length() + 1);
    if (buffer == nullptr) return text;
    const int32_t length = write(buffer, text.length() + 1, &error);
    result.releaseBuffer(U_SUCCESS(error) ? length : 0);
    return U_SUCCESS(error) ? result : text;
}

icu::UnicodeString joined_letters(const icu::UnicodeString& text)
{
    constexpr uint32_t kHow =
        U_SHAPE_LETTERS_SHAPE | U_SHAPE_TEXT_DIRECTION_LOGICAL | U_SHAPE_LENGTH_GROW_SHRINK;
    return written_by(text, [&](char16_t* buffer, int32_t size, UErrorCode* error) {
        return u_shapeArabic(text.getBuffer(), text.length(), buffer, size, kHow, error);
    });
}

icu::UnicodeString from_left(const icu::UnicodeString& text)
{
    const std::unique_ptr<UBiDi, CloseBidi> bidi(ubidi_open());
    if (bidi == nullptr) return text;
    constexpr uint16_t kHow = UBIDI_DO_MIRRORING | UBIDI_KEEP_BASE_COMBINING | UBIDI_REMOVE_BIDI_CONTROLS;
    return written_by(text, [&](char16_t* buffer, int32_t size, UErrorCode* error) {
        ubidi_setPara(bidi.get(), text.getBuffer(), text.length(), UBIDI_DEFAULT_LTR, nullptr, error);
        return ubidi_writeReordered(bidi.get(), buffer, size, kHow, error);
    });
}

icu::UnicodeString in_utf16(std::string_view utf8)
{
    return icu::UnicodeString::fromUTF8({utf8.data(), static_cast<int32_t>(utf8.size())});
}

/// Forms of Hebrew and Arabic letters; those of the Latin alphabet (ligatures) are kept.
bool is_form(char32_t character)
{
    return (character >= 0xFB1D && character <= 0xFDFF) || (character >= 0xFE70 && character <= 0xFEFC);
}

}  // namespace

std::string in_visual_order(std::string_view line)
{
    std::string utf8;
    return from_left(joined_letters(in_utf16(line))).toUTF8String(utf8);
}

std::u32string letters_of_form(char32_t form)
{
    if (!is_form(form)) return {form};
    UErrorCode error = U_ZERO_ERROR;
    const icu::Normalizer2* const composed = icu::Normalizer2::getNFKCInstance(error);
    if (U_FAILURE(error)) return {form};
    const icu::UnicodeString letters =
        composed->normalize(icu::UnicodeString(static_cast<UChar32>(form)), error);
    std::u32string result;
    for (int32_t at = 0; at < letters.length(); at = letters.moveIndex32(at, 1))
        result += static_cast<char32_t>(letters.char32At(at));
    return result;
}

}  // namespace gammonkit
