// Only PDF files need this, and they cannot be written there: see wasm/report/pdf/saved_booklet.cpp.
#include "support/letters/direction.hpp"

namespace gammonkit {

std::string in_visual_order(std::string_view line)
{
    return std::string(line);
}

std::u32string letters_of_form(char32_t form)
{
    return {form};
}

}  // namespace gammonkit
