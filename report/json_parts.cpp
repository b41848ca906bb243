#include "report/json_parts.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/ranges.h>
#include <iterator>

namespace gammonkit {

Json json_record(std::string_view kind)
{
    return {{"kind", kind}, {"version", 1}};
}

double rounded(double number, int digits)
{
    double scale = 1;
    for (int i = 0; i < digits; ++i)
        scale *= 10;
    return std::round(number * scale) / scale + 0.0;
}

Json known_text(std::string_view text)
{
    return text.empty() ? Json() : Json(text);
}

Json known_number(const std::optional<double>& number, int digits)
{
    return number ? Json(rounded(*number, digits)) : Json();
}

std::string in_one_line(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string in_lines(const std::vector<Json>& objects)
{
    std::vector<std::string> lines;
    std::ranges::transform(objects, std::back_inserter(lines), in_one_line);
    return fmt::format("[\n{}{}]\n", fmt::join(lines, ",\n"), lines.empty() ? "" : "\n");
}

Json json_of(const Diagnostic& diagnostic, const SourceText& source)
{
    Json json = {{"severity", to_string(diagnostic.severity)},
                 {"code", diagnostic.code},
                 {"message", diagnostic.message}};
    if (diagnostic.where) json["offset"] = *diagnostic.where;
    if (diagnostic.where && source.kind() == SourceKind::text) {
        const TextPlace place = source.place_of(*diagnostic.where);
        json["line"] = place.line;
        json["column"] = place.column;
    }
    if (!diagnostic.hint.empty()) json["hint"] = diagnostic.hint;
    return json;
}

}  // namespace gammonkit
