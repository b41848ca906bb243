#include "formats/jsonl/format.hpp"

#include "model/decisions/columns.hpp"
#include "support/json.hpp"

namespace gammonkit {
namespace {

using Json = nlohmann::ordered_json;

std::string to_json(const Cell& cell)
{
    if (const auto* number = std::get_if<double>(&cell)) return decimal(*number);
    if (const auto* whole = std::get_if<int>(&cell)) return std::to_string(*whole);
    if (const auto* text = std::get_if<std::string>(&cell))
        return Json(*text).dump(-1, ' ', false, Json::error_handler_t::replace);
    return "null";
}

class Lines final : public DecisionSink {
public:
    explicit Lines(std::string& out) : out_(out) {}

    void add(const DecisionRow& row) override
    {
        char before = '{';
        for (const Column& column : decision_columns()) {
            out_ += before;
            out_ += '"';
            out_ += column.name;
            out_ += "\":";
            out_ += to_json(column.cell(row));
            before = ',';
        }
        out_ += "}\n";
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
