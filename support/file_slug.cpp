#include "support/file_slug.hpp"

#include "support/charset.hpp"
#include "support/letters/letters.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>

namespace gammonkit {
namespace {

constexpr std::size_t kLongest = 60;

/// Names of devices, which Windows takes for them whatever their extension.
constexpr std::array<std::string_view, 4> kDevices = {"con", "prn", "aux", "nul"};

bool is_device(std::string_view slug)
{
    const bool has_number = slug.size() == 4 && is_digit(slug.back());
    return std::ranges::find(kDevices, slug) != kDevices.end() ||
           (has_number && (slug.starts_with("com") || slug.starts_with("lpt")));
}

}  // namespace

std::string file_slug(std::string_view utf8)
{
    // Most names are ASCII; others take milliseconds.
    const std::string letters = is_ascii(utf8) ? std::string(utf8) : in_latin_letters(utf8);
    std::string slug;
    for (const char c : lowered(letters)) {
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
