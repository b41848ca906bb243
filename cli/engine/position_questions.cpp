#include "cli/engine/position_questions.hpp"

#include "cli/batch/batch.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/console/json.hpp"
#include "cli/console/progress.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/gnubg_options.hpp"
#include "cli/engine/tables.hpp"
#include "cli/output/json_output.hpp"
#include "report/json_parts.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iostream>
#include <memory>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kTurnBefore = "-p g2-17 is the board before turn 17 of game 2";

/// The positions of all arguments, and how finding them went.
struct Found {
    std::vector<NamedPosition> positions;
    ExitCode status = ExitCode::ok;
};

/// Adds those of a file. Their places name it, and if it was met in a folder, so do their headings:
/// "somewhere/match.sgf: g2-3 (game 2, move 2). Bo to play 31".
void find_in_file(Session& session, const ReadSettings& settings, const PlaceInRecord& place,
                  const InputFile& input, Found& found)
{
    Outcome outcome;
    std::optional<std::vector<NamedPosition>> positions;
    if (const auto record = record_in(session, settings, std::nullopt, input, outcome))
        positions = positions_in(session, *record, {&place, 1}, outcome);
    tell(session.console, outcome);
    if (outcome.status != ExitCode::ok) found.status = outcome.status;
    if (!positions) return;
    const std::string path = printable(input.path);
    for (NamedPosition& position : *positions) {
        position.place = fmt::format("{}: {}", path, position.place);
        if (input.found)
            position.heading =
                position.heading.empty() ? path : fmt::format("{}: {}", path, position.heading);
        found.positions.push_back(std::move(position));
    }
}

/// At most three checkers on each side that still meet: identifiers do not tell the variant.
bool may_be_hypergammon(const GameState& state)
{
    constexpr int kMostCheckers = 3;
    int highest = 0;
    for (const Player player : kPlayers) {
        const Side& side = state.position.side(player);
        int checkers = 0;
        int last = 0;
        for (std::size_t point = 1; point < side.size(); ++point) {
            checkers += side[point];
            if (side[point] > 0) last = static_cast<int>(point);
        }
        if (checkers > kMostCheckers || checkers == 0) return false;
        highest += last;
    }
    return state.rules.variant == Variant::standard && highest > 24;
}

void warn_of_hypergammon(Session& session, const NamedPosition& position)
{
    if (!may_be_hypergammon(position.state)) return;
    session.console.report(
        {.severity = Severity::warning,
         .code = "perhaps-hypergammon",
         .message = fmt::format(
             "{}: this may be hypergammon, but it is judged as backgammon with the other checkers "
             "borne off",
             position.place),
         .hint = "--variant hypergammon-3 says what it is"});
}

Result<Found> find_positions(Session& session, const QuestionOptions& options)
{
    GK_TRY(const PlaceInRecord place, place_of(options.place));
    GK_TRY(const ReadSettings settings, read_settings(session));
    if (session.options.inputs.empty()) {
        return failure("usage", "there is no position",
                       "give an XGID, an OGID, gnubg's PositionID:MatchID, or a match and a place in it");
    }
    Found found;
    for (const std::string& argument : session.options.inputs) {
        if (names_file(argument)) {
            for (const InputFile& input : find_inputs({&argument, 1}))
                find_in_file(session, settings, place, input, found);
            continue;
        }
        Result<NamedPosition> position = asked_position(options.engine, argument);
        if (position) {
            warn_of_hypergammon(session, *position);
            found.positions.push_back(*std::move(position));
        } else {
            found.status = refuse(session, position.error(), argument);
        }
    }
    return found;
}

/// A failure that says which position it is about, unless there is only one and that has no name, or the
/// fault is in what was asked for.
Diagnostic about(const NamedPosition& position, bool is_alone, Diagnostic why)
{
    if (why.code == "usage") return why;
    const std::string& which = position.heading.empty() && !is_alone ? position.place : position.heading;
    if (!which.empty()) why.message = fmt::format("{}: {}", which, why.message);
    if (why.code == "game-over" && !position.heading.empty()) why.hint = kTurnBefore;
    return why;
}

/// What each answer needs: the question, how thoroughly it is to be thought of, and who is asked.
struct Asking {
    Session& session;
    const EngineOptions& options;
    const Answer& answer;
    AskedLevels levels;
    OwnEngines own;
    std::unique_ptr<PositionJudge> other = {};  ///< Who is asked in place of GammonKit's own.

    Result<std::string> answer_to(const NamedPosition& position, const gammonkit::Progress& progress)
    {
        NetEngine& engine = own.for_position(position);
        return answer({{.position = position,
                        .judge = other ? *other : static_cast<PositionJudge&>(engine),
                        .level = position.state.dice ? levels.plays : levels.cube,
                        .progress = progress,
                        .words = session.words},
                       engine});
    }
};

/// What was said last may rest on less than was asked for.
ExitCode tell_of_stop(Session& session)
{
    return refuse(session, {.severity = Severity::error,
                            .code = "interrupted",
                            .message = "stopped: the last result is that of what was done so far"});
}

ExitCode say_all(Asking& asking, const Found& found, const std::function<void(const std::string&)>& say)
{
    Session& session = asking.session;
    const std::size_t count = found.positions.size();
    ExitCode status = found.status;
    ProgressBar bar(session.console, shows_progress(session));
    for (std::size_t i = 0; i < count && !session.console.output_closed(); ++i) {
        const auto progress = [&](double part) {
            bar.update_part((static_cast<double>(i) + part) / static_cast<double>(count),
                            count == 1 ? "thinking" : fmt::format("position {} of {}", i + 1, count));
            return !interrupted();
        };
        const Result<std::string> answered = asking.answer_to(found.positions[i], progress);
        if (answered) {
            say(*answered);
            if (interrupted()) return tell_of_stop(session);
        } else {
            status = refuse(session, about(found.positions[i], count == 1, answered.error()));
            if (status == ExitCode::interrupted) return status;
        }
    }
    return status;
}

Result<std::string> answer_to_identifier(Asking& asking, const std::string& asked)
{
    GK_TRY(const NamedPosition position, asked_position(asking.options, asked));
    return asking.answer_to(position, [](double) { return !interrupted(); });
}

/// Prints the answer to one identifier, which stood in this line of standard input, or with 0 among the
/// arguments; false if there is none.
bool answer_in_line(Asking& asking, const std::string& asked, int line)
{
    Json object = {{"input", asked}};
    if (line > 0) object["line"] = line;
    const Result<std::string> answered = answer_to_identifier(asking, asked);
    if (answered && answered->empty()) {
        object.update(json_record("left-out"));
    } else {
        object.update(Json::parse(answered ? *answered : error_object(asked, answered.error(), {})));
    }
    asking.session.console.data_now(in_one_line(object) + "\n",
                                    answered ? Console::Data::answer : Console::Data::frame);
    return answered.has_value();
}

/// Answers identifiers one by one, as they come.
ExitCode answer_line_by_line(Asking& asking)
{
    bool all_answered = true;
    for (const std::string& argument : asking.session.options.inputs) {
        if (argument != "-") {
            all_answered = answer_in_line(asking, argument, 0) && all_answered;
            continue;
        }
        const WaitingForInput waiting(true);
        std::string line;
        for (int number = 1; !asking.session.console.output_closed() && std::getline(std::cin, line);
             ++number) {
            if (trimmed(line).empty()) continue;
            all_answered = answer_in_line(asking, std::string(trimmed(line)), number) && all_answered;
        }
    }
    if (interrupted()) return ExitCode::interrupted;
    return all_answered ? ExitCode::ok : ExitCode::failed;
}

/// Identifiers are answered as they come; files are searched for positions before.
bool answers_line_by_line(const VerbOptions& options)
{
    const auto is_file = [](const std::string& argument) { return argument != "-" && names_file(argument); };
    return options.output.jsonl && std::ranges::none_of(options.inputs, is_file);
}

Result<ExitCode> try_answer_each(Session& session, const QuestionOptions& options, const Answer& answer,
                                 std::optional<JsonArray>& array)
{
    GK_TRY(const AskedLevels levels, levels_of(options.engine));
    const bool line_by_line = answers_line_by_line(session.options);
    if (session.options.output.json && !line_by_line) array.emplace(session);
    Found found;
    if (!line_by_line) {
        GK_TRY(found, find_positions(session, options));
    }
    watch_for_interrupts();
    GK_TRY(const NetEngine::Options tables,
           engine_options(session, options.engine, options.batch.jobs.value_or(0)));
    Asking asking{session, options.engine, answer, levels, OwnEngines(tables)};
    GK_TRY(asking.other, other_engine(options.engine, asking.own.usual().match_equity_table()));
    if (line_by_line) return answer_line_by_line(asking);
    bool first = true;
    return say_all(asking, found, [&](const std::string& text) {
        if (array) return array->add(text);
        if (text.empty()) return;
        session.console.text(first ? text : "\n" + text);
        first = false;
    });
}

}  // namespace

Result<void> with_turn_hint(Result<void> still_played)
{
    if (!still_played && still_played.error().code == "game-over") still_played.error().hint = kTurnBefore;
    return still_played;
}

ExitCode answer_each(Session& session, const QuestionOptions& options, const Answer& answer)
{
    std::optional<JsonArray> array;  // Lives until a failure is told, which is one of its objects.
    const Result<ExitCode> done = try_answer_each(session, options, answer, array);
    return done ? *done : refuse(session, done.error());
}

}  // namespace gammonkit::cli
