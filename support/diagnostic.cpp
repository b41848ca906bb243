#include "support/diagnostic.hpp"

#include "support/source_text.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// The widest line that is quoted whole; a longer one is cut around the place.
constexpr std::size_t kQuotedWidth = 120;

/// The quoted line and how many columns stand before the caret.
struct Quote {
    std::string line;
    std::size_t caret = 0;
};

bool begins_code_point(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

std::size_t back_to_code_point(std::string_view line, std::size_t at)
{
    while (at > 0 && at < line.size() && !begins_code_point(line[at]))
        --at;
    return at;
}

Quote quote(const SourceText& source, std::size_t where)
{
    const std::string_view line = source.line_at(where);
    const std::size_t at = std::min(source.offset_of(line) + line.size(), where) - source.offset_of(line);
    const std::size_t begin = at > kQuotedWidth / 2 && line.size() > kQuotedWidth
                                  ? back_to_code_point(line, at - kQuotedWidth / 2)
                                  : 0;
    const std::size_t end = back_to_code_point(line, std::min(line.size(), begin + kQuotedWidth));
    // Control characters would move the caret, or worse, talk to the terminal.
    return {.line = printable(line.substr(begin, end - begin)),
            .caret = code_points(line.substr(begin, at - begin))};
}

std::string heading(const Diagnostic& diagnostic, const std::string& place)
{
    return fmt::format("{}: {}: {} [{}]\n", printable(place), to_string(diagnostic.severity),
                       printable(diagnostic.message), diagnostic.code);
}

std::string located(const Diagnostic& diagnostic, std::size_t where, const SourceText& source)
{
    if (source.kind() == SourceKind::binary) {
        return heading(diagnostic, fmt::format("{}:{:#x}", source.name(), where));
    }
    const TextPlace place = source.place_of(where);
    const Quote quoted = quote(source, where);
    return heading(diagnostic, fmt::format("{}:{}:{}", source.name(), place.line, place.column)) +
           fmt::format("    {}\n    {:>{}}\n", quoted.line, '^', quoted.caret + 1);
}

Diagnostic defect(std::string_view what)
{
    return {.code = "internal-error",
            .message = fmt::format("GammonKit has failed here, which is a defect of it: {}", one_line(what)),
            .hint = "please report this, with the input"};
}

}  // namespace

std::string_view to_string(Severity severity)
{
    switch (severity) {
    case Severity::note:
        return "note";
    case Severity::warning:
        return "warning";
    case Severity::error:
        break;
    }
    return "error";
}

std::string to_string(const Diagnostic& diagnostic, const SourceText& source)
{
    std::string text = diagnostic.where ? located(diagnostic, *diagnostic.where, source)
                                        : heading(diagnostic, source.name());
    if (!diagnostic.hint.empty()) text += fmt::format("    hint: {}\n", printable(diagnostic.hint));
    return text;
}

void CollectingReporter::report(Diagnostic diagnostic)
{
    if (diagnostic.severity == Severity::error) ++errors;
    if (diagnostic.severity == Severity::warning) ++warnings;
    if (seen.size() < cap_) {
        seen.push_back(std::move(diagnostic));
    } else {
        ++dropped;
    }
}

Diagnostic internal_error(const std::exception_ptr& thrown)
{
    try {
        std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        return {.code = "internal-error", .message = "there is not enough memory for this"};
    } catch (const std::exception& unexpected) {
        return defect(unexpected.what());
    } catch (...) {
        return defect("something unknown was thrown");
    }
}

}  // namespace gammonkit
