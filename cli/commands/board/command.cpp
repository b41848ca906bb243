#include "cli/commands/board/command.hpp"

#include "cli/batch/batch.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/positions.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/board/board_output.hpp"
#include "cli/commands/question_options.hpp"
#include "cli/commands/verbs.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/tables.hpp"
#include "cli/output/json_output.hpp"
#include "cli/output/outputs.hpp"
#include "report/answers/json_parts.hpp"
#include "report/decision_diagrams.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kBoardKinds[] = {"text",  "png",  "gif",    "svg",      "pdf",
                                            "ps",    "eps",  "bbcode", "markdown", "html",
                                            "latex", "tikz", "typst",  "unicode"};
constexpr std::string_view kCaptionKinds[] = {"html", "markdown", "bbcode", "latex", "typst", "text"};

/// Takes what is not written under --output-dir.
using Sink = std::function<void(std::string_view)>;

/// What the command line asks for.
struct BoardJob {
    Session& session;
    const BoardOptions& options;
    ReadSettings settings;
    std::vector<PlaceInRecord> places;
    BoardOutput output;
    std::optional<MatchEquityTable> table;  ///< By --met.

    /// True if everything that is drawn goes into one file or to standard output.
    [[nodiscard]] bool into_one() const { return session.options.output.output_dir.empty(); }
};

/// What only makes sense for all errors of a match, or some of it for the verdict of a card.
std::string_view option_of_errors(const OptionTable& table)
{
    constexpr std::string_view kOfErrors[] = {"--quiz",       "--at-least",   "--captions", "--player",
                                              "--level",      "--ply",        "--x",        "--move-filter",
                                              "--cube-model", "--no-analysis"};
    const auto* const given =
        std::ranges::find_if(kOfErrors, [&](std::string_view name) { return table.is_typed(name); });
    return given == std::end(kOfErrors) ? std::string_view() : *given;
}

Result<BoardJob> job_of(Session& session, const BoardOptions& options)
{
    if (const std::string_view alone = option_of_errors(session.table); !alone.empty())
        return failure("usage", fmt::format("{} needs --all-errors", alone));
    GK_TRY(std::vector<PlaceInRecord> places, places_of(options.place));
    GK_TRY(ReadSettings settings, read_settings(session));
    GK_TRY(BoardOutput output, wanted_output(session, options));
    GK_TRY(std::optional<MatchEquityTable> table, users_met(options.engine));
    if (options.inputs.empty()) {
        return failure("usage", "there is nothing to draw",
                       "name a file, or give an XGID, an OGID, or gnubg's PositionID:MatchID");
    }
    if (!options.output.output.empty() && !options.output.output_dir.empty())
        return failure("usage", "the boards go to one file or into a folder, not both", "-o FILE or -O DIR");
    if (output.picture) GK_TRY_VOID(check_is_no_terminal(session));
    return BoardJob{session,           options,           std::move(settings),
                    std::move(places), std::move(output), std::move(table)};
}

/// The question of a position, or with --solution what its file says of it.
Result<std::string> drawn_card(const BoardJob& job, NamedPosition position)
{
    if (!job.options.solution) {
        position.plays.clear();
        position.analyzed_plays.clear();
        position.analyzed_cubes.clear();
    } else if (position.analyzed_plays.empty() && position.analyzed_cubes.empty()) {
        return failure("no-analysis", "nobody has said what is best here",
                       "'gammonkit hint --card' draws what the engine says");
    }
    return drawn(job.output, position);
}

/// Fails where several pictures would have to go into one file.
Result<void> check_count(const BoardJob& job, std::size_t count)
{
    if (!job.output.picture || !job.into_one() || count <= 1) return {};
    return failure("usage", fmt::format("one picture can't hold {} boards", count),
                   "-O DIR writes one for each, -p PLACE chooses one");
}

/// The flag is drawn for who resigns here, as for who has resigned.
void show_resignation(GameState& state, const Collection& collection, const TurnPlace& place)
{
    const Game& game = collection.matches[place.match.value_or(1) - 1].games[place.game - 1];
    const Turn& turn = game.turns[place.turn - 1];
    const auto* resigned = std::get_if<Resign>(&turn.action);
    if (resigned == nullptr) return;
    state.offer = Offer::resignation;
    state.offered_by = turn.player;
    state.resigned_stake = resigned->stake;
}

/// A position of a match with what was decided there.
Result<std::string> drawn_in_match(const BoardJob& job, const Collection& collection, const Reports& reports,
                                   const NamedPosition& position)
{
    Diagram diagram = diagram_of(job.output, position);
    if (position.turn) show_resignation(diagram.scene.state, collection, *position.turn);
    const auto found = position.turn ? decision_at(reports, *position.turn) : std::nullopt;
    // Who wants no plays on the board wants to ask, and not to tell.
    const BoardParts& parts = job.output.drawing.parts;
    if (found && parts.heading && parts.plays) {
        diagram.heading = decision_sentence(*found->report, *found->judged, job.output.contents.analysis);
        diagram.lines = lines_below(*found->report, *found->judged, job.output.contents.analysis);
    }
    return drawn(job.output, diagram);
}

/// The drawings of positions of a collection, one each.
Result<std::vector<std::string>> drawings(const BoardJob& job, const std::vector<NamedPosition>& positions,
                                          const Collection& collection)
{
    GK_TRY_VOID(check_count(job, positions.size()));
    const Reports reports(collection, {.words = job.output.words, .me = job.output.me});
    std::vector<std::string> boards;
    for (const NamedPosition& position : positions) {
        Result<std::string> board = job.output.drawing.card ? drawn_card(job, position)
                                    : job.output.drawing.animate
                                        ? animated_play(job.output, position)
                                        : drawn_in_match(job, collection, reports, position);
        if (!board) return tl::unexpected(std::move(board.error()));
        boards.push_back(*std::move(board));
    }
    return boards;
}

/// Writes drawings under --output-dir.
Result<void> save(const BoardJob& job, const OutputNames& names, const InputFile& input,
                  const std::vector<std::string>& boards)
{
    const std::vector<std::string> paths = names.paths_for(input, boards.size(), extension_of(job.output));
    for (std::size_t i = 0; i < boards.size(); ++i) {
        GK_TRY_VOID(names.save(input, paths[i], boards[i]));
    }
    return {};
}

/// The drawings of an input. Nothing if it cannot be read; the outcome then says why.
std::optional<Result<std::vector<std::string>>> boards_in(const BoardJob& job, const InputFile& input,
                                                          Outcome& outcome)
{
    const std::optional<ReadSource> record = record_in(job.session, job.settings, job.table, input, outcome);
    if (!record) return std::nullopt;
    const Collection& collection = *record->collection;
    const PlaceInRecord& place = job.places.front();
    if (job.output.drawing.animate && job.places.size() == 1 && !place.turn) {
        GK_TRY_VOID(check_count(job, place.match ? 1 : collection.matches.size()));
        return animated_games(job.output, collection, place);
    }
    const auto positions = positions_in(job.session, *record, job.places, outcome);
    if (!positions) return std::nullopt;
    return drawings(job, *positions, collection);
}

Outcome board_of_file(const BoardJob& job, const OutputNames& names, const InputFile& input)
{
    Outcome outcome;
    const auto boards = boards_in(job, input, outcome);
    if (!boards) return outcome;
    if (!*boards) {
        fail(job.session, input, boards->error(), outcome);
        return outcome;
    }
    if (!job.into_one()) {
        if (const Result<void> saved = save(job, names, input, **boards); !saved)
            fail(job.session, input, saved.error(), outcome);
        return outcome;
    }
    if (input.found && !job.output.picture) outcome.data = fmt::format("{}\n", printable(input.path));
    outcome.data += joined(**boards, "\n");
    if (input.found && !job.output.picture) outcome.data += '\n';
    return outcome;
}

/// Draws the files among the arguments.
Result<ExitCode> draw_files(const BoardJob& job, std::vector<InputFile>& inputs, const Sink& put)
{
    leave_out_results(inputs, job.session.options.output.output_dir);
    if (job.output.picture && job.into_one() && inputs.size() > 1) {
        return failure("usage", fmt::format("one picture can't hold the boards of {} files", inputs.size()),
                       "-O DIR writes one for each");
    }
    const OutputNames names(job.session, inputs);
    const auto work = [&](const InputFile& input) { return board_of_file(job, names, input); };
    return run_batch(job.session, inputs, work, {.put = put}).status;
}

/// Draws the arguments that name no file, but a position.
Result<ExitCode> draw_identifiers(const BoardJob& job, const std::vector<std::string>& identifiers,
                                  const Sink& put)
{
    std::vector<NamedPosition> positions;
    for (const std::string& identifier : identifiers) {
        GK_TRY(NamedPosition position, identified_position(identifier));
        positions.push_back(std::move(position));
    }
    GK_TRY(const std::vector<std::string> boards, drawings(job, positions, {}));
    if (job.into_one()) {
        put(joined(boards, "\n"));
        return ExitCode::ok;
    }
    std::vector<InputFile> inputs;
    inputs.push_back({.path = "position"});
    const OutputNames names(job.session, inputs);
    GK_TRY_VOID(save(job, names, inputs.front(), boards));
    return ExitCode::ok;
}

/// What --themes does: lists the themes, or prints the one that is named.
Result<ExitCode> show_themes(Session& session)
{
    const std::vector<std::string>& names = session.options.inputs;
    GK_TRY_VOID(check_alone(session.table, "--themes", {"--json"}));
    if (names.size() > 1) return failure("usage", "--themes takes one name or file");
    if (names.empty()) {
        const auto theme = [](std::string_view name) { return built_in_theme(name).value(); };
        print_each(
            session, theme_names(),
            [&](std::string_view name) { return answers::theme_json(name, theme(name)); },
            [&](std::string_view name) { return fmt::format("{:<10}{}\n", name, theme(name).title); });
        return ExitCode::ok;
    }
    const std::string& name = first_or_empty(names);
    GK_TRY(const Theme theme, theme_of(name));
    print_answer(session,
                 session.options.output.json ? answers::theme_json(name, theme) : write_theme(theme));
    return ExitCode::ok;
}

bool is_card_of_turn(const BoardOptions& options)
{
    const Result<PlaceInRecord> place = place_of(options.place);
    return options.drawing.card && place && place->turn && !options.inputs.empty() &&
           std::ranges::all_of(options.inputs, names_file);
}

}  // namespace

Result<BoardOutput> wanted_output(const Session& session, const BoardOptions& options)
{
    if (options.solution && !options.drawing.card)
        return failure("usage", "--solution needs --card, whose verdict it asks for");
    GK_TRY(BoardOutput output, board_output(session, options.drawing));
    output.drawing.parts.plays = output.drawing.parts.plays && !options.no_plays;
    output.drawing.parts.ids = output.drawing.parts.ids && !options.no_ids;
    output.contents.ids = output.drawing.parts.ids;
    output.me = options.filter.me;
    return output;
}

void BoardOptions::bind(OptionTable& table)
{
    table.flag("--no-plays", no_plays).instead = "--without plays";
    table.flag("--no-ids", no_ids).instead = "--without ids";
    table.flag("--solution", solution);
    table.flag("--all-errors", all_errors);
    table.add("--at-least", "MARK|NUMBER", at_least);
    table.add("--player", "NAME|1|2", analysis.player).instead = "--me NAME --where me";
    table.flag("--quiz", quiz);
    table.choice("--captions", "KIND", captions, kCaptionKinds);
    place.bind_several(table);
    filter.bind_where(table);
    filter.bind_me(table);
    analysis.bind_thresholds(table);
    engine.bind_level(table);
    engine.bind_move_filter(table);
    analysis.bind_no_analysis(table);
    engine.bind_knowledge(table);
    drawing.bind(table);
    table.flag("--themes", themes);
    drawing.bind_animate(table);
    output.bind_file(table);
    output.bind_folder(table);
    output.bind_force(table);
    table.in(OptionGroup::output).choice("-t,--to", "KIND", output.to, kBoardKinds, ',');
    output.bind_json(table);
    bind_batch(table);
    input.bind_newest(table);
    settings.bind_lang(table);
}

bool is_for_people(const BoardOptions& options)
{
    const std::string kind = options.output.to.substr(0, options.output.to.find(','));
    return kind.empty() || kind == "text" || kind == "unicode";
}

Result<ExitCode> run_board(Session& session, const BoardOptions& options)
{
    if (options.themes) return show_themes(session);
    if (options.output.json)
        return failure("usage", "--json needs --themes", "'gammonkit eval --json' judges a position");
    if (options.all_errors || !options.filter.where.empty()) return draw_errors(session, options);
    if (is_card_of_turn(options)) return draw_card_of_turn(session, options);
    GK_TRY(const BoardJob job, job_of(session, options));
    std::vector<std::string> files;
    std::vector<std::string> identifiers;
    for (const std::string& argument : options.inputs)
        (names_file(argument) ? files : identifiers).push_back(argument);

    std::vector<InputFile> inputs = find_inputs(files);
    const std::string& output = options.output.output;
    const bool to_console = output.empty() || output == "-";
    std::string data;
    const Sink put = [&](std::string_view text) {
        if (to_console)
            return is_for_people(options) ? session.console.text(text) : session.console.data(text);
        data += text;
    };
    ExitCode status = ExitCode::ok;
    const auto note = [&](const Result<ExitCode>& drawn) {
        const ExitCode code = drawn ? *drawn : refuse(session, drawn.error());
        if (code != ExitCode::ok) status = code;
    };
    if (!files.empty()) note(draw_files(job, inputs, put));
    if (!files.empty() && !identifiers.empty()) put("\n");
    if (!identifiers.empty()) note(draw_identifiers(job, identifiers, put));
    if (!data.empty()) GK_TRY_VOID(save_single(session, inputs, output, data));
    return status;
}

constexpr Command kBoardCommand = with_options<BoardOptions, run_board>(
    {.name = "board", .group = VerbGroup::positions, .completes = Completes::file});

}  // namespace gammonkit::cli
