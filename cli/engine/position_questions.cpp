#include "cli/engine/position_questions.hpp"

#include "cli/batch/batch.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/console/json.hpp"
#include "cli/console/progress.hpp"
#include "cli/engine/gnubg_options.hpp"
#include "cli/engine/level_options.hpp"
#include "cli/engine/own_engines.hpp"
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

/// "somewhere/match.sgf: g2-3 (game 2, move 2). Bo to play 31": where a position of several inputs comes
/// from.
void name_source(const InputFile& input, std::vector<NamedPosition>& positions)
{
    for (NamedPosition& position : positions) {
        position.heading = position.heading.empty()
                               ? printable(input.path)
                               : fmt::format("{}: {}", printable(input.path), position.heading);
    }
}

Outcome find_in_file(const Session& session, const ReadSettings& settings, const PlaceInRecord& place,
                     const InputFile& input, std::vector<NamedPosition>& positions)
{
    Outcome outcome;
    std::optional<std::vector<NamedPosition>> found =
        positions_in(session, settings, {&place, 1}, std::nullopt, input, outcome);
    if (!found) return outcome;
    for (NamedPosition& position : *found)
        position.place = fmt::format("{}: {}", printable(input.path), position.place);
    if (input.found) name_source(input, *found);
    std::ranges::move(*found, std::back_inserter(positions));
    return outcome;
}

void find_in_files(Session& session, const ReadSettings& settings, const PlaceInRecord& place,
                   const std::string& argument, Found& found)
{
    for (const InputFile& input : find_inputs({&argument, 1})) {
        const Outcome outcome = find_in_file(session, settings, place, input, found.positions);
        tell(session.console, outcome);
        if (outcome.status != ExitCode::ok) found.status = outcome.status;
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
            find_in_files(session, settings, place, argument, found);
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

/// A bar that stands for all positions; each has a part of it.
class Bar {
public:
    Bar(Session& session, std::size_t positions)
        : bar_(session.console, shows_progress(session)), positions_(positions)
    {
    }

    /// What tells the bar how far the work on one position is, and the engine whether to go on.
    gammonkit::Progress for_position(std::size_t index)
    {
        return [this, index](double part) {
            bar_.update_part((static_cast<double>(index) + part) / static_cast<double>(positions_),
                             positions_ == 1 ? "thinking"
                                             : fmt::format("position {} of {}", index + 1, positions_));
            return !interrupted();
        };
    }

private:
    ProgressBar bar_;
    std::size_t positions_;
};

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

const Level& level_for(const NamedPosition& position, const AskedLevels& levels)
{
    return position.state.dice ? levels.plays : levels.cube;
}

/// Who is asked: another than GammonKit's own, or null.
struct Engines {
    PositionJudge* other;
    OwnEngines& own;
};

/// The answer to a question about one position.
Result<std::string> answer_to(const Answer& answer, const Session& session, const NamedPosition& position,
                              const AskedLevels& levels, const Engines& engines,
                              const gammonkit::Progress& progress)
{
    NetEngine& own = engines.own.for_position(position);
    PositionJudge& asked = engines.other != nullptr ? *engines.other : own;
    return answer({{.position = position,
                    .judge = asked,
                    .level = level_for(position, levels),
                    .progress = progress,
                    .words = session.words},
                   own});
}

/// What was said last may rest on less than was asked for.
ExitCode tell_of_stop(Session& session)
{
    return refuse(session, {.severity = Severity::error,
                            .code = "interrupted",
                            .message = "stopped: the last result is that of what was done so far"});
}

ExitCode say_all(Session& session, const Answer& answer, const Found& found, const AskedLevels& levels,
                 const Engines& engines, const std::function<void(const std::string&)>& say)
{
    ExitCode status = found.status;
    Bar bar(session, found.positions.size());
    for (std::size_t i = 0; i < found.positions.size() && !session.console.output_closed(); ++i) {
        const gammonkit::Progress progress = bar.for_position(i);
        const NamedPosition& position = found.positions[i];
        const Result<std::string> answered = answer_to(answer, session, position, levels, engines, progress);
        if (answered) {
            say(*answered);
            if (interrupted()) return tell_of_stop(session);
        } else {
            status = refuse(session, about(position, found.positions.size() == 1, answered.error()));
            if (status == ExitCode::interrupted) return status;
        }
    }
    return status;
}

/// Answers identifiers one by one, as they come.
class LineByLine {
public:
    LineByLine(Session& session, const EngineOptions& options, const Answer& answer,
               const AskedLevels& levels, const Engines& engines)
        : session_(session), options_(options), answer_(answer), levels_(levels), engines_(engines)
    {
    }

    ExitCode answer_all()
    {
        for (const std::string& argument : session_.options.inputs) {
            if (argument == "-") {
                answer_standard_input();
            } else {
                answer_one(argument, 0);
            }
        }
        return interrupted() ? ExitCode::interrupted : status_;
    }

private:
    void answer_standard_input()
    {
        const WaitingForInput waiting(true);
        std::string line;
        for (int number = 1; !session_.console.output_closed() && std::getline(std::cin, line); ++number) {
            if (!trimmed(line).empty()) answer_one(std::string(trimmed(line)), number);
        }
    }

    void answer_one(const std::string& asked, int line)
    {
        Json object = {{"input", asked}};
        if (line > 0) object["line"] = line;
        const Result<std::string> answered = answered_one(asked);
        if (answered && answered->empty()) {
            object.update(json_record("left-out"));
        } else if (answered) {
            object.update(Json::parse(*answered));
        } else {
            object.update(Json::parse(error_object(asked, answered.error(), {})));
            status_ = ExitCode::failed;
        }
        session_.console.data_now(in_one_line(object) + "\n",
                                  answered ? Console::Data::answer : Console::Data::frame);
    }

    Result<std::string> answered_one(const std::string& asked)
    {
        GK_TRY(const NamedPosition position, asked_position(options_, asked));
        const auto progress = [](double) { return !interrupted(); };
        return answer_to(answer_, session_, position, levels_, engines_, progress);
    }

    Session& session_;
    const EngineOptions& options_;
    const Answer& answer_;
    const AskedLevels& levels_;
    const Engines& engines_;
    ExitCode status_ = ExitCode::ok;
};

/// Identifiers are answered as they come; files are searched for positions before.
bool answers_line_by_line(const VerbOptions& options)
{
    const auto is_file = [](const std::string& argument) { return argument != "-" && names_file(argument); };
    return options.output.jsonl && std::ranges::none_of(options.inputs, is_file);
}

}  // namespace

Result<void> with_turn_hint(Result<void> still_played)
{
    if (!still_played && still_played.error().code == "game-over") still_played.error().hint = kTurnBefore;
    return still_played;
}

ExitCode answer_each(Session& session, const QuestionOptions& options, const Answer& answer)
{
    const Result<AskedLevels> levels = levels_of(options.engine);
    if (!levels) return refuse(session, levels.error());
    const bool line_by_line = answers_line_by_line(session.options);
    std::optional<JsonArray> array;
    if (session.options.output.json && !line_by_line) array.emplace(session);
    const Result<Found> found = line_by_line ? Result<Found>(Found{}) : find_positions(session, options);
    if (!found) return refuse(session, found.error());
    watch_for_interrupts();
    const Result<NetEngine::Options> tables =
        engine_options(session, options.engine, options.batch.jobs.value_or(0));
    if (!tables) return refuse(session, tables.error());
    OwnEngines own(*tables);
    Result<std::unique_ptr<PositionJudge>> other =
        other_engine(options.engine, own.usual().match_equity_table());
    if (!other) return refuse(session, other.error());
    const Engines engines{.other = other->get(), .own = own};
    if (line_by_line) return LineByLine(session, options.engine, answer, *levels, engines).answer_all();
    if (array) {
        return say_all(session, answer, *found, *levels, engines,
                       [&](const std::string& element) { array->add(element); });
    }
    bool first = true;
    return say_all(session, answer, *found, *levels, engines, [&](const std::string& text) {
        if (text.empty()) return;
        session.console.data(first ? text : "\n" + text);
        first = false;
    });
}

}  // namespace gammonkit::cli
