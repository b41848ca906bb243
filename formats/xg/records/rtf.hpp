#pragma once

#include <string>
#include <string_view>

namespace gammonkit::xg {

/// The plain text of an RTF document, in UTF-8 with "\n" as line end and without the last one. Text that is
/// no RTF is given back as it is (decoded from XG's code page if it is not UTF-8).
[[nodiscard]] std::string text_of_rtf(std::string_view rtf);

/// A small RTF document as XG writes it; `text_of_rtf` gives the text back.
[[nodiscard]] std::string rtf_of(std::string_view utf8);

}  // namespace gammonkit::xg
