#include "model/validation/corrections.hpp"

#include "model/play_text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::array<std::string_view, 5> kAboutTheBoard{"illegal-play", "unreadable-play",
                                                         "no-play-recorded", "board-differs", "after-end"};

/// So many turns before the one that cannot be right may hold the slip.
constexpr std::size_t kLookBack = 8;

bool is_wrong(const std::vector<Breach>& breaches)
{
    return std::ranges::any_of(breaches, is_about_the_board);
}

/// The play of a turn as far as it can be read; nothing if it is none.
std::optional<CheckerPlay> written_play(const Turn& turn)
{
    const auto* action = std::get_if<CheckerPlay>(&turn.action);
    if (action == nullptr) return std::nullopt;
    CheckerPlay play = *action;
    if (play.play.empty()) play.play = roughly_read(play.notation);
    if (play.play.empty()) return std::nullopt;
    return play;
}

Turn played_as(const Turn& turn, const MeantPlay& meant)
{
    return {.player = turn.player, .action = CheckerPlay{.dice = meant.dice, .play = meant.play}};
}

/// "24/18 13/11* (one number)", "61: 13/7 8/7 (one of the dice)"
std::string text_of(const MeantPlay& meant, const Position& before, Player player)
{
    const std::string dice =
        meant.slip == Slip::die ? fmt::format("{}{}: ", meant.dice.first(), meant.dice.second()) : "";
    const std::string_view slip = meant.slip == Slip::die    ? "one of the dice"
                                  : meant.slip == Slip::side ? "counted from the other side"
                                  : meant.slips == 1         ? "one number"
                                                             : "two numbers";
    return fmt::format("{}{} ({})", dice,
                       notation::format_play(meant.play, before, player, notation::kForPeople), slip);
}

/// Explains more: further, by fewer slips, nearer to where it shows.
bool is_better(const Correction& one, const Correction& other)
{
    if (one.to_the_end != other.to_the_end) return one.to_the_end;
    if (one.to_the_end) return one.meant.slips < other.meant.slips;
    if (one.followed_to != other.followed_to) return one.followed_to > other.followed_to;
    return one.meant.slips < other.meant.slips;
}

/// Explains as much, by another board.
bool rivals(const Correction& one, const Correction& other)
{
    if (one.turn == other.turn && one.meant.result == other.meant.result &&
        one.meant.dice.same_roll(other.meant.dice))
        return false;
    return !is_better(one, other) && !is_better(other, one);
}

}  // namespace

bool is_about_the_board(const Breach& breach)
{
    return std::ranges::find(kAboutTheBoard, breach.code) != kAboutTheBoard.end();
}

CorrectionFinder::CorrectionFinder(const Rules& rules, const Game& game, bool crawford_game)
    : rules_(rules), game_(game), crawford_game_(crawford_game)
{
}

CorrectionFinder::Followed CorrectionFinder::follow(const GameReplayer& before, std::size_t turn,
                                                    const MeantPlay& meant)
{
    GameReplayer replayer = before;
    std::vector<Breach> breaches;
    replayer.apply(played_as(game_.turns[turn], meant), &breaches);
    Followed followed{.to = turn};
    while (!is_wrong(breaches) && !replayer.stopped() && turns_left_ > 0) {
        if (++followed.to == game_.turns.size()) {
            followed.to_the_end = true;
            return followed;
        }
        --turns_left_;
        const Turn& next = game_.turns[followed.to];
        breaches.clear();
        replayer.apply(next, &breaches);
        if (std::holds_alternative<CheckerPlay>(next.action)) ++followed.plays;
    }
    return followed;
}

void CorrectionFinder::look_at(std::size_t turn, std::size_t wrong, std::optional<Found>& found)
{
    const std::optional<CheckerPlay> written = written_play(game_.turns[turn]);
    if (!written) return;
    GameReplayer before(rules_, game_, crawford_game_);
    for (std::size_t i = 0; i < turn; ++i)
        before.apply(game_.turns[i]);
    turns_left_ -= std::min(turns_left_, turn);
    const Position& board = before.state().position;
    const Player player = game_.turns[turn].player;
    for (const MeantPlay& meant : meant_plays(board, player, written->dice, written->play)) {
        const Followed followed = follow(before, turn, meant);
        if (followed.to <= wrong) continue;
        Correction explained{.turn = turn,
                             .meant = meant,
                             .followed_to = followed.to,
                             .plays = followed.plays,
                             .to_the_end = followed.to_the_end};
        if (!found || is_better(explained, found->best)) {
            explained.text = text_of(meant, board, player);
            found = Found{.best = std::move(explained)};
        } else if (rivals(explained, found->best)) {
            found->is_alone = false;
            if (turn == found->best.turn) found->best.rival = text_of(meant, board, player);
        }
    }
}

std::optional<Correction> CorrectionFinder::find(std::size_t turn)
{
    std::optional<Found> found;
    for (std::size_t back = 0; back <= std::min(turn, kLookBack) && turns_left_ > 0; ++back) {
        look_at(turn - back, turn, found);
        // What explains all by a slip in the turn itself needs no other.
        if (back == 0 && found && found->best.to_the_end) break;
    }
    if (!found) return std::nullopt;
    const bool is_vague = found->best.meant.slips > 1 && (!found->is_alone || found->best.plays == 0);
    if (is_vague) return std::nullopt;
    constexpr std::size_t kEnoughPlays = 3;
    found->best.certain = found->is_alone && found->best.meant.slips == 1 && found->best.to_the_end &&
                          found->best.plays >= kEnoughPlays;
    return found->best;
}

std::string describe(const Correction& correction)
{
    return correction.rival.empty() ? correction.text : correction.text + " or " + correction.rival;
}

}  // namespace gammonkit
