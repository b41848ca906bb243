#include "report/pdf/shown_letters.hpp"

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
    if (!were_opened_) {
        if (Result<Fonts> fonts = Fonts::open()) fonts_.emplace(*std::move(fonts));
        were_opened_ = true;
    }
    return !fonts_ || fonts_->have(character);
}

}  // namespace gammonkit::pdf
