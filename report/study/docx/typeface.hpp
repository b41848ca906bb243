#pragma once

#include "support/files/zip.hpp"

#include <vector>

namespace gammonkit::docx {

/// Adds the typeface of the document, which programs that lack it take from there: the list of fonts with its
/// relationships, and the font files as Word obfuscates them (ECMA-376 Part 1, 17.8 "Fonts"). Nothing where
/// no typeface is part of the library.
void add_typeface(std::vector<ZipMember>& parts);

}  // namespace gammonkit::docx
