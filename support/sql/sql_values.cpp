#include "support/sql/sql_database.hpp"
#include "support/text.hpp"

#include <cmath>
#include <fmt/format.h>

namespace gammonkit {

std::int64_t whole_of(const SqlValue& value)
{
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return *whole;
    const double number = number_of(value);
    constexpr double kMost = 1LL << 53;
    return std::abs(number) <= kMost ? static_cast<std::int64_t>(number) : 0;
}

double number_of(const SqlValue& value)
{
    if (const auto* number = std::get_if<double>(&value)) return *number;
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
    if (const auto* text = std::get_if<std::string>(&value)) return parse_double(*text).value_or(0);
    return 0;
}

std::string text_of(const SqlValue& value)
{
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return std::to_string(*whole);
    if (const auto* number = std::get_if<double>(&value)) return fmt::format("{}", *number);
    return {};
}

std::string sql_text(std::string_view text)
{
    std::string result = "'";
    for (const char letter : text) {
        if (letter == '\0') continue;
        result.append(letter == '\'' ? 2 : 1, letter);
    }
    return result + "'";
}

std::string sql_number(double number)
{
    return std::isfinite(number) ? fmt::format("{}", number) : "NULL";
}

std::string in_sql(const SqlValue& value)
{
    if (is_null(value)) return "NULL";
    const auto* text = std::get_if<std::string>(&value);
    const auto* number = std::get_if<double>(&value);
    return text != nullptr ? sql_text(*text) : number != nullptr ? sql_number(*number) : text_of(value);
}

std::string in_sql(const SqlRow& row)
{
    std::string values;
    for (const SqlValue& value : row)
        values += (values.empty() ? "" : ", ") + in_sql(value);
    return values;
}

}  // namespace gammonkit
