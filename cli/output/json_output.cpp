#include "cli/output/json_output.hpp"

#include "cli/output/json_table.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {

JsonArray::JsonArray(Session& session) : session_(session)
{
    const OutputOptions& output = session.options.output;
    if (output.csv) table_ = std::make_unique<JsonTable>();
    session.console.set_error_sink([this](std::string_view object) { add(object, Console::Data::frame); });
}

JsonArray::~JsonArray()
{
    session_.console.set_error_sink({});
    if (table_) {
        session_.console.data(table_->csv(), of_table_);
    } else if (!session_.options.output.jsonl) {
        session_.console.data(empty_ ? "[\n]\n" : "\n]\n", Console::Data::frame);
    }
}

void JsonArray::add(std::string_view elements)
{
    add(elements, Console::Data::answer);
}

void JsonArray::add(std::string_view elements, Console::Data what)
{
    if (elements.empty()) return;
    if (table_ || session_.options.output.jsonl) return add_lines(elements, what);
    session_.console.data(empty_ ? "[\n" : ",\n", Console::Data::frame);
    session_.console.data(elements, what);
    empty_ = false;
}

void JsonArray::add_lines(std::string_view elements, Console::Data what)
{
    if (what == Console::Data::answer) of_table_ = what;
    for (const Json& object : Json::parse(fmt::format("[{}]", elements))) {
        if (table_) {
            table_->add(object);
        } else {
            session_.console.data_now(in_one_line(object) + "\n", what);
        }
    }
}

void print_answer(Session& session, std::string_view answer, Console::Data what)
{
    session.options.output.json ? print_json(session, answer, what) : session.console.data(answer, what);
}

void print_json(Session& session, std::string_view document, Console::Data what)
{
    const OutputOptions& output = session.options.output;
    if (!output.csv && !output.jsonl) return session.console.data(document, what);
    JsonArray array(session);
    const Json json = Json::parse(document);
    if (!json.is_array()) return array.add(document);
    for (const Json& object : json)
        array.add(in_one_line(object));
}

}  // namespace gammonkit::cli
