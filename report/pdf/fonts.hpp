#pragma once

#include "report/pdf/font_file.hpp"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::pdf {

/// A letter that stands on a page.
struct UsedLetter {
    char32_t character = 0;  ///< What it means, even where the font lacks it.
    Glyph glyph = 0;         ///< In the font file; of "�" where the font lacks the letter.
};

/// A font with the letters that have been used. A letter's code is its place among them, from 1.
class TextFont {
public:
    /// Its name in the booklet, and that on pages: "F1" ...
    TextFont(FontFile file, std::string_view name, std::string_view on_pages);

    [[nodiscard]] bool has(char32_t character) const { return file_.glyph_of(character) != 0; }
    /// The shape of a letter, or of "�" where the font lacks it.
    [[nodiscard]] Glyph shown(char32_t character) const;
    /// In parts of the font's size.
    [[nodiscard]] double width(std::string_view utf8) const;
    /// The text as hexadecimal codes, which are used from now on.
    [[nodiscard]] std::string codes(std::string_view utf8);

    [[nodiscard]] const FontFile& file() const { return file_; }
    [[nodiscard]] std::string_view name() const { return name_; }
    [[nodiscard]] std::string_view on_pages() const { return on_pages_; }
    [[nodiscard]] const std::vector<UsedLetter>& used() const { return used_; }

private:
    [[nodiscard]] std::uint16_t code_of(char32_t character);

    FontFile file_;
    std::string_view name_;
    std::string_view on_pages_;
    Glyph replacement_;
    std::array<int, 128> ascii_widths_ = {};
    std::array<std::uint16_t, 128> ascii_codes_ = {};
    std::vector<UsedLetter> used_;
    std::map<char32_t, std::uint16_t> codes_;  ///< Of those beyond ASCII.
};

/// The character that begins at `at`, which moves behind it; U+FFFD for bytes that are no UTF-8.
[[nodiscard]] char32_t next_character(std::string_view utf8, std::size_t& at);

/// Letters side by side that one font has.
struct TextRun {
    std::string_view font;   ///< Its name on all pages: "F1" ...
    std::string codes;       ///< Hexadecimal.
    bool thickened = false;  ///< Bold text of a font that has no bold.
};

/// The same as shapes.
struct ShapeRun {
    const FontFile* font = nullptr;
    std::vector<Glyph> glyphs = {};
    bool thickened = false;
};

/// The fonts of all text: Inter and its bold, which are part of the library; DejaVu Sans and its bold for
/// what these lack, and Droid Sans Fallback for what those lack, Chinese above all.
class Fonts {
public:
    /// Without the other two, letters are shown as "�". Fails if there is no font at all.
    [[nodiscard]] static Result<Fonts> open();

    /// Of a line, in parts of the font's size.
    [[nodiscard]] double width(std::string_view utf8, bool bold) const;
    /// The letters of a line from left to right, which are used from now on.
    [[nodiscard]] std::vector<TextRun> runs(std::string_view utf8, bool bold);
    /// The shapes of these letters.
    [[nodiscard]] std::vector<ShapeRun> shapes(std::string_view utf8, bool bold) const;
    [[nodiscard]] bool have(char32_t character) const;

    /// Those whose letters are used.
    [[nodiscard]] std::vector<const TextFont*> used() const;

private:
    Fonts() = default;
    /// Of those for this weight the first that has the letter, or else one that shows "�".
    [[nodiscard]] std::size_t font_of(char32_t character, bool bold) const;
    template <class F>
    void for_each_run(std::string_view utf8, bool bold, F f) const;

    std::vector<TextFont> fonts_;
    std::vector<std::size_t> regular_;
    std::vector<std::size_t> bold_;
    std::optional<std::size_t> without_bold_;
};

}  // namespace gammonkit::pdf
