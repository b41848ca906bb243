#include "cli/commands/formats/formats_json.hpp"

#include "cli/options/hints.hpp"
#include "report/diagnostic_json.hpp"

namespace gammonkit::cli {
namespace {

Json json_of(const OptionSpec& spec)
{
    static constexpr const char* kTypes[] = {"flag", "integer", "choice", "text"};
    Json json = {{"name", spec.name},
                 {"type", kTypes[static_cast<std::size_t>(spec.type)]},
                 {"default", spec.default_value},
                 {"help", command_help(spec.help)}};
    if (spec.type == OptionSpec::Type::choice) json["choices"] = spec.choices;
    if (spec.type == OptionSpec::Type::integer) {
        json["least"] = spec.least;
        json["most"] = spec.most;
    }
    return json;
}

Json json_of(std::span<const OptionSpec> specs)
{
    Json array = Json::array();
    for (const OptionSpec& spec : specs)
        array.push_back(json_of(spec));
    return array;
}

Json carried(const Format& format)
{
    Json array = Json::array();
    for (std::size_t i = 0; i < kFeatures; ++i) {
        const auto feature = static_cast<Feature>(i);
        if (format.carries.has(feature)) array.push_back(to_string(feature));
    }
    return array;
}

Json json_of(const Format& format)
{
    Json json = json_record("format");
    json.update(Json{{"id", format.id},
                     {"title", format.title},
                     {"reads", format.read != nullptr},
                     {"writes", format.write != nullptr},
                     {"extensions", format.extensions},
                     {"content", format.kind == SourceKind::text ? "text" : "binary"},
                     {"carries", carried(format)},
                     {"evidence", format.evidence},
                     {"experimental", format.experimental},
                     {"read_options", json_of(format.read_options)},
                     {"write_options", json_of(format.write_options)}});
    return json;
}

}  // namespace

std::string formats_json(const std::vector<const Format*>& formats)
{
    Json array = Json::array();
    for (const Format* format : formats)
        array.push_back(json_of(*format));
    return array.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace gammonkit::cli
