#include "exporters/csv/position_list_output.hpp"
#include "formats/csv/format.hpp"
#include "formats/csv/position_list.hpp"
#include "formats/fields/csv_field.hpp"
#include "model/decisions/columns.hpp"

namespace gammonkit {
namespace {

class Table final : public DecisionSink {
public:
    Table(std::string& out, bool safe) : rows_(out), safe_(safe) {}

    void add_names()
    {
        for (const Column& column : decision_columns())
            rows_.add(column.name);
        rows_.end_row();
    }

    void add(const DecisionRow& row) override
    {
        for (const Column& column : decision_columns())
            rows_.add(field(column, column.cell(row)));
        rows_.end_row();
    }

    void add(std::span<const Cell> cells)
    {
        for (std::size_t i = 0; i < cells.size(); ++i)
            rows_.add(field(decision_columns()[i], cells[i]));
        rows_.end_row();
    }

private:
    [[nodiscard]] std::string field(const Column& column, const Cell& cell) const
    {
        if (const auto* number = std::get_if<double>(&cell)) return decimal(*number);
        if (const auto* whole = std::get_if<int>(&cell)) return std::to_string(*whole);
        if (const auto* text = std::get_if<std::string>(&cell))
            return safe_ && column.is_free_text ? guarded_csv_field(*text) : csv_field(*text);
        return {};
    }

    CsvRows rows_;
    bool safe_;
};

tl::unexpected<Diagnostic> list_beside_matches()
{
    return failure("csv-list", "a list of positions has other columns than a table of decisions",
                   "write the matches and the list into two files");
}

class CsvStream final : public MatchStream {
public:
    CsvStream(const Format& format, const Options& options) : rows_(stream_in_a_row(format, options)) {}

    Result<std::string> add(const Collection& matches) override
    {
        has_matches_ |= !matches.matches.empty();
        return rows_->add(matches);
    }

    Result<std::string> end(const Collection& positions) override
    {
        if (has_matches_ && csv::are_listed(positions.positions)) return list_beside_matches();
        return rows_->end(positions);
    }

private:
    std::unique_ptr<MatchStream> rows_;
    bool has_matches_ = false;
};

}  // namespace

Census csv_losses(const Collection& collection, const Options& options)
{
    if (csv::are_listed(collection.positions)) return csv::position_list_losses(collection);
    Census lost = decision_table_losses(collection, options);
    constexpr auto kComments = static_cast<std::size_t>(Feature::turn_comments);
    lost[kComments] += census(collection)[kComments];
    return lost;
}

std::unique_ptr<MatchStream> stream_csv(const Format& format, const Options& options)
{
    return std::make_unique<CsvStream>(format, options);
}

Result<std::string> write_csv(const Collection& collection, const Options& options)
{
    if (csv::are_listed(collection.positions)) {
        if (!collection.matches.empty()) return list_beside_matches();
        return csv::position_list(collection, options);
    }
    return csv_names(options) +
           csv_rows([&](DecisionSink& sink) { for_each_decision(collection, sink); }, options);
}

std::string csv_names(const Options& options)
{
    std::string out = options.flag("bom") ? "\xEF\xBB\xBF" : "";
    Table(out, options.flag("safe")).add_names();
    return out;
}

std::string csv_rows(const std::function<void(DecisionSink&)>& rows, const Options& options)
{
    std::string out;
    Table table(out, options.flag("safe"));
    rows(table);
    return out;
}

std::string csv_row_of(std::span<const Cell> cells, const Options& options)
{
    std::string out;
    Table(out, options.flag("safe")).add(cells);
    return out;
}

}  // namespace gammonkit
