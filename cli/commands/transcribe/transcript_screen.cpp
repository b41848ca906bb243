#include "cli/commands/transcribe/transcript_screen.hpp"

#include "cli/batch/outcome.hpp"
#include "cli/commands/verbs.hpp"
#include "cli/console/console.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/render/text_board.hpp"
#include "report/render/unicode_board.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kHelpText = R"(
  31 8/5 6/5    a roll and its play; moves that have no choice may be left out
  31            a roll; the play follows in the next line
  Ann 31 ...    who plays, where that is not known: a name, first or second
  double  take  drop  beaver  raccoon          d  t  p  dt  dp
  resign 2  accept  refuse                     the stake: 1, 2 or 3
  Ann wins 2    the end of a game that was not played out
  game          another game begins; after the end of one it does by itself
  # words       a comment on the last turn, also behind what is typed
  clock 11:45 12:03                            both clocks after the turn
  @ 0:14:23     where in the video the turn begins
  !             behind a line: it happened, whatever the rules say
  match 7  money  players Ann vs Bo  event  round  place  date  about
  score 3 2  crawford off  jacoby on  beavers on  automatic  variant
  hint          the best plays, or the cube, by the engine
  undo  show  help  quit                       all is saved after each line
)";

std::string name_in(const Match& match, Player player)
{
    const std::string& name = match.players[player].name;
    return name.empty() ? (player == Player::first ? "first" : "second") : name;
}

std::string what_to_do(const Match& match, const GameState& state)
{
    const std::string name = name_in(match, state.to_decide());
    if (state.offer == Offer::resignation) return name + ": accept or refuse";
    if (state.cube_is_offered()) return name + ": take or drop";
    switch (state.phase) {
    case GamePhase::not_started:
        return fmt::format("game {}: who begins?", match.games.empty() ? 1 : match.games.back().number);
    case GamePhase::playing:
        break;
    case GamePhase::over:
    case GamePhase::resigned:
    case GamePhase::dropped:
        return "next game: who begins?";
    }
    if (state.dice) return fmt::format("{} plays {}{}", name, state.dice->first(), state.dice->second());
    return name + " to roll";
}

}  // namespace

void TranscriptScreen::greet(const std::string& path, bool is_new, const Transcriber& transcriber)
{
    if (!session_.options.batch.quiet) {
        session_.console.data(is_new ? fmt::format("{}: a new match. 'help' lists what can be typed.\n", path)
                                     : fmt::format("{}: going on where it ends.\n", path));
    }
    if (!is_new) draw(transcriber);
}

void TranscriptScreen::prompt(const Transcriber& transcriber)
{
    const Match& match = transcriber.match();
    const std::optional<Player> winner = transcriber.winner();
    const std::string text = winner ? fmt::format("{} has won the match", name_in(match, *winner))
                                    : what_to_do(match, transcriber.state());
    session_.console.data_now(printable(text) + "> ");
}

void TranscriptScreen::show(const Transcriber& transcriber, std::span<const std::string> said)
{
    const bool has_begun = transcriber.state().phase != GamePhase::not_started;
    if (has_begun && board(transcriber) != drawn_) draw(transcriber);
    for (const std::string& line : said)
        session_.console.data(printable(line) + "\n");
}

void TranscriptScreen::draw(const Transcriber& transcriber)
{
    if (!draws_) return;
    drawn_ = board(transcriber);
    session_.console.text(drawn_);
}

std::string TranscriptScreen::board(const Transcriber& transcriber) const
{
    const Match& match = transcriber.match();
    const GameState state = transcriber.state();
    if (is_unicode_) {
        return draw_unicode_board(
            state, {.names = {match.players.first.name, match.players.second.name}, .words = session_.words});
    }
    TextBoardOptions options{.with_ids = false};
    for (const Player player : kPlayers)
        if (!match.players[player].name.empty()) options.names[player] = match.players[player].name;
    return draw_text_board(state, options);
}

void TranscriptScreen::hint(const Transcriber& transcriber)
{
    const std::unique_ptr<VerbOptions> asked = kHintCommand.options();
    asked->settings = session_.options.settings;
    asked->inputs = {xgid(transcriber.state())};
    Session asking{.options = *asked,
                   .table = session_.table,
                   .catalogue = session_.catalogue,
                   .console = session_.console,
                   .words = session_.words};
    const Result<ExitCode> done = kHintCommand.run(asking, *asked);
    if (!done) refuse(asking, done.error());
}

void TranscriptScreen::complain(const Diagnostic& what)
{
    std::string text = fmt::format("{}: {}\n", to_string(what.severity), printable(what.message));
    if (!what.hint.empty()) text += fmt::format("    hint: {}\n", printable(what.hint));
    session_.console.text(text);
}

void TranscriptScreen::help()
{
    session_.console.text(kHelpText);
}

}  // namespace gammonkit::cli
