#include "formats/gnubg_text/format.hpp"

#include "formats/positions/positions.hpp"
#include "importers/gnubg_text/analysis_reader.hpp"
#include "importers/gnubg_text/header.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

namespace gammonkit {
namespace {

using namespace gnubg_text;

std::vector<std::string_view> lines_of(const SourceText& source)
{
    std::vector<std::string_view> lines;
    LineCursor cursor(source);
    while (!cursor.at_end())
        lines.push_back(cursor.next());
    return lines;
}

std::size_t text_lines(std::span<const std::string_view> lines)
{
    std::size_t count = 0;
    for (const std::string_view line : lines)
        count += trimmed(line).empty() ? 0 : 1;
    return count;
}

/// Where the next board begins at or behind a line.
std::size_t next_board(const std::vector<std::string_view>& lines, std::size_t from)
{
    while (from < lines.size() && !begins_board(lines[from]))
        ++from;
    return from;
}

}  // namespace

Confidence sniff_gnubg_text(const Sample& sample)
{
    if (sample.text.find("Position ID:") == std::string_view::npos) return Confidence::none;
    LineCursor lines(sample.text);
    while (!lines.at_end()) {
        if (begins_board(lines.next())) return Confidence::certain;
    }
    return Confidence::none;
}

Result<Collection> read_gnubg_text(const SourceText& source, const Options&, Reporter& reporter)
{
    const std::vector<std::string_view> lines = lines_of(source);
    Collection collection;
    std::size_t at = next_board(lines, 0);
    std::size_t other_lines = text_lines(std::span(lines).first(at));
    while (at < lines.size()) {
        const std::size_t end = next_board(lines, at + 1);
        const std::span<const std::string_view> part = std::span(lines).subspan(at, end - at);
        std::optional<Header> header = read_header(source, part, reporter);
        if (header) {
            other_lines += read_analysis(source, part.subspan(header->line_count), header->record, reporter);
            collection.positions.push_back(std::move(header->record));
        }
        at = end;
    }
    return positions_or_failure(std::move(collection), other_lines,
                                "no board of GNU Backgammon in it could be read", reporter);
}

}  // namespace gammonkit
