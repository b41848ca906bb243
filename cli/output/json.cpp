#include "cli/output/json.hpp"

#include "cli/batch/hints.hpp"
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

Json json_of(const MatchFacts& facts)
{
    return {{"players", {facts.players.first, facts.players.second}},
            {"variant", to_string(facts.variant)},
            {"length", facts.length},
            {"score", {facts.score.first, facts.score.second}},
            {"games", facts.games},
            {"plays", facts.plays},
            {"analyzed_plays", facts.analyzed_plays},
            {"analyzed_cubes", facts.analyzed_cubes},
            {"event", facts.event},
            {"date", facts.date.empty() ? Json(nullptr) : Json(facts.date)},
            {"fingerprint", facts.fingerprint.empty() ? Json(nullptr) : Json(facts.fingerprint)}};
}

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

std::string formats_json(const std::vector<const Format*>& formats)
{
    Json array = Json::array();
    for (const Format* format : formats)
        array.push_back(json_of(*format));
    return array.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string facts_json(const FileFacts& facts)
{
    Json matches = Json::array();
    for (const MatchFacts& match : facts.matches)
        matches.push_back(json_of(match));
    Json json = json_record("file");
    json.update(Json{{"file", facts.name},
                     {"format", facts.format == nullptr ? Json(nullptr) : Json(facts.format->id)},
                     {"confidence", to_string(facts.confidence)},
                     {"readable", facts.readable},
                     {"charset", facts.charset.empty() ? Json(nullptr) : Json(facts.charset)},
                     {"matches", std::move(matches)},
                     {"positions", facts.positions},
                     {"errors", facts.errors},
                     {"warnings", facts.warnings}});
    return in_one_line(json);
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
