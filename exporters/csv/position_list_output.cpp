#include "exporters/csv/position_list_output.hpp"

#include "formats/csv/position_list.hpp"
#include "formats/fields/csv_field.hpp"
#include "formats/positions/positions.hpp"
#include "model/identifiers/match_id.hpp"
#include "model/identifiers/ogid.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <map>

namespace gammonkit::csv {
namespace {

/// The table that positions were read from, with what has changed since.
class ListTable {
public:
    explicit ListTable(const std::vector<PositionRecord>& positions)
    {
        for (const PositionRecord& record : positions)
            rows_.push_back(row_of(record));
        const std::vector<Row> listed = listed_rows();
        identifiers_ = identifier_columns(listed).value_or(IdentifierColumns{.position = names_.size()});
        if (identifiers_.position == names_.size()) names_.emplace_back("XGID");
        has_label_ =
            text_at(first_or_empty(listed), identifiers_.position).find('=') != std::string_view::npos;
        for (std::size_t i = 0; i < positions.size(); ++i)
            complete(rows_[i], positions[i]);
    }

    [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
    [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
    [[nodiscard]] const IdentifierColumns& identifiers() const { return identifiers_; }

private:
    std::size_t column_of(std::string_view name)
    {
        const auto [place, is_new] = columns_.try_emplace(std::string(name), names_.size());
        if (is_new) names_.emplace_back(name);
        return place->second;
    }

    Row row_of(const PositionRecord& record)
    {
        Row row;
        for (const Extra& extra : record.extras) {
            if (!extra.key.starts_with(kColumnKey)) continue;
            const std::string_view name = std::string_view(extra.key).substr(kColumnKey.size());
            const std::size_t column = column_of(name);
            if (extra.values.empty()) comment_ = column;
            row.resize(std::max(row.size(), column + 1));
            row[column].text = first_or_empty(extra.values);
        }
        return row;
    }

    /// Rows of positions that come from a table.
    [[nodiscard]] std::vector<Row> listed_rows() const
    {
        std::vector<Row> listed;
        std::ranges::copy_if(rows_, std::back_inserter(listed), [](const Row& row) { return !row.empty(); });
        return listed;
    }

    void complete(Row& row, const PositionRecord& record)
    {
        if (!record.comment.empty() && !comment_) comment_ = column_of("comment");
        row.resize(names_.size());
        if (comment_) row[*comment_].text = record.comment;
        const std::optional<Result<GameState>> stated = position_in(row, identifiers_);
        if (!stated || !*stated || **stated != record.state) name_position(row, record.state);
    }

    void name_position(Row& row, const GameState& state) const
    {
        std::string& text = row[identifiers_.position].text;
        if (identifiers_.kind != IdentifierKind::gnubg) {
            text = identifiers_.kind == IdentifierKind::xgid ? xgid(state) : "OGID=" + ogid(state);
            if (!has_label_) text.erase(0, text.find('=') + 1);
            return;
        }
        text = position_id(state.position, state.on_roll);
        const std::string match = match_id(state).value_or("");
        if (identifiers_.match) {
            row[*identifiers_.match].text = match;
        } else if (!match.empty()) {
            text += ":" + match;
        }
    }

    std::vector<std::string> names_;
    std::map<std::string, std::size_t> columns_;
    std::vector<Row> rows_;
    IdentifierColumns identifiers_;
    bool has_label_ = false;  ///< "XGID=" stands in front.
    std::optional<std::size_t> comment_;
};

/// Numbers, which may begin with a sign, are no formulas.
bool is_harmless(std::string_view text)
{
    return text.find_first_not_of("+-.,%0123456789 ") == std::string_view::npos;
}

/// Blanks at the ends of a text need quotes to stay.
std::string field_of(std::string_view text, bool safe)
{
    const std::string field = safe && !is_harmless(text) ? guarded_csv_field(text) : csv_field(text);
    return field == text && trimmed(text) != text ? '"' + field + '"' : field;
}

}  // namespace

std::string position_list(const Collection& collection, const Options& options)
{
    const ListTable table(collection.positions);
    const bool safe = options.flag("safe");
    std::string text = options.flag("bom") ? "\xEF\xBB\xBF" : "";
    CsvRows rows(text);
    for (const std::string& name : table.names())
        rows.add(field_of(name, safe));
    rows.end_row();
    for (const Row& row : table.rows()) {
        for (std::size_t i = 0; i < table.names().size(); ++i)
            rows.add(field_of(text_at(row, i), safe && i != table.identifiers().position));
        rows.end_row();
    }
    return text;
}

Census position_list_losses(const Collection& collection)
{
    Census lost = census(collection, "csv");
    for (const Feature kept : {Feature::positions, Feature::turn_comments})
        lost[static_cast<std::size_t>(kept)] = 0;
    for (std::size_t i = 0; i < lost.size(); ++i) {
        if (!kInCsv.has(static_cast<Feature>(i))) lost[i] = 0;  // Counted already.
    }
    const ListTable table(collection.positions);
    FeatureCounter of_states;
    for (std::size_t i = 0; i < table.rows().size(); ++i) {
        const std::optional<Result<GameState>> kept = position_in(table.rows()[i], table.identifiers());
        const GameState nothing;
        count_state_losses(collection.positions[i].state, kept && *kept ? **kept : nothing, of_states);
    }
    for (std::size_t i = 0; i < lost.size(); ++i)
        lost[i] += of_states.result()[i];
    return lost;
}

}  // namespace gammonkit::csv
