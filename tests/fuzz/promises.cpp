#include "tests/fuzz/promises.hpp"

#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "model/legal_plays.hpp"
#include "model/replay.hpp"
#include "model/validation/validate.hpp"
#include "tests/fuzz/naive_rules.hpp"

#include <algorithm>
#include <exception>
#include <fmt/format.h>

namespace gammonkit::fuzz {
namespace {

using Complaints = std::vector<std::string>;

/// True if the record of this play says that it leads to a board that the rules allow.
bool is_legal(const GameState& before, Player player, const CheckerPlay& play)
{
    const Board board = board_of(before.position, player);
    const std::optional<Position> made =
        play.result ? std::optional(*play.result) : after(before.position, player, play.play);
    return made && legal_boards(board, play.dice).contains(board_of(*made, player));
}

bool is_reported(const Turn& turn, const CollectingReporter& found)
{
    if (found.dropped > 0 || !turn.origin.known()) return found.dropped > 0 || !found.seen.empty();
    return std::ranges::any_of(found.seen, [&](const Diagnostic& diagnostic) {
        return diagnostic.where == turn.origin.known() && diagnostic.severity != Severity::note;
    });
}

/// Every play that is illegal and was not reported.
void check_plays(const Match& match, const CollectingReporter& found, Complaints& complaints)
{
    for (std::size_t game = 0; game < match.games.size(); ++game) {
        const std::vector<Turn>& turns = match.games[game].turns;
        const std::vector<GameState> before = follow(match, game).before;
        for (std::size_t i = 0; i < std::min(before.size(), turns.size()); ++i) {
            const auto* play = std::get_if<CheckerPlay>(&turns[i].action);
            if (play == nullptr || is_legal(before[i], turns[i].player, *play)) continue;
            if (!is_reported(turns[i], found))
                complaints.push_back(
                    fmt::format("game {}, turn {}: an illegal play was not reported", game, i));
        }
    }
}

bool has_games(const Collection& collection)
{
    return std::ranges::any_of(collection.matches, [](const Match& match) {
        return std::ranges::any_of(match.games, [](const Game& game) { return !game.turns.empty(); });
    });
}

/// True if something is written that must be found again. Of positions only possible ones are: the limits of
/// a format say nothing of others. A table of decisions may have none of a match that cannot be followed.
bool holds_what_it_carries(const Format& format, const Collection& collection)
{
    if (format.table != nullptr && !collection.matches.empty()) return false;
    if (format.carries.has(Feature::matches) && has_games(collection)) return true;
    if (!format.carries.has(Feature::positions) || collection.positions.empty()) return false;
    CollectingReporter found;
    validate({.positions = collection.positions}, found);
    return found.errors == 0 && found.warnings == 0;
}

/// A defect that the pipeline has kept from ending the program.
void check_not_thrown(const Diagnostic& why, Complaints& complaints)
{
    if (why.code == "internal-error") complaints.push_back(why.message);
}

void check_writing(const Format& format, const Collection& collection, Complaints& complaints)
{
    if (format.write == nullptr) return;
    Result<Writing> written = write(format, collection, Options(format.write_options));
    if (!written) {
        check_not_thrown(written.error(), complaints);
        if (written.error().message.empty())
            complaints.push_back(fmt::format("{} does not say why", format.id));
        return;
    }
    if (format.read == nullptr || !holds_what_it_carries(format, collection)) return;
    const ReadSource again = read(catalogue(), {"again", std::move(written->bytes)}, {.from = &format});
    if (again.collection) return;
    complaints.push_back(fmt::format("{} cannot read what it wrote: {}", format.id,
                                     to_string(again.diagnostics.seen.back(), again.source)));
}

void check(const Format* from, const std::string& bytes, Writers writers, Complaints& complaints)
{
    const ReadSource reading = read(catalogue(), {"input", bytes}, {.from = from});
    for (const Diagnostic& diagnostic : reading.diagnostics.seen)
        check_not_thrown(diagnostic, complaints);
    if (!reading.collection) {
        if (reading.diagnostics.errors == 0)
            complaints.emplace_back("nothing was read, and no error says why");
        return;
    }
    CollectingReporter found(1'000'000);
    validate(*reading.collection, found);
    for (const Match& match : reading.collection->matches)
        check_plays(match, found, complaints);
    for (std::size_t i = 0; i < catalogue().size(); ++i) {
        const Format& format = catalogue()[i];
        if (&format == reading.format || i % writers.step == writers.first % writers.step)
            check_writing(format, *reading.collection, complaints);
    }
}

}  // namespace

Complaints broken_promises(const Format* from, const std::string& bytes, Writers writers)
{
    Complaints complaints;
    try {
        check(from, bytes, writers, complaints);
    } catch (const std::exception& exception) {
        complaints.push_back(fmt::format("an exception came out: {}", exception.what()));
    }
    return complaints;
}

}  // namespace gammonkit::fuzz
