#include "support/charset.hpp"

#include "support/charset_guess.hpp"
#include "support/converter.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

namespace gammonkit {
namespace {

using namespace std::string_view_literals;

/// A byte-order mark and the charset that it announces.
struct Mark {
    std::string_view bytes;
    std::string_view charset;
};

// UTF-32 before UTF-16: the mark of the one begins with the mark of the other.
constexpr std::array<Mark, 5> kMarks{{{"\xEF\xBB\xBF"sv, "UTF-8"sv},
                                      {"\xFF\xFE\0\0"sv, "UTF-32LE"sv},
                                      {"\0\0\xFE\xFF"sv, "UTF-32BE"sv},
                                      {"\xFF\xFE"sv, "UTF-16LE"sv},
                                      {"\xFE\xFF"sv, "UTF-16BE"sv}}};

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";  // U+FFFD

Mark mark_of(std::string_view bytes)
{
    const auto* found = std::find_if(kMarks.begin(), kMarks.end(),
                                     [&](const Mark& mark) { return bytes.starts_with(mark.bytes); });
    return found == kMarks.end() ? Mark{} : *found;
}

/// True if the bytes are UTF-8, and cannot be meant to be what the user asked for: NUL and ESC are valid
/// UTF-8 too, but stand in UTF-16 and ISO-2022.
bool is_utf8(std::string_view bytes, const CharsetOptions& options)
{
    return is_valid_utf8(bytes) &&
           !(options.charset && bytes.find_first_of("\0\x1B"sv) != std::string_view::npos);
}

/// True if the bytes name a charset that can be theirs: one that is known, and not UTF-8, which they are not.
bool is_usable(const std::string& declared, Reporter& reporter)
{
    if (declared.empty() || equals_ignoring_case(declared, "UTF-8")) return false;
    if (is_known_charset(declared)) return true;
    reporter.report(
        {.severity = Severity::warning,
         .code = "unknown-charset",
         .message = fmt::format("the file says that its charset is \"{}\", which is not known", declared),
         .hint = "name the right charset"});
    return false;
}

bool is_beyond_ascii(char c)
{
    return static_cast<unsigned char>(c) >= 0x80;
}

/// True unless the bytes speak against windows-1252: some are not in it, or most that are not ASCII stand
/// side by side, as in words of other scripts. Western words have few such letters, among others.
bool looks_western(std::string_view bytes)
{
    constexpr std::size_t kFew = 4;
    if (bytes.find_first_of("\x81\x8D\x8F\x90\x9D"sv) != std::string_view::npos) return false;
    std::size_t all = 0;
    std::size_t side_by_side = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (!is_beyond_ascii(bytes[i])) continue;
        ++all;
        const bool before = i > 0 && is_beyond_ascii(bytes[i - 1]);
        const bool after = i + 1 < bytes.size() && is_beyond_ascii(bytes[i + 1]);
        if (before || after) ++side_by_side;
    }
    return side_by_side < kFew || 2 * side_by_side <= all;
}

Diagnostic guessed(const std::string& charset)
{
    return {.severity = Severity::warning,
            .code = "charset-guessed",
            .message = fmt::format("not UTF-8: decoded as {}, in which its words look right", charset),
            .hint = "say which it is"};
}

/// Instead of windows-1252, which decodes everything, right or wrong. Fails where names would be anything.
Result<std::string> western_or_likely(std::string_view bytes, Reporter& reporter)
{
    const std::vector<std::string> likely = likely_charsets(bytes);
    const bool is_western = likely.empty() || likely.front() == "windows-1252";
    if (is_western || (likely.size() > 1 && looks_western(bytes))) return "windows-1252";
    if (likely.size() > 1) {
        return failure(
            "charset-unknown",
            fmt::format("not UTF-8, and its charset is not known: it may be {}", joined(likely, ", or ")),
            "say which it is");
    }
    reporter.report(guessed(likely.front()));
    return likely.front();
}

/// The charset that the user, the bytes themselves or their format name; empty if none does.
Result<std::string> named_charset(std::string_view bytes, const CharsetOptions& options, Reporter& reporter)
{
    if (options.charset) return *options.charset;
    if (is_usable(options.declared, reporter)) return options.declared;
    if (is_mostly_utf8(bytes)) return "UTF-8";
    if (options.fallback == "windows-1252") return western_or_likely(bytes, reporter);
    return std::string(options.fallback);
}

/// The charset to decode by, for bytes without a mark that are not UTF-8.
Result<std::string> chosen_charset(std::string_view bytes, const CharsetOptions& options, Reporter& reporter)
{
    GK_TRY(std::string named, named_charset(bytes, options, reporter));
    if (!named.empty() && named != "auto") return named;
    const std::string guess = guessed_charset(bytes);
    const std::string charset = guess.empty() ? "windows-1252" : guess;
    reporter.report({.severity = Severity::note,
                     .code = "charset-guessed",
                     .message = fmt::format("not UTF-8: decoded as {} by guess", charset),
                     .hint = "say which it is"});
    return charset;
}

void warn_of_replacements(const SourceText& source, std::size_t count, const std::string& charset,
                          Reporter& reporter)
{
    const std::string_view text = source.text();
    const std::string_view first = text.substr(std::min(text.find(kReplacement), text.size()));
    reporter.report(warning_at(
        source, first, "undecodable",
        fmt::format("{} not valid {}, replaced by U+FFFD", counted(count, "place is", "places are"), charset),
        "name the right charset"));
}

Result<SourceText> decode_as(const std::string& charset, std::string name, std::string_view bytes,
                             Reporter& reporter)
{
    GK_TRY(Converted converted, to_utf8(bytes, charset));
    SourceText source(std::move(name), std::move(converted.text));
    if (converted.replaced > 0) warn_of_replacements(source, converted.replaced, charset, reporter);
    return source;
}

/// `bytes` without a code point that was cut off at their end.
std::string_view without_cut_end(std::string_view bytes)
{
    for (std::size_t cut = 0; cut < 4 && cut < bytes.size(); ++cut) {
        const auto last = static_cast<unsigned char>(bytes[bytes.size() - 1 - cut]);
        if (last < 0x80) break;
        if (last >= 0xC0) return bytes.substr(0, bytes.size() - 1 - cut);
    }
    return bytes;
}

}  // namespace

Result<SourceText> decode(Input input, const CharsetOptions& options, Reporter& reporter, std::string* chosen)
{
    std::string unasked;
    std::string& charset = chosen == nullptr ? unasked : *chosen;
    const Mark mark = mark_of(input.bytes);
    const bool is_marked_utf8 = mark.charset == "UTF-8" && is_valid_utf8(input.bytes);
    if (is_marked_utf8 || (mark.bytes.empty() && is_utf8(input.bytes, options))) {
        charset = mark.bytes.empty() && is_ascii(input.bytes) ? "ascii" : "UTF-8";
        input.bytes.erase(0, mark.bytes.size());
        return SourceText(std::move(input.name), std::move(input.bytes));
    }
    const std::string_view bytes = std::string_view(input.bytes).substr(mark.bytes.size());
    charset = mark.charset;
    if (mark.bytes.empty()) {
        GK_TRY(charset, chosen_charset(bytes, options, reporter));
    }
    return decode_as(charset, std::move(input.name), bytes, reporter);
}

std::string decoded_head(std::string_view bytes, const std::optional<std::string>& charset)
{
    const Mark mark = mark_of(bytes);
    bytes.remove_prefix(mark.bytes.size());
    const bool may_be_utf8 = mark.bytes.empty() || mark.charset == "UTF-8";
    const CharsetOptions asked{.charset = charset};
    if (may_be_utf8 && (is_utf8(bytes, asked) || is_utf8(without_cut_end(bytes), asked)))
        return std::string(bytes);
    const std::string chosen =
        mark.bytes.empty() ? charset.value_or("windows-1252") : std::string(mark.charset);
    const Result<Converted> converted = to_utf8(bytes, is_known_charset(chosen) ? chosen : "windows-1252");
    return converted ? converted->text : std::string(bytes);
}

Result<std::string> encode(std::string_view utf8, const std::string& charset, std::size_t* unmappable)
{
    GK_TRY(Converted converted, from_utf8(utf8, charset));
    if (unmappable != nullptr) *unmappable = converted.replaced;
    return std::move(converted.text);
}

}  // namespace gammonkit
