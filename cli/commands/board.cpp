#include "cli/batch.hpp"
#include "cli/choice.hpp"
#include "cli/commands/commands.hpp"
#include "cli/console.hpp"
#include "cli/positions.hpp"
#include "cli/reading.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

std::string drawings(const std::vector<NamedPosition>& positions)
{
    std::vector<std::string> boards;
    for (const NamedPosition& position : positions) {
        const std::string heading = position.heading.empty() ? "" : position.heading + "\n\n";
        boards.push_back(heading + drawing(position));
    }
    return joined(boards, "\n");
}

Outcome board_of_file(const Session& session, const ReadSettings& settings, const Place& place,
                      const InputFile& input)
{
    Outcome outcome;
    const auto positions = positions_in(session, settings, place, input, outcome);
    if (!positions) return outcome;
    if (input.found) outcome.data = fmt::format("{}\n", printable(input.path));
    outcome.data += drawings(*positions);
    if (input.found) outcome.data += '\n';
    return outcome;
}

/// An argument that names no file is an identifier.
ExitCode draw(Session& session, const ReadSettings& settings, const Place& place, const std::string& argument)
{
    if (names_file(argument)) {
        const std::vector<InputFile> inputs = find_inputs({&argument, 1});
        return run_batch(
                   session, inputs,
                   [&](const InputFile& input) { return board_of_file(session, settings, place, input); })
            .status;
    }
    const Result<NamedPosition> position = identified_position(argument);
    if (!position) return refuse(session, position.error());
    session.console.data(drawing(*position));
    return ExitCode::ok;
}

}  // namespace

ExitCode run_board(Session& session)
{
    const Result<Place> place = place_of(session.arguments);
    if (!place) return refuse(session, place.error());
    const Result<ReadSettings> settings = read_settings(session);
    if (!settings) return refuse(session, settings.error());
    if (session.arguments.inputs.empty()) {
        return refuse(session,
                      {.code = "usage",
                       .message = "there is nothing to draw",
                       .hint = "name a file, or give an XGID, an OGID, or gnubg's PositionID:MatchID"});
    }
    ExitCode status = ExitCode::ok;
    for (const std::string& argument : session.arguments.inputs) {
        if (&argument != &session.arguments.inputs.front()) session.console.data("\n");
        const ExitCode drawn = draw(session, *settings, *place, argument);
        if (drawn != ExitCode::ok) status = drawn;
        if (status == ExitCode::interrupted) break;
    }
    return status;
}

}  // namespace gammonkit::cli
