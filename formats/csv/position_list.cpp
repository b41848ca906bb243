#include "formats/csv/position_list.hpp"

#include "formats/positions/identifier_line.hpp"
#include "model/identifiers/match_id.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <set>

namespace gammonkit::csv {
namespace {

constexpr std::string_view kDelimiters = ",;\t|";

/// Rows that are looked at to find out what their columns hold.
constexpr std::size_t kFewRows = 50;

/// True if a field is an identifier, and nothing else.
bool is_identifier(std::string_view field, std::optional<IdentifierKind> kind = {})
{
    const std::vector<FoundIdentifier> found = identifiers_in(field);
    return found.size() == 1 && found.begin()->state && (!kind || found.begin()->kind == *kind) &&
           rest_of_line(field, found).empty();
}

bool has_identifier(const Row& row)
{
    return std::ranges::any_of(row, [](const Field& field) { return is_identifier(field.text); });
}

bool is_match_id(std::string_view field)
{
    return field.size() == kMatchIdLetters && state_from_match_id(field).has_value();
}

std::size_t widest(std::span<const Row> rows)
{
    std::size_t columns = 0;
    for (const Row& row : rows)
        columns = std::max(columns, row.size());
    return columns;
}

/// The column in which the most rows have what is asked for, which must be every second one.
template <class Has>
std::optional<std::size_t> column_of_most(std::span<const Row> rows, Has has)
{
    std::size_t most = 0;
    std::optional<std::size_t> column;
    for (std::size_t i = 0; i < widest(rows); ++i) {
        const auto count = static_cast<std::size_t>(
            std::ranges::count_if(rows, [&](const Row& row) { return has(text_at(row, i)); }));
        if (count <= most || 2 * count < rows.size()) continue;
        most = count;
        column = i;
    }
    return column;
}

std::string letters_of(std::string_view name)
{
    std::string letters = lowered(name);
    std::erase_if(letters, [](char c) { return is_blank(c) || c == '_' || c == '-' || c == '.'; });
    return letters;
}

bool is_one_of(std::string_view name, std::span<const std::string_view> names)
{
    return std::ranges::find(names, name) != names.end();
}

/// The names of the columns, made different where they are not.
std::vector<std::string> column_names(const Row& row)
{
    std::vector<std::string> names;
    std::set<std::string> taken;
    for (const Field& field : row) {
        const std::string plain =
            field.text.empty() ? fmt::format("column {}", names.size() + 1) : field.text;
        std::string name = plain;
        for (std::size_t i = 2; !taken.insert(name).second; ++i)
            name = fmt::format("{} ({})", plain, std::max(i, names.size() + 1));
        names.push_back(std::move(name));
    }
    return names;
}

/// The row with the names, which has several unless the table has only one column. All above it are titles.
std::size_t row_of_names(std::span<const Row> above, std::size_t identifiers)
{
    const auto is_named = [&](const Row& row) { return is_identifier_name(text_at(row, identifiers)); };
    const auto has_names = [&](const Row& row) {
        const auto fields =
            std::ranges::count_if(row, [](const Field& field) { return !field.text.empty(); });
        return !text_at(row, identifiers).empty() && fields >= std::min<std::ptrdiff_t>(2, std::ssize(row));
    };
    auto names = std::ranges::find_if(above, is_named);
    if (names == above.end()) names = std::ranges::find_if(above, has_names);
    return static_cast<std::size_t>(names - above.begin());
}

std::optional<ListHead> head_with(std::string_view begin, char delimiter)
{
    constexpr std::size_t kMostTitles = 10;
    const std::vector<Row> all = rows_of(begin, delimiter);
    const std::span<const Row> rows = part_of(std::span(all), 0, kMostTitles + kFewRows);
    const auto first = std::ranges::find_if(rows, has_identifier);
    const auto count = static_cast<std::size_t>(first - rows.begin());
    if (first == rows.end() || count == 0 || count > kMostTitles) return std::nullopt;
    const std::optional<IdentifierColumns> identifiers = identifier_columns(without_first(rows, count));
    if (!identifiers) return std::nullopt;
    const std::size_t names = row_of_names(part_of(rows, 0, count), identifiers->position);
    if (names == count) return std::nullopt;
    return ListHead{.delimiter = delimiter,
                    .names = names,
                    .identifiers = *identifiers,
                    .columns = column_names(rows[names])};
}

}  // namespace

std::optional<IdentifierColumns> identifier_columns(std::span<const Row> rows)
{
    rows = part_of(rows, 0, kFewRows);
    for (const IdentifierKind kind : {IdentifierKind::xgid, IdentifierKind::ogid, IdentifierKind::gnubg}) {
        const std::optional<std::size_t> position =
            column_of_most(rows, [&](std::string_view field) { return is_identifier(field, kind); });
        if (!position) continue;
        IdentifierColumns columns{.kind = kind, .position = *position};
        if (kind == IdentifierKind::gnubg) columns.match = column_of_most(rows, is_match_id);
        return columns;
    }
    return std::nullopt;
}

std::string_view text_at(const Row& row, std::size_t column)
{
    return column < row.size() ? std::string_view(row[column].text) : std::string_view{};
}

std::optional<Result<GameState>> position_in(const Row& row, const IdentifierColumns& columns)
{
    std::string text(text_at(row, columns.position));
    if (columns.match) text += ":" + std::string(text_at(row, *columns.match));
    std::vector<FoundIdentifier> found = identifiers_in(text);
    if (found.empty()) return std::nullopt;
    return std::move(found.begin()->state);
}

std::optional<ListHead> list_head(std::string_view begin)
{
    std::optional<ListHead> best;
    for (const char delimiter : kDelimiters) {
        std::optional<ListHead> head = head_with(begin, delimiter);
        if (head && (!best || head->columns.size() > best->columns.size())) best = std::move(head);
    }
    return best;
}

bool is_comment_name(std::string_view column)
{
    constexpr std::array<std::string_view, 16> kNames{
        "comment",     "comments",    "note",       "notes",     "remark",    "remarks",
        "explanation", "description", "annotation", "kommentar", "bemerkung", "anmerkung",
        "commentaire", "comentario",  "commento",   "opmerking"};
    return is_one_of(letters_of(column), kNames);
}

bool is_identifier_name(std::string_view column)
{
    constexpr std::array<std::string_view, 14> kNames{
        "xgid",     "ogid", "gnuid",    "gnubgid",    "positionid", "posid",    "id",
        "position", "pos",  "stellung", "identifier", "code",       "posición", "posizione"};
    return is_one_of(letters_of(column), kNames);
}

bool are_listed(const std::vector<PositionRecord>& positions)
{
    return std::ranges::any_of(positions, [](const PositionRecord& record) {
        return std::ranges::any_of(record.extras,
                                   [](const Extra& extra) { return extra.key.starts_with(kColumnKey); });
    });
}

}  // namespace gammonkit::csv
