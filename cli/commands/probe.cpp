#include "cli/batch.hpp"
#include "cli/choice.hpp"
#include "cli/commands/commands.hpp"
#include "cli/console.hpp"
#include "cli/facts.hpp"
#include "cli/json.hpp"
#include "cli/writing.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kRow = "{:<10} {:<12} {:>7} {:>5} {:>5} {:>6} {:>6} {:<10} {:<8} {:<24} {}\n";

std::string heading()
{
    return fmt::format(fmt::runtime(kRow), "FORMAT", "CHARSET", "MATCHES", "GAMES", "PLAYS", "LENGTH",
                       "SCORE", "DATE", "ANALYZED", "PLAYERS", "FILE");
}

std::string length_text(const MatchFacts& match)
{
    return match.length == 0 ? "money" : std::to_string(match.length);
}

std::string score_text(const MatchFacts& match)
{
    return fmt::format("{}-{}", match.score.first, match.score.second);
}

std::string players_text(const MatchFacts& match)
{
    const auto shown = [](const std::string& name) { return name.empty() ? "?" : name.c_str(); };
    return fmt::format("{} - {}", shown(match.players.first), shown(match.players.second));
}

/// "no", "yes", or how many percent of the plays.
std::string analyzed_text(const FileFacts& facts)
{
    std::size_t plays = 0;
    std::size_t analyzed = 0;
    std::size_t cubes = 0;
    for (const MatchFacts& match : facts.matches) {
        plays += match.plays;
        analyzed += match.analyzed_plays;
        cubes += match.analyzed_cubes;
    }
    if (analyzed + cubes == 0) return "no";
    if (analyzed == 0) return "cube";
    return analyzed >= plays ? "yes" : fmt::format("{}%", 100 * analyzed / plays);
}

/// One line for a file: its first match stands for all.
std::string row(const FileFacts& facts)
{
    const std::string format =
        facts.format == nullptr
            ? "unknown"
            : fmt::format("{}{}", facts.format->id, facts.confidence == Confidence::certain ? "" : "?");
    if (facts.matches.empty()) {
        const std::string held =
            facts.positions == 0 ? "" : counted(facts.positions, "position", "positions");
        return fmt::format(fmt::runtime(kRow), format, facts.charset, "", "", "", "", "", "", "", held,
                           facts.name);
    }
    const MatchFacts& match = facts.matches.front();
    std::size_t games = 0;
    std::size_t plays = 0;
    for (const MatchFacts& each : facts.matches) {
        games += each.games;
        plays += each.plays;
    }
    return fmt::format(fmt::runtime(kRow), format, facts.charset, facts.matches.size(), games, plays,
                       length_text(match), score_text(match), match.date, analyzed_text(facts),
                       players_text(match), facts.name);
}

std::string match_details(const MatchFacts& match)
{
    std::string text;
    const auto add = [&](std::string_view name, std::string_view value) {
        if (!value.empty()) text += fmt::format("  {:<10}{}\n", name, value);
    };
    add("players", players_text(match));
    add("length", match.length == 0 ? "money session"
                                    : counted(static_cast<std::size_t>(match.length), "point", "points"));
    if (match.variant != Variant::standard) add("variant", to_string(match.variant));
    add("score", score_text(match));
    add("games", std::to_string(match.games));
    add("plays", std::to_string(match.plays));
    add("event", match.event);
    add("date", match.date);
    const bool analyzed = match.analyzed_plays + match.analyzed_cubes > 0;
    add("analysis", analyzed ? fmt::format("{}, {}", counted(match.analyzed_plays, "play", "plays"),
                                           counted(match.analyzed_cubes, "cube decision", "cube decisions"))
                             : "none");
    return text;
}

/// All that is known of one file, a line for each fact.
std::string details(const FileFacts& facts)
{
    std::string text = fmt::format("{}\n", facts.name);
    if (facts.format == nullptr) return text + "  not recognized\n";
    text += fmt::format("  {:<10}{}: {} ({})\n", "format", facts.format->id, facts.format->title,
                        to_string(facts.confidence));
    text += fmt::format("  {:<10}{}\n", "charset", facts.charset);
    if (facts.positions > 0) text += fmt::format("  {:<10}{}\n", "positions", facts.positions);
    for (std::size_t i = 0; i < facts.matches.size(); ++i) {
        if (facts.matches.size() > 1) text += fmt::format("match {} of {}\n", i + 1, facts.matches.size());
        text += match_details(facts.matches[i]);
    }
    if (facts.errors + facts.warnings > 0) {
        text += fmt::format("  {:<10}{}, {} ('gammonkit check' shows them)\n", "problems",
                            counted(facts.errors, "error", "errors"),
                            counted(facts.warnings, "warning", "warnings"));
    }
    return text;
}

/// What the sniffers and the charset say, before the file is read.
void look_at(const Session& session, const ReadSettings& settings, const Input& input, FileFacts& facts)
{
    const std::vector<Candidacy> candidates = candidacies(session.catalogue, input);
    for (const Candidacy& candidate : candidates) {
        const bool is_chosen = settings.from == nullptr || candidate.format == settings.from;
        if (is_chosen && facts.format == nullptr) {
            facts.format = candidate.format;
            facts.confidence = candidate.confidence;
        }
    }
    if (settings.from != nullptr) facts.format = settings.from;
    if (facts.format != nullptr) facts.charset = charset_of(input.bytes, settings, *facts.format);
}

void add_reading(const Reading& reading, FileFacts& facts)
{
    facts.name = reading.source.name();
    facts.format = reading.format;
    facts.errors = reading.diagnostics.errors;
    for (const Diagnostic& diagnostic : reading.diagnostics.seen)
        facts.warnings += diagnostic.severity == Severity::warning ? 1 : 0;
    if (!reading.collection) return;
    facts.readable = true;
    facts.positions = reading.collection->positions.size();
    for (const Match& match : reading.collection->matches)
        facts.matches.push_back(facts_of(match));
}

enum class Layout { row, details, json };

/// A file that breaks rules is no failure here: only one that cannot be read is.
Outcome probe(const Session& session, const ReadSettings& settings, const InputFile& input, Layout layout)
{
    Outcome outcome;
    FileFacts facts;
    const std::optional<Reading> reading =
        read_one(session, settings, input, outcome,
                 [&](const Input& bytes) { look_at(session, settings, bytes, facts); });
    if (!reading) return outcome;
    add_reading(*reading, facts);
    if (reading->collection) {
        outcome.status = ExitCode::ok;
    } else {
        keep_messages(session, *reading, false, outcome);
    }
    if (layout == Layout::json) {
        outcome.data = facts_json(facts);
    } else if (!is_unread(*reading)) {
        outcome.data = layout == Layout::row ? row(facts) : details(facts);
    }
    return outcome;
}

Layout layout_for(const Session& session, std::size_t inputs)
{
    if (session.arguments.json) return Layout::json;
    return inputs == 1 || session.arguments.verbose ? Layout::details : Layout::row;
}

}  // namespace

ExitCode run_probe(Session& session)
{
    const Result<ReadSettings> settings = read_settings(session);
    if (!settings) return refuse(session, settings.error());
    const Result<std::vector<InputFile>> inputs = required_inputs(session.arguments.inputs);
    if (!inputs) return refuse(session, inputs.error());

    const Layout layout = layout_for(session, inputs->size());
    const auto work = [&](const InputFile& input) { return probe(session, *settings, input, layout); };
    BatchResult result;
    if (layout == Layout::json) {
        JsonArray array(session.console);
        result = run_batch(session, *inputs, work, [&](std::string_view element) { array.add(element); });
        array.finish();
        return result.status;
    }
    if (layout == Layout::row) session.console.data(heading());
    result = run_batch(session, *inputs, work);
    report_batch(session, result, "recognized");
    return result.status;
}

}  // namespace gammonkit::cli
