#include "formats/jsonl/format.hpp"

#include "model/decisions/columns.hpp"
#include "support/json/json_text.hpp"

namespace gammonkit {
namespace {

void write(JsonText& json, const Cell& cell)
{
    if (const auto* number = std::get_if<double>(&cell)) {
        json.number(*number);
    } else if (const auto* whole = std::get_if<int>(&cell)) {
        json.integer(*whole);
    } else if (const auto* text = std::get_if<std::string>(&cell)) {
        json.string(*text);
    } else {
        json.null();
    }
}

class Lines final : public DecisionSink {
public:
    explicit Lines(std::string& out) : out_(out) {}

    void add(const DecisionRow& row) override
    {
        std::vector<Cell> cells;
        for (const Column& column : decision_columns())
            cells.push_back(column.cell(row));
        add(cells);
    }

    void add(std::span<const Cell> cells)
    {
        JsonText json;
        {
            const auto object = json.object();
            for (std::size_t i = 0; i < cells.size(); ++i)
                write(json.key(decision_columns()[i].name), cells[i]);
        }
        out_ += json.take() + "\n";
    }

private:
    std::string& out_;
};

}  // namespace

Result<std::string> write_jsonl(const Collection& collection, const Options& options)
{
    return jsonl_rows([&](DecisionSink& sink) { for_each_decision(collection, sink); }, options);
}

std::string jsonl_rows(const std::function<void(DecisionSink&)>& rows, const Options&)
{
    std::string out;
    Lines lines(out);
    rows(lines);
    return out;
}

std::string jsonl_row_of(std::span<const Cell> cells, const Options&)
{
    std::string out;
    Lines(out).add(cells);
    return out;
}

}  // namespace gammonkit
