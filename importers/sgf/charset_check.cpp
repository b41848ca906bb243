#include "importers/sgf/charset_check.hpp"

#include "importers/sgf/escapes.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit::sgf {
namespace {

/// What the pipeline decodes without being told.
constexpr std::array<std::string_view, 8> kDecodedAnyway{"UTF-8",      "UTF8",   "US-ASCII",     "ASCII",
                                                         "ISO-8859-1", "LATIN1", "WINDOWS-1252", "CP1252"};

/// True if there are characters beyond ASCII and all of them are Latin letters or signs (up to U+017F): what
/// bytes become that were read as windows-1252.
bool looks_western(std::string_view text)
{
    bool beyond_ascii = false;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0xC2 && byte <= 0xC5) beyond_ascii = true;
        if (byte >= 0xC6) return false;
    }
    return beyond_ascii;
}

}  // namespace

void warn_of_charset(const SourceText& source, NodeView root, Reporter& reporter)
{
    const std::optional<std::string_view> value = root.take_first(key("CA"));
    if (!value) return;
    const std::string charset = text_of(trimmed(*value));
    const bool decoded =
        std::any_of(kDecodedAnyway.begin(), kDecodedAnyway.end(),
                    [&](std::string_view known) { return equals_ignoring_case(known, charset); });
    if (charset.empty() || decoded || !looks_western(source.text())) return;
    reporter.report(warning_at(source, *value, "sgf-charset",
                               fmt::format("the file says that its character set is {}", charset),
                               fmt::format("if names look wrong, read it with --charset {}", charset)));
}

}  // namespace gammonkit::sgf
