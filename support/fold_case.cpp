#include "support/fold_case.hpp"

#include <unicode/unistr.h>

namespace gammonkit {

std::string folded(std::string_view utf8)
{
    std::string result;
    icu::UnicodeString::fromUTF8({utf8.data(), static_cast<std::int32_t>(utf8.size())})
        .foldCase()
        .toUTF8String(result);
    return result;
}

}  // namespace gammonkit
