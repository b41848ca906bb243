#include "cli/console/json.hpp"

#include "cli/options/hints.hpp"
#include "report/json_parts.hpp"

namespace gammonkit::cli {
namespace {

Json with_hint(const Diagnostic& diagnostic, const SourceText& source)
{
    return json_of(diagnostic.hint.empty() ? diagnostic : with_command_hint(diagnostic), source);
}

}  // namespace

std::string error_object(std::string_view input, const Diagnostic& why, const SourceText& source)
{
    Json json = json_record("error");
    if (!input.empty()) json["input"] = input;
    json["error"] = with_hint(why, source);
    return in_one_line(json);
}

std::string diagnostic_line(std::string_view input, const Diagnostic& diagnostic, const SourceText& source)
{
    Json json = json_record("diagnostic");
    json["input"] = input.empty() ? Json(nullptr) : Json(input);
    json.update(with_hint(diagnostic, source));
    return in_one_line(json) + "\n";
}

std::string loss_line(std::string_view input, std::string_view format, const Loss& loss)
{
    Json json = json_record("loss");
    json["input"] = input;
    json["format"] = format;
    json["feature"] = to_string(loss.feature);
    json["count"] = loss.count;
    return in_one_line(json) + "\n";
}

std::string diagnostics_json(const ReadSource& reading)
{
    Json diagnostics = Json::array();
    for (const Diagnostic& diagnostic : reading.diagnostics.seen)
        diagnostics.push_back(with_hint(diagnostic, reading.source));
    Json json = json_record("check");
    json.update(Json{{"file", reading.source.name()},
                     {"format", reading.format == nullptr ? Json(nullptr) : Json(reading.format->id)},
                     {"readable", reading.collection.has_value()},
                     {"errors", reading.diagnostics.errors},
                     {"diagnostics", std::move(diagnostics)},
                     {"not_shown", reading.diagnostics.dropped}});
    return in_one_line(json);
}

}  // namespace gammonkit::cli
