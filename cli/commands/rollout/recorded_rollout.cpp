#include "analysis/annotate/estimates.hpp"
#include "analysis/rollout/rollout_record.hpp"
#include "analysis/rollout/rollout_starts.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/rollout/command.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/console/progress.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/analyze_files.hpp"
#include "cli/engine/position_questions.hpp"
#include "cli/engine/tables.hpp"
#include "cli/output/writing.hpp"
#include "report/answers/named_choices.hpp"

#include <algorithm>
#include <functional>

namespace gammonkit::cli {
namespace {

/// A position of a collection, and where its analyses stand.
struct Slot {
    NamedPosition position;
    PlayAnalyses& plays;
    CubeAnalyses& cubes;
};

/// In the order of `positions_at`.
Result<std::vector<Slot>> slots_in(Collection& collection, const PlaceInRecord& place)
{
    GK_TRY(std::vector<NamedPosition> positions, positions_at(collection, place));
    std::vector<Slot> slots;
    auto next = positions.begin();
    for (std::size_t i = 0; i < collection.matches.size(); ++i) {
        if (place.match && static_cast<std::size_t>(*place.match) != i + 1) continue;
        if (!place.turn) {
            return failure("no-such-place", "the rollout of a match belongs to one of its turns",
                           "-p g2-17 names turn 17 of game 2");
        }
        std::vector<Game>& games = collection.matches[i].games;
        const auto game = static_cast<std::size_t>(place.game.value_or(static_cast<int>(games.size())));
        Turn& turn = games[game - 1].turns[static_cast<std::size_t>(*place.turn) - 1];
        slots.push_back({.position = *next++, .plays = turn.plays, .cubes = turn.cubes});
    }
    for (PositionRecord& record : collection.positions)
        slots.push_back({.position = *next++, .plays = record.plays, .cubes = record.cubes});
    return slots;
}

/// Our analysis of the slot, which stands first.
template <class Analysis>
Analysis& ours(RareList<Analysis>& analyses, const Provenance& by)
{
    const auto found =
        std::ranges::find_if(analyses, [](const Analysis& analysis) { return is_ours(analysis.by); });
    Analysis analysis;
    if (found != analyses.end()) {
        analysis = std::move(*found);
        analyses.erase(found);
    }
    analysis.by = by;
    return *analyses.insert(analyses.begin(), std::move(analysis));
}

/// Tells which of the plays was made.
void mark_played(const NamedPosition& position, PlayAnalysis& analysis)
{
    const std::optional<Play>& made = position.made_play;
    for (std::size_t i = 0; i < analysis.candidates.size(); ++i) {
        if (made && sorted(analysis.candidates[i].play) == sorted(*made)) analysis.played = i;
    }
}

/// Formats have a place for decisions only: what it is worth to roll is none.
Result<void> has_two_sides(const GameState& state, const RolloutSettings& settings, const NetEngine& engine)
{
    const CubeContext context = CubeContext::of(state, engine.match_equity_table());
    if (settings.cubeful && context.may_double(state.on_roll, state.cube)) return {};
    return failure("no-decision", "the player on roll may not double, so there is no decision to record",
                   "without --output the rollout is shown");
}

/// The rollout that the record holds, to go on with up to --trials games. The analysis that holds it becomes
/// ours: records such as .sgf do not tell who made each.
template <class Analysis>
Result<RecordedRollout> extended(const RolloutOptions& asked, RareList<Analysis>& analyses,
                                 const GameState& state, const NetEngine& engine, const Provenance& by)
{
    Result<RecordedRollout> recorded = recorded_rollout(Analysis{}, state, engine.cube_context(state));
    for (Analysis& analysis : analyses) {
        recorded = recorded_rollout(analysis, state, engine.cube_context(state));
        if (!recorded) continue;
        analysis.by = by;
        break;
    }
    if (!recorded) return recorded;
    recorded->settings.trials = asked.trials.value_or(2 * static_cast<int>(recorded->settings.trials));
    recorded->settings.luck_plies = asked.luck_ply.value_or(0);
    recorded->settings.stop = rollout_stop_of(asked);
    recorded->settings.stop.keeps_what_was_made = true;
    return recorded;
}

/// What is rolled out: plays of dice or the cube, from the beginning or on from what the record holds.
template <class Analysis>
Result<RecordedRollout> to_roll_out(const RolloutVerbOptions& options, const RolloutSettings& settings,
                                    NetEngine& engine, const NamedPosition& position,
                                    RareList<Analysis>& analyses, const Provenance& by)
{
    if (options.extend) return extended(options.rollout, analyses, position.state, engine, by);
    RecordedRollout begun{.settings = settings};
    if (position.state.dice) {
        GK_TRY(begun.plays, plays_to_roll_out(position, engine, options));
    } else if (!options.choice.plays.empty()) {
        return failure("usage", "--play has no choice to make: the rollout of a cube decision has both sides",
                       "without --output, --output-dir and --to it tells what each costs");
    }
    return begun;
}

Result<void> roll_out(const RolloutVerbOptions& options, const RolloutSettings& settings, OwnEngines& engines,
                      Slot& slot, const gammonkit::Progress& progress)
{
    const GameState& state = slot.position.state;
    NetEngine& engine = engines.for_position(slot.position);
    GK_TRY_VOID(with_turn_hint(answers::still_played(state)));
    const int threads = options.batch.jobs.value_or(0);
    const std::string table = state.rules.is_money() ? "" : engine.match_equity_table().name();
    GK_TRY(const CubeModel model, cube_model_of(options.engine));
    const Provenance by{.engine = engine_name_with(model), .match_equity_table = table};
    if (!state.dice) {
        GK_TRY_VOID(has_two_sides(state, settings, engine));
        GK_TRY(const RecordedRollout work,
               to_roll_out(options, settings, engine, slot.position, slot.cubes, by));
        GK_TRY(const CubeRollout cube,
               roll_out_cube(engine, state, work.settings, threads, progress, work.so_far));
        RolloutRecorder(state, work.settings).put(cube, ours(slot.cubes, by));
        return {};
    }
    GK_TRY(const RecordedRollout work, to_roll_out(options, settings, engine, slot.position, slot.plays, by));
    GK_TRY(const std::vector<PlayRollout> rolled,
           roll_out_plays(engine, state, work.plays, work.settings, threads, progress, work.so_far));
    PlayAnalysis& analysis = ours(slot.plays, by);
    RolloutRecorder(state, work.settings).put(rolled, analysis);
    mark_played(slot.position, analysis);
    return {};
}

Result<Collection> collection_of(const Session& session, const RolloutVerbOptions& options,
                                 const InputFile& input, Outcome& outcome)
{
    if (!names_file(input.path)) {
        GK_TRY(NamedPosition position, asked_position(options.engine, input.path));
        return Collection{.positions = {{.state = position.state}}};
    }
    GK_TRY(const ReadSettings reading, read_settings(session));
    if (auto read = read_collection(session, reading, input, true, outcome))
        return *std::move(read->collection);
    return failure("not-readable", "there is nothing to roll out");
}

/// `tell` hears what part of all is done.
Result<void> roll_out_all(const RolloutVerbOptions& options, const RolloutSettings& settings,
                          OwnEngines& engines, Collection& collection,
                          const std::function<void(double)>& tell)
{
    GK_TRY(const PlaceInRecord place, place_of(options.place));
    GK_TRY(std::vector<Slot> slots, slots_in(collection, place));
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const auto progress = [&](double part) {
            tell((static_cast<double>(i) + part) / static_cast<double>(slots.size()));
            return !interrupted();
        };
        GK_TRY_VOID(roll_out(options, settings, engines, slots[i], progress));
        if (interrupted()) return {};
    }
    return {};
}

/// What all inputs of a folder have in common.
struct FolderWork {
    const Session& session;
    const RolloutVerbOptions& options;
    const RolloutSettings& settings;
    const FormatChoice& target;
    const ReadSettings& reading;
    OwnEngines& engines;
    const OutputNames& names;
};

Outcome roll_out_into_folder(const FolderWork& work, const InputFile& input)
{
    Outcome outcome;
    std::optional<ReadSource> read = read_collection(work.session, work.reading, input, false, outcome);
    if (!read) return outcome;
    Collection& collection = *read->collection;
    const Capacity capacity = capacity_of(work.target);
    const std::vector<std::string> paths = work.names.paths_for(input, parts_of(collection, capacity).size(),
                                                                work.target.format->extensions.front());
    if (is_left_alone(work.names, paths, outcome)) return outcome;
    Result<void> done = check_paths(work.names, input, paths);
    if (done) done = roll_out_all(work.options, work.settings, work.engines, collection, [](double) {});
    if (!done) {
        fail(work.session, input, done.error(), outcome);
    } else if (interrupted()) {
        outcome.status = ExitCode::interrupted;  // A part of the games would pass for all of them.
    } else {
        write_parts(work.session, work.target, parts_of(std::move(collection), capacity), work.names, input,
                    outcome);
    }
    return outcome;
}

/// One input after the other, each with all threads.
Result<ExitCode> roll_out_folder(Session& session, const RolloutVerbOptions& options,
                                 const RolloutSettings& settings, const FormatChoice& target)
{
    GK_TRY(std::vector<InputFile> inputs, required_inputs(options.inputs));
    leave_out_results(inputs, options.output.output_dir);
    GK_TRY(const ReadSettings reading, read_settings(session));
    GK_TRY(const NetEngine::Options tables,
           engine_options(session, options.engine, options.batch.jobs.value_or(0)));
    OwnEngines engines(tables);
    OutputNames names(session, inputs);
    names.keep_record(session);
    const FolderWork work{session, options, settings, target, reading, engines, names};
    RolloutVerbOptions one_by_one = options;
    one_by_one.batch.jobs = 1;
    Session batch{.options = one_by_one,
                  .table = session.table,
                  .catalogue = session.catalogue,
                  .console = session.console};
    const BatchResult result =
        run_batch(batch, inputs, [&](const InputFile& input) { return roll_out_into_folder(work, input); });
    return finish_batch(session, result, "rolled out", target.format->id);
}

Result<ExitCode> roll_out_one(Session& session, const RolloutVerbOptions& options,
                              const RolloutSettings& settings, const FormatChoice& target)
{
    if (options.inputs.size() != 1)
        return failure("usage", "--output and --to need one input", "-O DIR writes a file for each");
    const InputFile input{.path = options.inputs.front()};
    GK_TRY_VOID(check_single(options.output, {&input, 1}, options.output.output));
    Outcome outcome;
    Result<Collection> collection = collection_of(session, options, input, outcome);
    tell(session.console, outcome);
    outcome = {.status = outcome.status};
    if (!collection) return tl::unexpected(std::move(collection).error());
    GK_TRY(const NetEngine::Options tables,
           engine_options(session, options.engine, options.batch.jobs.value_or(0)));
    OwnEngines engines(tables);
    ProgressBar bar(session.console, shows_progress(session));
    watch_for_interrupts();
    const auto tell_part = [&](double part) { bar.update_part(part, "thinking"); };
    GK_TRY_VOID(roll_out_all(options, settings, engines, *collection, tell_part));
    write_whole(session, target, *collection, input, options.output.output, outcome);
    tell(session.console, outcome);
    session.console.data(outcome.data);
    if (!interrupted() || outcome.status != ExitCode::ok) return outcome.status;
    return failure("interrupted", "stopped: what was done so far is written");
}

}  // namespace

Result<std::vector<Play>> plays_to_roll_out(const NamedPosition& position, NetEngine& engine,
                                            const RolloutVerbOptions& options)
{
    const std::vector<std::string>& named = options.choice.plays;
    std::vector<Play> wanted;
    for (const std::string& text : named) {
        GK_TRY(const Play play, answers::asked_play(text, position.state));
        wanted.push_back(play);
    }
    if (named.empty() && position.made_play) wanted.push_back(*position.made_play);
    const std::optional<int>& best = options.engine.plays;
    const std::size_t usual = named.empty() ? kUsualRolledOutPlays : 1;
    return promising_plays(engine, position.state, best ? static_cast<std::size_t>(*best) : usual, wanted);
}

Result<ExitCode> record_rollouts(Session& session, const RolloutVerbOptions& options,
                                 const RolloutSettings& settings)
{
    GK_TRY_VOID(check_destination(options));
    if (!options.choice.fail_above.empty())
        return failure("usage", "--fail-above is for rollouts that are shown",
                       "without --output, --output-dir and --to they are");
    const bool into_folder = !options.output.output_dir.empty();
    const bool is_said = !into_folder || !options.output.to.empty();
    GK_TRY(const FormatChoice target,
           target_format(session.catalogue, is_said ? options.output.to : std::string("sgf"),
                         options.output.output));
    session.marks.thresholds = options.analysis.thresholds;
    return into_folder ? roll_out_folder(session, options, settings, target)
                       : roll_out_one(session, options, settings, target);
}

}  // namespace gammonkit::cli
