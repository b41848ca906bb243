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
    TurnPlace turn;
    const BoardOptions& options;
    BoardOutput output;
};

/// The decision at a place. Fails with code "no-such-place" if there is none.
Result<DiagramSet::Item> diagram_at(const CardJob& job, const Reports& reports)
{
    const auto nothing = [] {
        return failure("no-such-place", "no decision is made there",
                       "g2-17 is turn 17 of game 2, g2-17c the cube before its roll");
    };
    const std::optional<FoundDecision> found = decision_at(reports, job.turn);
    if (!found) return nothing();
    const auto view = [&](const GameState& state) { return view_of(job.output, state); };
    DiagramSet set = decision_diagrams(
        reports, {.is_wanted = [&](const MatchReport&,
                                   const DecisionError& judged) { return &judged == found->judged; },
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
    GK_TRY(const DiagramSet::Item item, diagram_at(job, reports));
    return drawn(job.output, job.options.solution ? *item.answer : item.question);
}

Result<CardJob> card_job(Session& session, const BoardOptions& options)
{
    GK_TRY_VOID(check_destination(options));
    GK_TRY(PlaceInRecord place, place_of(options.place));
    if (!place.game) place.game = 1;
    GK_TRY(BoardOutput output, wanted_output(session, options));
    GK_TRY_VOID(check_is_no_terminal(session));
    const TurnPlace turn{.match = place.match ? std::optional(static_cast<std::size_t>(*place.match))
                                              : std::nullopt,
                         .game = static_cast<std::size_t>(*place.game),
                         .turn = static_cast<std::size_t>(*place.turn),
                         .before_roll = place.before_roll};
    return CardJob{session, turn, options, std::move(output)};
}

/// Only the game of the place is judged, if that must be.
Result<AnalysisJob> plan_for(const CardJob& job)
{
    AnalysisJob plan{.gathers = true,
                     .scope = job.options.solution ? AnalysisScope::missing : AnalysisScope::none,
                     .done = "drawn"};
    GK_TRY(plan.settings, annotate_settings(job.options.analysis, job.options.engine));
    plan.engine = job.options.engine;
    plan.settings.games = {{.first = job.turn.game, .last = job.turn.game}};
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
    if (has_given_up(status)) return status;
    GK_TRY_VOID(write_card(session, cards.take()));
    return status;
}

}  // namespace gammonkit::cli
