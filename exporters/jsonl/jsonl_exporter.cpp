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
        JsonText json;
        {
            const auto object = json.object();
            for (const Column& column : decision_columns())
                write(json.key(column.name), column.cell(row));
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

}  // namespace gammonkit
