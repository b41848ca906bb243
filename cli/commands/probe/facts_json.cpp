#include "cli/commands/probe/facts.hpp"
#include "report/diagnostic_json.hpp"

namespace gammonkit::cli {
namespace {

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

}  // namespace

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

}  // namespace gammonkit::cli
