#pragma once

#include <string>
#include <string_view>

namespace gammonkit::html {

/// What a content security policy says of a script that it lets run: "'sha256-...='", of a SHA-256 sum in
/// hexadecimal digits. Padded as RFC 4648, section 4 has it: Firefox compares text. (W3C, Content Security
/// Policy Level 3, 2.3.1.)
std::string script_source(std::string_view digits);

}  // namespace gammonkit::html
