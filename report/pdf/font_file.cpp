#include "report/pdf/font_file.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::pdf {
namespace {

constexpr std::size_t kGroupSize = 12;

std::string_view part(std::string_view bytes, std::size_t at, std::size_t size)
{
    return at <= bytes.size() ? bytes.substr(at, size) : std::string_view();
}

/// The groups of the subtable for all of Unicode (platform 3, encoding 10, format 12).
std::string_view unicode_groups(std::string_view map)
{
    const std::size_t count = number16(map, 2);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t entry = 4 + 8 * i;
        if (number16(map, entry) != 3 || number16(map, entry + 2) != 10) continue;
        const std::string_view table = part(map, number32(map, entry + 4), map.size());
        if (number16(table, 0) != 12) continue;
        return part(table, 16, kGroupSize * number32(table, 12));
    }
    return {};
}

}  // namespace

std::uint16_t number16(std::string_view bytes, std::size_t at)
{
    if (at + 2 > bytes.size()) return 0;
    const auto byte = [&](std::size_t i) {
        return static_cast<unsigned>(static_cast<std::uint8_t>(bytes[i]));
    };
    return static_cast<std::uint16_t>(byte(at) << 8U | byte(at + 1));
}

std::uint32_t number32(std::string_view bytes, std::size_t at)
{
    return static_cast<std::uint32_t>(number16(bytes, at)) << 16U | number16(bytes, at + 2);
}

Result<FontFile> FontFile::open(const std::filesystem::path& path)
{
    GK_TRY(MappedFile file, MappedFile::open(path));
    FontFile font(std::move(file));
    if (font.groups_.empty() || font.outlines_.empty() || font.offsets_.empty() || font.widths_.empty()) {
        return failure("font", fmt::format("{} is not a TrueType font for Unicode", path.string()));
    }
    return font;
}

FontFile::FontFile(MappedFile file)
    : file_(std::move(file)), groups_(unicode_groups(table("cmap"))), outlines_(table("glyf")),
      offsets_(table("loca")), widths_(table("hmtx")),
      units_per_em_(std::max<int>(number16(table("head"), 18), 1)),
      long_offsets_(number16(table("head"), 50) != 0),
      measured_(std::max<int>(number16(table("hhea"), 34), 1))
{
}

std::string_view FontFile::table(std::string_view tag) const
{
    const std::string_view bytes = file_.bytes();
    const std::size_t count = number16(bytes, 4);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t entry = 12 + 16 * i;
        if (part(bytes, entry, 4) == tag)
            return part(bytes, number32(bytes, entry + 8), number32(bytes, entry + 12));
    }
    return {};
}

Glyph FontFile::glyph_of(char32_t character) const
{
    std::size_t low = 0;
    std::size_t high = groups_.size() / kGroupSize;
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        const std::size_t group = kGroupSize * middle;
        if (character < number32(groups_, group)) {
            high = middle;
        } else if (character > number32(groups_, group + 4)) {
            low = middle + 1;
        } else {
            return static_cast<Glyph>(number32(groups_, group + 8) + character - number32(groups_, group));
        }
    }
    return 0;
}

int FontFile::advance(Glyph glyph) const
{
    // The last width is that of all glyphs behind it.
    const int place = std::min<int>(glyph, measured_ - 1);
    return number16(widths_, 4 * static_cast<std::size_t>(place));
}

int FontFile::left_bearing(Glyph glyph) const
{
    const auto measured = static_cast<std::size_t>(measured_);
    const std::size_t at =
        glyph < measured ? std::size_t{4} * glyph + 2 : 4 * measured + 2 * (glyph - measured);
    return static_cast<std::int16_t>(number16(widths_, at));
}

std::string_view FontFile::outline(Glyph glyph) const
{
    const std::size_t place = glyph;
    const auto offset = [&](std::size_t i) {
        return long_offsets_ ? std::size_t{number32(offsets_, 4 * i)}
                             : std::size_t{2} * number16(offsets_, 2 * i);
    };
    const std::size_t begin = offset(place);
    const std::size_t end = offset(place + 1);
    return end > begin ? part(outlines_, begin, end - begin) : std::string_view();
}

}  // namespace gammonkit::pdf
