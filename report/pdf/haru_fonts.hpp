#pragma once

#include "report/pdf/booklet.hpp"

#include <string>
#include <string_view>

// Those of libharu, which programs that use GammonKit need not have.
struct _HPDF_Doc_Rec;
struct _HPDF_Dict_Rec;

namespace gammonkit::pdf {

/// Puts the used letters of all fonts into a document: the fonts of all pages, "F1", "F2" and, if it is used,
/// "F3". libharu's own fonts hold tables of a thousand letters that nobody used, and take ten times as long.
[[nodiscard]] _HPDF_Dict_Rec* add_fonts(_HPDF_Doc_Rec* document, const Fonts& fonts);

/// Puts the bytes into a stream object, compressed quickly: libharu would do it thoroughly, which takes three
/// times as long as all the rest of a report.
void write_compressed(_HPDF_Dict_Rec* object, std::string_view bytes);

/// A character as UTF-16, the more significant byte first.
[[nodiscard]] std::string utf16(char32_t character);

}  // namespace gammonkit::pdf
