#include "report/answers/theme_json.hpp"

#include "report/json_parts.hpp"

namespace gammonkit::answers {

std::string theme_json(std::string_view name, const Theme& theme)
{
    Json json = json_record("theme");
    json["name"] = name;
    json["title"] = theme.title;
    Json colors = Json::object();
    for (const NamedColor& color : colors_of(theme))
        colors[std::string(color.name)] = to_string(color.color);
    json["colors"] = std::move(colors);
    return in_one_line(json);
}

}  // namespace gammonkit::answers
