#include "support/file_slug.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <unicode/translit.h>
#include <unicode/unistr.h>

namespace gammonkit {
namespace {

constexpr std::size_t kLongest = 60;
/// What a name may be made of, before it is turned into our letters: ten times as much as is kept.
constexpr std::int32_t kLongestRead = 600;

/// Names of devices, which Windows takes for them whatever their extension.
constexpr std::array<std::string_view, 4> kDevices = {"con", "prn", "aux", "nul"};

bool is_device(std::string_view slug)
{
    const bool has_number = slug.size() == 4 && is_digit(slug.back());
    return std::ranges::find(kDevices, slug) != kDevices.end() ||
           (has_number && (slug.starts_with("com") || slug.starts_with("lpt")));
}

/// In letters from a to z as far as that can be done.
std::string in_our_letters(std::string_view utf8)
{
    // Making the rules takes milliseconds, and most names need none.
    const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    if (std::ranges::all_of(utf8, is_ascii)) return std::string(utf8);
    icu::UnicodeString text =
        icu::UnicodeString::fromUTF8({utf8.data(), static_cast<std::int32_t>(utf8.size())});
    text.truncate(kLongestRead);
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::Transliterator> transliterator(
        icu::Transliterator::createInstance("Any-Latin; Latin-ASCII; Lower", UTRANS_FORWARD, status));
    if (U_SUCCESS(status) && transliterator) transliterator->transliterate(text);
    std::string result;
    text.toUTF8String(result);
    return result;
}

}  // namespace

std::string file_slug(std::string_view utf8)
{
    std::string slug;
    for (const char c : lowered(in_our_letters(utf8))) {
        const bool stays = is_digit(c) || (c >= 'a' && c <= 'z');
        if (stays) {
            slug += c;
        } else if (!slug.empty() && slug.back() != '-' && c != '\'') {
            slug += '-';
        }
    }
    slug.resize(std::min(slug.size(), kLongest));
    while (slug.ends_with('-'))
        slug.pop_back();
    return is_device(slug) ? slug + "-" : slug;
}

void UniqueSlugs::take(std::string_view slug)
{
    taken_.insert(lowered(slug));
}

std::string UniqueSlugs::slug_of(std::string_view utf8, std::string_view otherwise)
{
    std::string slug = file_slug(utf8);
    if (slug.empty()) slug = otherwise;
    std::string name = slug;
    for (int number = 2; !taken_.insert(name).second; ++number)
        name = slug + "-" + std::to_string(number);
    return name;
}

}  // namespace gammonkit
