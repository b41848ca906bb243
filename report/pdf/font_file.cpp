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

// The flags of a part of a glyph that is put together.
constexpr unsigned kWords = 0x0001;
constexpr unsigned kScale = 0x0008;
constexpr unsigned kMore = 0x0020;
constexpr unsigned kTwoScales = 0x0040;
constexpr unsigned kFourScales = 0x0080;
constexpr unsigned kInstructions = 0x0100;

void put16(std::string& bytes, unsigned number)
{
    bytes += static_cast<char>(number >> 8U & 0xFFU);
    bytes += static_cast<char>(number & 0xFFU);
}

void put32(std::string& bytes, std::uint32_t number)
{
    put16(bytes, number >> 16U);
    put16(bytes, number & 0xFFFFU);
}

void set16(std::string& bytes, std::size_t at, unsigned number)
{
    if (at + 2 > bytes.size()) return;
    bytes[at] = static_cast<char>(number >> 8U & 0xFFU);
    bytes[at + 1] = static_cast<char>(number & 0xFFU);
}

void pad(std::string& bytes)
{
    bytes.resize((bytes.size() + 3) / 4 * 4);
}

/// Outlines with new numbers, and the tables that say where each is and how wide.
class Outlines {
public:
    Outlines(const FontFile& font, std::span<const Glyph> glyphs)
        : font_(font), glyphs_(glyphs.begin(), glyphs.end())
    {
        for (std::size_t i = 0; i < glyphs_.size(); ++i)  // Parts are added while it runs.
            add(glyphs_[i]);
        put32(offsets, static_cast<std::uint32_t>(outlines.size()));
    }

    [[nodiscard]] std::size_t count() const { return glyphs_.size(); }

    std::string outlines;
    std::string offsets;
    std::string widths;

private:
    void add(Glyph glyph)
    {
        put32(offsets, static_cast<std::uint32_t>(outlines.size()));
        put16(widths, static_cast<unsigned>(font_.advance(glyph)));
        put16(widths, static_cast<unsigned>(font_.left_bearing(glyph)));
        const std::string_view outline = font_.outline(glyph);
        if (outline.size() < 10) return;
        const bool is_put_together = (number16(outline, 0) & 0x8000U) != 0;
        outlines += is_put_together ? with_new_parts(outline) : without_hints(outline);
        pad(outlines);
    }

    static std::string without_hints(std::string_view outline)
    {
        const std::size_t length_at = 10 + std::size_t{2} * number16(outline, 0);
        const std::size_t points_at = length_at + 2 + number16(outline, length_at);
        if (points_at > outline.size()) return {};
        std::string result(outline.substr(0, length_at));
        put16(result, 0);
        result += outline.substr(points_at);
        return result;
    }

    std::string with_new_parts(std::string_view outline)
    {
        std::string result(outline);
        std::size_t at = 10;
        for (unsigned flags = kMore; (flags & kMore) != 0 && at + 4 <= outline.size();) {
            flags = number16(outline, at);
            set16(result, at, flags & ~kInstructions);
            set16(result, at + 2, number_of(number16(outline, at + 2)));
            at += 4 + ((flags & kWords) != 0 ? 4U : 2U);
            if ((flags & kScale) != 0) at += 2;
            if ((flags & kTwoScales) != 0) at += 4;
            if ((flags & kFourScales) != 0) at += 8;
        }
        result.resize(std::min(at, result.size()));
        return result;
    }

    /// The new number of a part.
    unsigned number_of(Glyph glyph)
    {
        const auto known = std::ranges::find(glyphs_, glyph);
        const auto number = static_cast<unsigned>(known - glyphs_.begin());
        if (known == glyphs_.end()) glyphs_.push_back(glyph);
        return number;
    }

    const FontFile& font_;
    std::vector<Glyph> glyphs_;
};

std::uint32_t checksum(std::string_view padded)
{
    std::uint32_t sum = 0;
    for (std::size_t at = 0; at < padded.size(); at += 4)
        sum += number32(padded, at);
    return sum;
}

using Table = std::pair<std::string_view, std::string>;

/// A font file of tables in alphabetical order.
std::string assembled(std::vector<Table> tables)
{
    std::string head;
    put32(head, 0x00010000);
    put16(head, static_cast<unsigned>(tables.size()));
    head.append(6, '\0');  // For a faster search, which nobody needs among seven tables.
    std::string body;
    const std::size_t first = head.size() + 16 * tables.size();
    for (auto& [tag, bytes] : tables) {
        const std::size_t size = bytes.size();
        pad(bytes);
        head += tag;
        put32(head, checksum(bytes));
        put32(head, static_cast<std::uint32_t>(first + body.size()));
        put32(head, static_cast<std::uint32_t>(size));
        body += bytes;
    }
    return head + body;
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
    FontFile font(file.bytes());
    font.file_.emplace(std::move(file));
    if (font.groups_.empty() || font.outlines_.empty() || font.offsets_.empty() || font.widths_.empty()) {
        return failure("font", fmt::format("{} is not a TrueType font for Unicode", path.generic_string()));
    }
    return font;
}

FontFile::FontFile(std::string_view bytes)
    : bytes_(bytes), groups_(unicode_groups(table("cmap"))), outlines_(table("glyf")),
      offsets_(table("loca")), widths_(table("hmtx")),
      units_per_em_(std::max<int>(number16(table("head"), 18), 1)),
      long_offsets_(number16(table("head"), 50) != 0),
      measured_(std::max<int>(number16(table("hhea"), 34), 1))
{
}

std::string_view FontFile::table(std::string_view tag) const
{
    const std::size_t count = number16(bytes_, 4);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t entry = 12 + 16 * i;
        if (part(bytes_, entry, 4) == tag)
            return part(bytes_, number32(bytes_, entry + 8), number32(bytes_, entry + 12));
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

std::string subset_of(const FontFile& font, std::span<const Glyph> glyphs)
{
    Outlines outlines(font, glyphs);
    std::string head(font.table("head"));
    set16(head, 50, 1);  // Offsets of four bytes.
    std::string sizes(font.table("hhea"));
    set16(sizes, 34, static_cast<unsigned>(outlines.count()));
    std::string limits(font.table("maxp"));
    set16(limits, 4, static_cast<unsigned>(outlines.count()));
    return assembled({{"glyf", std::move(outlines.outlines)},
                      {"head", std::move(head)},
                      {"hhea", std::move(sizes)},
                      {"hmtx", std::move(outlines.widths)},
                      {"loca", std::move(outlines.offsets)},
                      {"maxp", std::move(limits)}});
}

}  // namespace gammonkit::pdf
