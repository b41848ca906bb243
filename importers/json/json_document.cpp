#include "importers/json/json_document.hpp"

#include "formats/fields/nesting.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string_view>

namespace gammonkit {
namespace {

using Json = nlohmann::json;

/// A variation is four levels of JSON; around the outermost turn there are seven, in the innermost eleven.
constexpr int kDeepestJson = 4 * kDeepestNesting + 18;

/// The first bracket that nests deeper than any collection can; nothing if there is none.
std::optional<std::size_t> too_deep(std::string_view text)
{
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') in_string = !in_string;
        if (c == '\\' && in_string) ++i;
        if (in_string) continue;
        if (c == '[' || c == '{') ++depth;
        if (c == ']' || c == '}') --depth;
        if (depth > kDeepestJson) return i;
    }
    return std::nullopt;
}

/// "unexpected end of input" out of nlohmann's "[json.exception.parse_error.101] parse error at ...: syntax
/// error while parsing value - unexpected end of input; expected ...".
std::string_view reason(std::string_view what)
{
    for (const std::string_view introduction : {"] ", " - "}) {
        const std::size_t found = what.find(introduction);
        if (found != std::string_view::npos) what = without_first(what, found + introduction.size());
    }
    return what.substr(0, what.find(';'));
}

}  // namespace

Result<Json> parse_json(const SourceText& source)
{
    const std::string_view text = source.text();
    if (trimmed(text).empty()) {
        return tl::unexpected(error_at(source, text, "empty-input", "the file is empty"));
    }
    if (const std::optional<std::size_t> deep = too_deep(text)) {
        return tl::unexpected(error_at(source, text.substr(*deep), "json-syntax", "nested too deep"));
    }
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        const std::size_t offset = std::min(std::max<std::size_t>(error.byte, 1) - 1, text.size());
        return tl::unexpected(error_at(source, text.substr(offset), "json-syntax",
                                       fmt::format("not valid JSON: {}", reason(error.what()))));
    } catch (const Json::exception& error) {
        return failure("json-syntax", fmt::format("not valid JSON: {}", reason(error.what())));
    }
}

}  // namespace gammonkit
