#include "report/json_parts.hpp"

#include <cmath>

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

std::string in_one_line(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace gammonkit
