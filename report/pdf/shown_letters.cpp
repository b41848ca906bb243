#include "report/pdf/shown_letters.hpp"

#include "report/pdf/text_font.hpp"

namespace gammonkit::pdf {

bool ShownLetters::show(std::string_view utf8)
{
    for (std::size_t at = 0; at < utf8.size();) {
        const char32_t character = next_character(utf8, at);
        if (character >= 0x80 && !show(character)) return false;
    }
    return true;
}

bool ShownLetters::show(char32_t character)
{
    if (!was_opened_) {
        Result<FontFile> file =
            FontFile::open(std::filesystem::path(GAMMONKIT_FONT_FOLDER) / "DejaVuSans.ttf");
        if (file) font_.emplace(*std::move(file));
        was_opened_ = true;
    }
    return !font_ || font_->glyph_of(character) != 0;
}

}  // namespace gammonkit::pdf
