#include "importers/bgblitz_text/bgblitz_text_importer.hpp"

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
    const SourceText head("", std::string(sample.text));
    LineCursor lines(head);
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
    Collection collection;
    std::vector<std::string_view> position;
    std::size_t other_lines = 0;
    const auto add = [&] {
        if (position.empty()) return;
        std::optional<PositionRecord> record = bgblitz_text::read_position(source, position, reporter);
        if (record) collection.positions.push_back(*std::move(record));
        position.clear();
    };
    LineCursor lines(source);
    while (!lines.at_end()) {
        const std::string_view line = lines.next();
        if (begins_position(line)) add();
        if (begins_position(line) || !position.empty()) {
            position.push_back(line);
        } else {
            other_lines += trimmed(line).empty() ? 0 : 1;
        }
    }
    add();
    return positions_or_failure(std::move(collection), other_lines, "no board of BGBlitz in it could be read",
                                reporter);
}

}  // namespace gammonkit
