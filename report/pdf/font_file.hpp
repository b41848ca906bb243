#pragma once

#include "support/files/mapped_file.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace gammonkit::pdf {

/// The number of a letter's shape in a font; 0 is the shape for letters that the font lacks.
using Glyph = std::uint16_t;

/// A TrueType font, read only where it is asked. What lies outside of the file is 0 or empty.
class FontFile {
public:
    /// Fails if there is no such file, or it is no TrueType font.
    [[nodiscard]] static Result<FontFile> open(const std::filesystem::path& path);
    /// One that is part of the library.
    explicit FontFile(std::string_view bytes);

    [[nodiscard]] Glyph glyph_of(char32_t character) const;
    /// How far a glyph moves on, in the font's units.
    [[nodiscard]] int advance(Glyph glyph) const;
    /// The space to the left of its outline.
    [[nodiscard]] int left_bearing(Glyph glyph) const;
    /// Its entry in the table of outlines; empty for blanks.
    [[nodiscard]] std::string_view outline(Glyph glyph) const;

    [[nodiscard]] int units_per_em() const { return units_per_em_; }
    [[nodiscard]] std::string_view bytes() const { return bytes_; }
    /// A whole table, by its four letters.
    [[nodiscard]] std::string_view table(std::string_view tag) const;

private:
    std::optional<MappedFile> file_;
    std::string_view bytes_;
    std::string_view groups_;  ///< Of the map from characters to glyphs, 12 bytes each.
    std::string_view outlines_;
    std::string_view offsets_;
    std::string_view widths_;
    int units_per_em_ = 1;
    bool long_offsets_ = false;
    int measured_ = 0;  ///< Glyphs with a width of their own.
};

/// Big-endian numbers of a font; 0 behind its end.
[[nodiscard]] std::uint16_t number16(std::string_view bytes, std::size_t at);
[[nodiscard]] std::uint32_t number32(std::string_view bytes, std::size_t at);

/// A font file with these glyphs only, numbered in this order; the first should be 0. A glyph may come
/// several times. Glyphs that others are put together from are added behind them. Without hints for coarse
/// screens, and without a map from characters: a PDF has its own.
[[nodiscard]] std::string subset_of(const FontFile& font, std::span<const Glyph> glyphs);

}  // namespace gammonkit::pdf
