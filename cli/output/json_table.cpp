#include "cli/output/json_table.hpp"

#include "formats/fields/csv_field.hpp"

#include <fmt/format.h>

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

void JsonTable::add(const Json& object)
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

void JsonTable::add_members(const Json& object, const std::string& prefix, const Json* rows, Row& row)
{
    for (const auto& [name, value] : object.items())
        add_value(value, prefix + name, rows, row);
}

void JsonTable::add_value(const Json& value, const std::string& name, const Json* rows, Row& row)
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

std::size_t JsonTable::column(const std::string& name)
{
    const auto [found, is_new] = columns_.emplace(name, names_.size());
    if (is_new) names_.push_back(name);
    return found->second;
}

std::string JsonTable::csv() const
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

}  // namespace gammonkit::cli
