#include "formats/xg_text/format.hpp"

#include "formats/positions/positions.hpp"
#include "formats/xg_text/xg_lines.hpp"
#include "importers/drawn_board/drawn_board.hpp"
#include "importers/xg_text/position_reader.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

namespace gammonkit {
namespace {

/// True if there is an `id`, all in capitals or all in small letters, with its sign behind it.
bool holds_id(std::string_view text, std::string_view id)
{
    for (std::size_t at = text.find(id); at != std::string_view::npos; at = text.find(id, at + 1)) {
        const std::string_view sign = text.substr(at + id.size(), 1);
        if (sign == "=" || sign == ":") return true;
    }
    return false;
}

bool begins_position(std::string_view line)
{
    line = trimmed_left(line);
    return starts_with_ignoring_case(line, "XGID=") || starts_with_ignoring_case(line, "XGID:");
}

/// True for what only XG puts below an XGID. BGBlitz draws the board above it and names O beside the frame.
bool is_of_xg(std::string_view line)
{
    return xg_text::candidate_line(line) || xg_text::version_line(line) ||
           (upper_frame(line) && trimmed(line).ends_with("+"));
}

}  // namespace

Confidence sniff_xg_text(const Sample& sample)
{
    if (!holds_id(sample.text, "GID") && !holds_id(sample.text, "gid")) return Confidence::none;
    LineCursor lines(sample.text);
    bool has_xgid = false;
    while (!lines.at_end()) {
        const std::string_view line = lines.next();
        has_xgid = has_xgid || begins_position(line);
        if (has_xgid && is_of_xg(line)) return Confidence::certain;
    }
    return Confidence::none;
}

Result<Collection> read_xg_text(const SourceText& source, const Options&, Reporter& reporter)
{
    // What follows the version belongs to nothing, such as the text of a forum.
    constexpr PositionLines kLines{
        .begins = begins_position,
        .ends = [](std::string_view line) { return xg_text::version_line(line).has_value(); },
        .read = xg_text::read_position,
        .none_found = "no XGID with a position below it could be read",
        .with_identifiers = true};
    return read_positions(source, kLines, reporter);
}

}  // namespace gammonkit
