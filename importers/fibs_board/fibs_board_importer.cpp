#include "formats/fibs_board/format.hpp"

#include "formats/fibs_board/board_line.hpp"
#include "formats/positions/positions.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit {

Confidence sniff_fibs_board(const Sample& sample)
{
    if (sample.text.find("board:") == std::string_view::npos) return Confidence::none;
    LineCursor lines(sample.text);
    while (!lines.at_end()) {
        const std::optional<std::string_view> fields = board_fields(lines.next());
        if (fields && position_of_board_fields(*fields)) return Confidence::certain;
    }
    return Confidence::none;
}

namespace {

/// More colons than any other line has.
bool resembles_board_line(std::string_view line)
{
    constexpr std::ptrdiff_t kColons = 10;
    return std::ranges::count(line, ':') >= kColons;
}

}  // namespace

Result<Collection> read_fibs_board(const SourceText& source, const Options&, Reporter& reporter)
{
    Collection collection;
    std::size_t other_lines = 0;
    LineCursor lines(source);
    while (!lines.at_end()) {
        const std::string_view line = lines.next();
        const std::optional<std::string_view> fields = board_fields(line);
        if (!fields) {
            if (resembles_board_line(line)) {
                reporter.report(
                    warning_at(source, line, "not-understood",
                               "this looks like a board line of FIBS, but cannot be read: left out"));
            }
            other_lines += trimmed(line).empty() ? 0 : 1;
            continue;
        }
        Result<PositionRecord> record = position_of_board_fields(*fields);
        if (record) {
            record->origin = {source.offset_of(*fields)};
            collection.positions.push_back(*std::move(record));
        } else {
            reporter.report(error_at(source, *fields, record.error().code, record.error().message));
        }
    }
    return positions_or_failure(std::move(collection), other_lines,
                                "no board line of FIBS in it could be read", reporter);
}

}  // namespace gammonkit
