#include "formats/csv/format.hpp"

#include "formats/fields/csv_field.hpp"
#include "model/decisions/columns.hpp"

namespace gammonkit {
namespace {

class Table final : public DecisionSink {
public:
    Table(std::string& out, bool safe) : out_(out), safe_(safe) {}

    void add_names()
    {
        for (const Column& column : decision_columns())
            add_field(column.name);
        end_row();
    }

    void add(const DecisionRow& row) override
    {
        for (const Column& column : decision_columns())
            add_field(field(column, column.cell(row)));
        end_row();
    }

    void add(std::span<const Cell> cells)
    {
        for (std::size_t i = 0; i < cells.size(); ++i)
            add_field(field(decision_columns()[i], cells[i]));
        end_row();
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

    void add_field(std::string_view field)
    {
        if (!at_start_) out_ += ',';
        out_ += field;
        at_start_ = false;
    }

    void end_row()
    {
        out_ += "\r\n";
        at_start_ = true;
    }

    std::string& out_;
    bool safe_;
    bool at_start_ = true;
};

}  // namespace

Result<std::string> write_csv(const Collection& collection, const Options& options)
{
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
