#include "formats/ids/format.hpp"

#include "formats/positions/identifier_line.hpp"
#include "formats/positions/positions.hpp"
#include "model/identifiers/xgid.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <iterator>

namespace gammonkit {
namespace {

/// True for a PNG, whose first byte is no letter of any charset.
bool is_png(std::string_view text)
{
    constexpr std::size_t kSignature = 10;  // That first byte may have become three.
    return text.substr(0, kSignature).find("PNG\r\n\x1a") != std::string_view::npos;
}

/// True for the files of pictures: what stands around identifiers there is said to programs.
bool is_picture(std::string_view text)
{
    constexpr std::size_t kHead = 200;
    const std::string_view head = text.substr(0, kHead);
    return is_png(text) || head.starts_with("%!PS") || head.find("<svg") != std::string_view::npos;
}

/// What says something in words: of a PNG only what stands in front of the data.
std::string_view words_in(std::string_view text)
{
    return is_png(text) ? text.substr(0, text.find("IDAT")) : text;
}

/// True for a word as long as a Position ID and a Match ID, of their letters but for one or two.
bool resembles_gnubg_identifiers(std::string_view word)
{
    constexpr std::size_t kShortest = 24;
    constexpr std::size_t kLongest = 48;
    if (word.size() < kShortest || word.size() > kLongest || word.find("//") != std::string_view::npos)
        return false;
    const auto count = [&](auto is_it) { return std::ranges::count_if(word, is_it); };
    const auto upper = count([](char c) { return c >= 'A' && c <= 'Z'; });
    const auto lower = count([](char c) { return c >= 'a' && c <= 'z'; });
    const auto others = count([](char c) { return is_digit(c) || c == '+' || c == '/' || c == ':'; });
    return upper > 4 && lower > 0 && upper + lower + others + 2 >= std::ssize(word);
}

bool resembles_identifier(std::string_view line)
{
    const std::string text = lowered(line);
    return text.find("xgid=") != std::string::npos || text.find("ogid=") != std::string::npos ||
           std::ranges::any_of(words(line), resembles_gnubg_identifiers);
}

/// True if something stands where a Match ID belongs, and is none: "4HPwATDgc/ABMA:cAkAAA".
bool has_broken_match_id(const FoundIdentifier& one, std::string_view line, std::string_view next)
{
    constexpr std::string_view kLabel = "match id";
    if (one.kind != IdentifierKind::gnubg || !one.second.empty()) return false;
    const std::string_view behind =
        line.substr(static_cast<std::size_t>(one.text.data() - line.data()) + one.text.size());
    const bool is_joined = behind.size() > 1 && behind[0] == ':' && !is_blank(behind[1]);
    return is_joined || lowered(behind).find(kLabel) != std::string::npos ||
           starts_with_ignoring_case(trimmed_left(next), kLabel);
}

class ListReader {
public:
    ListReader(const SourceText& source, Variant variant, Reporter& reporter)
        : source_(source), variant_(variant), reporter_(reporter), with_comments_(!is_picture(source.text()))
    {
    }

    Result<Collection> read()
    {
        LineCursor lines(words_in(source_.text()));
        while (!lines.at_end()) {
            const std::string_view line = lines.next();
            read_line(line, lines.peek());
        }
        return positions_or_failure(std::move(collection_), other_lines_,
                                    "no XGID, OGID or Position ID in it could be read", reporter_);
    }

private:
    void read_line(std::string_view line, std::string_view next)
    {
        const std::vector<FoundIdentifier> found = identifiers_in(line, next, variant_);
        if (found.empty() && !trimmed(line).empty() && !is_match_id_line(line)) pass_over(line);
        bool is_first = true;
        for (const FoundIdentifier& one : found) {
            if (!one.state) {
                report(one);
                continue;
            }
            if (one.repeats || repeats_line_above(one)) continue;
            if (one.kind == IdentifierKind::xgid) tell_doubt(one);
            if (with_comments_ && has_broken_match_id(one, line, next)) warn_of_match_id(one);
            PositionRecord& record = collection_.positions.emplace_back();
            record.state = *one.state;
            record.origin = {source_.offset_of(one.text)};
            if (is_first && with_comments_) record.comment = rest_of_line(line, found);
            is_first = false;
        }
        last_ = found.empty() ? std::nullopt : std::optional(found.back().kind);
    }

    void pass_over(std::string_view line)
    {
        ++other_lines_;
        if (!with_comments_ || !resembles_identifier(line)) return;
        reporter_.report(warning_at(source_, line, "not-understood",
                                    "this looks like an identifier, but cannot be read: left out"));
    }

    /// " Position-ID: ..." and below it " XGID=..." are the same position twice.
    [[nodiscard]] bool repeats_line_above(const FoundIdentifier& one) const
    {
        return last_ && last_ != one.kind && !collection_.positions.empty() &&
               is_same_position(collection_.positions.back().state, *one.state);
    }

    [[nodiscard]] bool is_match_id_line(std::string_view line) const
    {
        return last_ && starts_with_ignoring_case(trimmed_left(line), "match id");
    }

    void report(const FoundIdentifier& one)
    {
        Diagnostic why = one.state.error();
        why.where = source_.offset_of(one.text);
        reporter_.report(std::move(why));
    }

    void tell_doubt(const FoundIdentifier& one)
    {
        std::optional<Diagnostic> doubt = doubt_about_xgid(one.text);
        if (!doubt) return;
        doubt->where = source_.offset_of(one.text);
        reporter_.report(*std::move(doubt));
    }

    void warn_of_match_id(const FoundIdentifier& one)
    {
        reporter_.report(warning_at(source_, one.text, "match-id",
                                    "the Match ID of this position cannot be read: score, cube and dice are "
                                    "not known"));
    }

    const SourceText& source_;
    Variant variant_;
    Reporter& reporter_;
    bool with_comments_;
    Collection collection_;
    std::size_t other_lines_ = 0;
    std::optional<IdentifierKind> last_;  ///< Of the line above, where it has one.
};

}  // namespace

Confidence sniff_ids(const Sample& sample)
{
    if (sample.text.find('\0') != std::string_view::npos && !is_png(sample.text)) return Confidence::none;
    LineCursor lines(words_in(sample.text));
    while (!lines.at_end()) {
        // A broken one is read, too: the reader says what is wrong with it.
        if (!identifiers_in(lines.next()).empty()) return Confidence::faint;
    }
    return Confidence::none;
}

std::string declared_ids_charset(std::string_view bytes)
{
    return is_png(bytes) ? "windows-1252" : "";
}

Result<Collection> read_ids(const SourceText& source, const Options& options, Reporter& reporter)
{
    const Variant variant = variant_from(options.text("variant")).value_or(Variant::standard);
    return ListReader(source, variant, reporter).read();
}

}  // namespace gammonkit
