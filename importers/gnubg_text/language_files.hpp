#pragma once

#include <span>
#include <string_view>

namespace gammonkit::gnubg_text {

/// languages.txt, which says how it is to be read.
struct LanguageFile {
    std::string_view name;
    std::string_view text;
};
[[nodiscard]] std::span<const LanguageFile> language_files();

}  // namespace gammonkit::gnubg_text
