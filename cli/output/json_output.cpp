#include "cli/output/json_output.hpp"

#include "formats/fields/csv_field.hpp"
#include "report/json_parts.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace gammonkit::cli {
namespace {

bool is_list_of_objects(const Json& value)
{
    return value.is_array() && !value.empty() && value.front().is_object();
}

/// The first list of objects among the members; nothing if there is none.
Json::const_iterator find_rows(const Json& object)
{
    return std::find_if(object.begin(), object.end(), is_list_of_objects);
}

std::string field_of(const Json& value)
{
    if (value.is_null()) return "";
    if (value.is_string()) return guarded_csv_field(value.get<std::string>());
    return csv_field(in_one_line(value));
}

}  // namespace

/// Makes a table of objects of JSON, whatever they hold. Members are columns: those of objects in objects
/// have the names of both ("cube_verdict"), those of lists a number ("players_1"). The first list of objects
/// makes rows, each with all that stands beside it; further ones stay JSON.
class JsonTable {
public:
    void add(const Json& object)
    {
        const auto rows = find_rows(object);
        Row common;
        add_members(object, "", rows == object.end() ? nullptr : &*rows, common);
        if (rows == object.end()) {
            rows_.push_back(std::move(common));
            return;
        }
        for (const Json& element : *rows) {
            Row row = common;
            add_members(element, rows.key() + "_", nullptr, row);
            rows_.push_back(std::move(row));
        }
    }

    /// The table by RFC 4180, with the names of the columns first.
    [[nodiscard]] std::string csv() const
    {
        std::string text;
        for (const std::string& name : names_)
            text += (text.empty() ? "" : ",") + csv_field(name);
        text += "\r\n";
        std::vector<std::string_view> fields;
        for (const Row& row : rows_) {
            fields.assign(names_.size(), "");
            for (const auto& [column, field] : row)
                fields[column] = field;
            for (std::size_t i = 0; i < fields.size(); ++i)
                text.append(i > 0 ? "," : "").append(fields[i]);
            text += "\r\n";
        }
        return text;
    }

private:
    using Row = std::vector<std::pair<std::size_t, std::string>>;  ///< Columns with their fields.

    void add_members(const Json& object, const std::string& prefix, const Json* rows, Row& row)
    {
        for (const auto& [name, value] : object.items())
            add_value(value, prefix + name, rows, row);
    }

    void add_value(const Json& value, const std::string& name, const Json* rows, Row& row)
    {
        if (&value == rows || (value.is_structured() && value.empty())) return;
        if (value.is_object()) return add_members(value, name + "_", nullptr, row);
        if (!value.is_array() || is_list_of_objects(value)) {
            row.emplace_back(column(name), field_of(value));
            return;
        }
        for (std::size_t i = 0; i < value.size(); ++i)
            add_value(value[i], fmt::format("{}_{}", name, i + 1), nullptr, row);
    }

    std::size_t column(const std::string& name)
    {
        const auto [found, is_new] = columns_.emplace(name, names_.size());
        if (is_new) names_.push_back(name);
        return found->second;
    }

    std::vector<std::string> names_;
    std::unordered_map<std::string, std::size_t> columns_;
    std::vector<Row> rows_;
};

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
    session.options.output.json ? print_json(session, answer, what) : session.console.text(answer, what);
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
