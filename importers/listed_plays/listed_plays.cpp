#include "importers/listed_plays/listed_plays.hpp"

#include "formats/notation/notation.hpp"

namespace gammonkit {

Play listed_play(const SourceText& source, std::string_view moves, std::string_view line,
                 const GameState& state, Reporter& reporter)
{
    if (moves.empty()) return {};
    if (!state.dice) {
        reporter.report(
            warning_at(source, line, "play-without-dice", "a play is listed, but no dice are rolled"));
        return {};
    }
    const Result<notation::Moves> parsed = notation::parse_moves(source, moves);
    if (!parsed) {
        reporter.report(parsed.error());
        return {};
    }
    const Result<notation::Resolution> play =
        notation::resolve(*parsed, state.position, state.on_roll, *state.dice);
    if (play) return play->play;
    reporter.report(error_at(source, moves, play.error().code, play.error().message));
    return {};
}

Value listed_equity(double number, const GameState& state)
{
    return state.rules.is_money() ? Value(Equity{number}) : Value(Emg{number});
}

}  // namespace gammonkit
