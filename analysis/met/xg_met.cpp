#include "analysis/met/long_matches.hpp"
#include "analysis/met/met_files.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// What has been read so far.
struct Sections {
    MatchEquities equities;
    std::vector<double> post_crawford;
    int rows = 0;
};

/// A line "Name=value".
struct Entry {
    std::string_view name;
    std::string_view value;
};

std::optional<Entry> entry_in(std::string_view line)
{
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    return Entry{trimmed(line.substr(0, equals)), trimmed(line.substr(equals + 1))};
}

void read_heading(const Entry& entry, MatchEquities& equities)
{
    if (equals_ignoring_case(entry.name, "Name")) equities.name = entry.value;
    if (equals_ignoring_case(entry.name, "Description")) equities.description = entry.value;
    if (equals_ignoring_case(entry.name, "Copyright")) equities.copyright = entry.value;
}

Result<std::vector<double>> numbers_in(const SourceText& source, std::string_view text)
{
    std::vector<double> numbers;
    for (const std::string_view word : words(text)) {
        GK_TRY(const double number, match_equity(source, word));
        numbers.push_back(number);
    }
    return numbers;
}

Result<void> read_row(const SourceText& source, const Entry& entry, Sections& sections)
{
    const std::optional<int> row = parse_int(entry.name);
    if (!row || *row != sections.rows + 1)
        return tl::unexpected(
            error_at(source, entry.name, "met-row", fmt::format("expected row {}", sections.rows + 1)));
    GK_TRY(const std::vector<double> numbers, numbers_in(source, entry.value));
    if (sections.rows == 0) sections.equities.length = static_cast<int>(numbers.size());
    if (static_cast<int>(numbers.size()) != sections.equities.length)
        return tl::unexpected(error_at(source, entry.name, "met-size",
                                       fmt::format("row {} has {} numbers instead of {}", *row,
                                                   numbers.size(), sections.equities.length)));
    std::vector<double>& cells = sections.equities.pre_crawford;
    cells.insert(cells.end(), numbers.begin(), numbers.end());
    ++sections.rows;
    return {};
}

Result<void> read_entry(const SourceText& source, std::string_view section, const Entry& entry,
                        Sections& sections)
{
    if (equals_ignoring_case(section, "Current")) read_heading(entry, sections.equities);
    if (equals_ignoring_case(section, "PostCrawford") && equals_ignoring_case(entry.name, "Data")) {
        GK_TRY(sections.post_crawford, numbers_in(source, entry.value));
    }
    const bool is_size = equals_ignoring_case(entry.name, "Size");
    if (!equals_ignoring_case(section, "PreCrawford") || is_size) return {};
    return read_row(source, entry, sections);
}

Result<Sections> read_sections(const SourceText& source)
{
    Sections sections;
    std::string_view section;
    for (LineCursor lines(source); !lines.at_end();) {
        const std::string_view line = trimmed(lines.next());
        if (line.starts_with(';')) continue;
        if (line.starts_with('[') && line.ends_with(']')) {
            section = trimmed(line.substr(1, line.size() - 2));
        } else if (const std::optional<Entry> entry = entry_in(line)) {
            GK_TRY_VOID(read_entry(source, section, *entry, sections));
        }
    }
    return sections;
}

std::string one_line(const std::string& text)
{
    std::vector<std::string> parts;
    for (const std::string_view word : words(text))
        parts.emplace_back(word);
    return joined(parts, " ");
}

std::string row_line(const std::vector<double>& numbers, std::size_t first, std::size_t count)
{
    std::vector<std::string> parts;
    for (std::size_t index = first; index < first + count; ++index)
        parts.push_back(match_equity_text(numbers[index]));
    return joined(parts, " ");
}

}  // namespace

Result<MatchEquityTable> read_xg_met(const Input& input)
{
    CollectingReporter reporter;
    GK_TRY(const SourceText source, decode(input, {}, reporter));
    GK_TRY(Sections sections, read_sections(source));
    if (sections.rows == 0) return failure("met-size", "the file has no section [PreCrawford] with rows");
    if (sections.post_crawford.empty())
        return failure("met-size", "the file has no section [PostCrawford] with data");
    continue_post_crawford(sections.post_crawford, sections.equities.length, 0.25);
    sections.post_crawford.resize(static_cast<std::size_t>(sections.equities.length));
    sections.equities.post_crawford = {sections.post_crawford, sections.post_crawford};
    return MatchEquityTable::from(std::move(sections.equities));
}

Result<std::string> write_xg_met(const MatchEquityTable& table)
{
    const MatchEquities& equities = table.equities();
    if (equities.post_crawford.first != equities.post_crawford.second)
        return failure("met-players",
                       "an XG table has one row for the games after the Crawford game, and this one "
                       "has a row for each player");
    const auto length = static_cast<std::size_t>(equities.length);
    std::string text = fmt::format("[Current]\nName={}\nVersion=1.00\nDescription={}\n",
                                   one_line(equities.name), one_line(equities.description));
    if (!equities.copyright.empty()) text += fmt::format("Copyright={}\n", one_line(equities.copyright));
    text += fmt::format("\n[PostCrawford]\nSize={}\nData={}\n", length,
                        row_line(equities.post_crawford.first, 0, length));
    text += fmt::format("\n[PreCrawford]\nSize={}\n", length);
    for (std::size_t row = 0; row < length; ++row)
        text += fmt::format("{:2}={}\n", row + 1, row_line(equities.pre_crawford, row * length, length));
    return text;
}

}  // namespace gammonkit
