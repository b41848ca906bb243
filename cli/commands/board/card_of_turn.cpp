#include "cli/batch/gathered.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/board/board_output.hpp"
#include "cli/commands/board/command.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/analyze_files.hpp"
#include "report/decision_diagrams.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

/// What the command line asks for.
struct CardJob {
    Session& session;
    PlaceInRecord place;
    const BoardOptions& options;
    BoardOutput output;
};

/// How well a decision is the one that a place means: the play of the roll rather than the cube before it.
enum class Fit { none, some, best };

Fit fit_of(const MatchReport& report, const Decision& decision, const PlaceInRecord& place)
{
    const bool is_there = report.number == static_cast<std::size_t>(place.match.value_or(1)) &&
                          decision.game + 1 == static_cast<std::size_t>(*place.game) &&
                          decision.turn + 1 == static_cast<std::size_t>(*place.turn) && decision.state;
    if (!is_there) return Fit::none;
    if (place.before_roll) return decision.kind == DecisionKind::offer ? Fit::best : Fit::none;
    return decision.kind == DecisionKind::play ? Fit::best : Fit::some;
}

/// The decision at a place. Fails with code "no-such-place" if there is none.
Result<DiagramSet::Item> decision_at(const CardJob& job, const Reports& reports)
{
    const DecisionError* found = nullptr;
    Fit best = Fit::none;
    for (const MatchReport& report : reports.matches()) {
        for (const DecisionError& judged : report.statistics.decisions) {
            const Fit fit = fit_of(report, judged.decision, job.place);
            if (fit <= best) continue;
            best = fit;
            found = &judged;
        }
    }
    const auto nothing = [] {
        return failure("no-such-place", "no decision is made there",
                       "g2-17 is turn 17 of game 2, g2-17c the cube before its roll");
    };
    if (found == nullptr) return nothing();
    const auto view = [&](const GameState& state) { return view_of(job.output, state); };
    DiagramSet set = decision_diagrams(
        reports,
        {.is_wanted = [&](const MatchReport&, const DecisionError& judged) { return &judged == found; },
         .view_of = view,
         .as_quiz = true,
         .with_arrows = job.output.drawing.parts.plays,
         .numbered = false});
    if (set.items.empty()) return nothing();
    return std::move(set.items.front());
}

Result<std::string> card_in(const CardJob& job, const Collection& collection)
{
    const Reports reports(collection, {.words = job.output.words, .me = job.output.me});
    GK_TRY(const DiagramSet::Item item, decision_at(job, reports));
    return drawn(job.output, job.options.solution ? *item.answer : item.question);
}

Result<CardJob> card_job(Session& session, const BoardOptions& options)
{
    GK_TRY_VOID(check_destination(options));
    GK_TRY(PlaceInRecord place, place_of(options.place));
    if (!place.game) place.game = 1;
    GK_TRY(BoardOutput output, wanted_output(session, options));
    GK_TRY_VOID(check_is_no_terminal(session));
    return CardJob{session, place, options, std::move(output)};
}

/// Only the game of the place is judged, if that must be.
Result<AnalysisJob> plan_for(const CardJob& job)
{
    AnalysisJob plan{.gathers = true,
                     .scope = job.options.solution ? AnalysisScope::missing : AnalysisScope::none,
                     .done = "drawn"};
    GK_TRY(plan.settings, annotate_settings(job.options.analysis, job.options.engine));
    plan.engine = job.options.engine;
    const auto game = static_cast<std::size_t>(*job.place.game);
    plan.settings.games = {{.first = game, .last = game}};
    GK_TRY(plan.reading, read_settings(job.session));
    return plan;
}

Result<void> write_card(Session& session, const std::vector<std::string>& cards)
{
    if (cards.empty()) return {};
    if (cards.size() > 1)
        return failure("usage", fmt::format("one picture can't hold {} cards", cards.size()),
                       "-O DIR writes one for each");
    return put_single(session, find_inputs(session.options.inputs), session.options.output.output,
                      cards.front());
}

}  // namespace

Result<ExitCode> draw_card_of_turn(Session& session, const BoardOptions& options)
{
    GK_TRY(const CardJob job, card_job(session, options));
    GK_TRY(AnalysisJob plan, plan_for(job));
    Gathered<std::string> cards;
    plan.write = [&](const OutputNames* names, const InputFile& input, const Collection& collection,
                     Outcome& outcome) {
        Result<std::string> card = card_in(job, collection);
        if (!card) return fail(session, input, card.error(), outcome);
        if (names == nullptr) return cards.add(input, *std::move(card));
        const Result<void> saved =
            names->save(input, names->path_for(input, extension_of(job.output)), *card);
        if (!saved) fail(session, input, saved.error(), outcome);
    };
    const ExitCode status = analyze_files(session, plan);
    if (status == ExitCode::usage || status == ExitCode::interrupted) return status;
    GK_TRY_VOID(write_card(session, cards.take()));
    return status;
}

}  // namespace gammonkit::cli
