#pragma once

#include "report/pdf/text_font.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::pdf {

/// Letters side by side that one font has.
struct TextRun {
    std::string_view font;  ///< Its name on all pages: "F1" ...
    std::string codes;      ///< Hexadecimal.
};

/// The fonts of all text: DejaVu Sans and its bold, and Droid Sans Fallback for what these lack, Chinese
/// above all.
class Fonts {
public:
    /// Fails if the first two are not there; without the third, letters are shown as "�".
    [[nodiscard]] static Result<Fonts> open();

    /// Of a line, in parts of the font's size.
    [[nodiscard]] double width(std::string_view utf8, bool bold) const;
    /// The letters of a line from left to right, which are used from now on.
    [[nodiscard]] std::vector<TextRun> runs(std::string_view utf8, bool bold);
    [[nodiscard]] bool have(char32_t character) const;

    [[nodiscard]] const TextFont& regular() const { return regular_; }
    [[nodiscard]] const TextFont& bold() const { return bold_; }
    [[nodiscard]] const std::optional<TextFont>& other() const { return other_; }

private:
    Fonts(TextFont regular, TextFont bold, std::optional<TextFont> other);

    [[nodiscard]] bool is_other(char32_t character) const;
    template <class F>
    void for_each_run(std::string_view utf8, F f) const;

    TextFont regular_;
    TextFont bold_;
    std::optional<TextFont> other_;
};

}  // namespace gammonkit::pdf
