#pragma once

#include "report/pdf/fonts.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::pdf {

/// Tells which texts the fonts of PDF reports have all letters of. The fonts are opened at the first that is
/// not ASCII; where there are none, all are taken to be shown: writing the report fails then.
class ShownLetters {
public:
    [[nodiscard]] bool show(std::string_view utf8);

private:
    [[nodiscard]] bool show(char32_t character);

    std::optional<Fonts> fonts_;
    bool were_opened_ = false;
};

}  // namespace gammonkit::pdf
