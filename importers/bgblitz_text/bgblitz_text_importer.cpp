#include "formats/bgblitz_text/format.hpp"

#include "formats/positions/positions.hpp"
#include "importers/bgblitz_text/position_reader.hpp"
#include "importers/drawn_board/drawn_board.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

namespace gammonkit {
namespace {

/// An upper frame with O's name and pips behind it.
bool begins_position(std::string_view line)
{
    return upper_frame(line) && line.find("+   O:") != std::string_view::npos;
}

}  // namespace

Confidence sniff_bgblitz_text(const Sample& sample)
{
    if (sample.text.find("Position-ID:") == std::string_view::npos) return Confidence::none;
    LineCursor lines(sample.text);
    bool has_board = false;
    while (!lines.at_end()) {
        const std::string_view line = lines.next();
        has_board = has_board || begins_position(line);
        if (has_board && line.find("Position-ID:") != std::string_view::npos) return Confidence::certain;
    }
    return Confidence::none;
}

Result<Collection> read_bgblitz_text(const SourceText& source, const Options&, Reporter& reporter)
{
    constexpr PositionLines kLines{.begins = begins_position,
                                   .ends = [](std::string_view) { return false; },
                                   .read = bgblitz_text::read_position,
                                   .none_found = "no board of BGBlitz in it could be read"};
    return read_positions(source, kLines, reporter);
}

}  // namespace gammonkit
