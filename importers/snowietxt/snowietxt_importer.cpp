#include "formats/snowietxt/format.hpp"

#include "formats/positions/positions.hpp"
#include "formats/snowietxt/snowie_line.hpp"
#include "support/line_cursor.hpp"

namespace gammonkit {

Confidence sniff_snowietxt(const Sample& sample)
{
    LineCursor lines(sample.text.substr(0, sample.text.find('\0')));
    lines.skip_blank();
    return looks_like_snowie_line(lines.peek()) ? Confidence::certain : Confidence::none;
}

Result<Collection> read_snowietxt(const SourceText& source, const Options&, Reporter& reporter)
{
    Collection collection;
    LineCursor lines(source);
    for (lines.skip_blank(); !lines.at_end(); lines.skip_blank()) {
        const std::string_view line = lines.next();
        Result<PositionRecord> record = position_of_snowie_line(line);
        if (record) {
            record->origin = {source.offset_of(line)};
            collection.positions.push_back(*std::move(record));
        } else {
            reporter.report(
                error_at(source, line, record.error().code, record.error().message, record.error().hint));
        }
    }
    return positions_or_failure(std::move(collection), 0, "no position of Snowie in it could be read",
                                reporter);
}

}  // namespace gammonkit
