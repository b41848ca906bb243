#include "importers/ogxm/records.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace gammonkit::ogxm {
namespace {

PlayerRecord read_player(ByteCursor& cursor)
{
    Record record(cursor);
    PlayerRecord player;
    player.id = record.optional(0, &ByteCursor::text).value_or("");
    player.rating = record.optional(1, &ByteCursor::count);
    return player;
}

void read_texts(Record& record, MatchRecord& match)
{
    const auto text = [&](int field) { return record.optional(field, &ByteCursor::text).value_or(""); };
    match.event = text(12);
    match.event_year = record.optional(13, &ByteCursor::count);
    record.optional(14, &ByteCursor::count);  // How exact the date is.
    match.stage = text(15);
    match.round = record.optional(16, &ByteCursor::count);
    match.table = text(17);
    match.city = text(18);
    match.country = text(19);
    match.event_url = text(20);
    match.site = text(21);
    match.match_ref = text(22);
}

/// What stands behind the byte of an action.
void read_details(ByteCursor& section, Ply& ply)
{
    Record record(section);
    ByteCursor& body = record.body;
    if (record.has(0)) ply.dice = {body.byte(), body.byte()};
    ply.resign_value = record.optional(1, &ByteCursor::count);
    ply.cube_value = record.optional(2, &ByteCursor::count);
    // Bit 3 says that a play is illegal, and holds nothing: our rules find that out.
    if (record.has(4)) body.equity();
    if (record.has(5)) {
        ply.steps.clear();
        for (int left = body.count(); left > 0 && !body.at_end(); --left)
            ply.steps.push_back(read_step(body));
    }
    if (record.has(6)) ply.board = read_board(body);
    const std::optional<int> action = record.optional(7, &ByteCursor::count);
    ply.cube_owner = record.optional(8, &ByteCursor::count);
    if (ply.action == kEscape) ply.action = action.value_or(kEscape);
    if (body.failed()) section.fail();
}

Ply read_ply(ByteCursor& section)
{
    Ply ply{.offset = section.offset()};
    const std::uint8_t head = section.byte();
    ply.action = head & 0x3F;
    ply.seat = (head >> 6) & 1;
    if (ply.action <= kLastRoll) {
        const std::array<int, 2> dice = dice_of(ply.action);
        ply.dice = dice;
        for (int left = dice[0] == dice[1] ? 4 : 2; left > 0; --left) {
            const SharedStep step = read_step(section);
            if (step.pips == 0) break;
            ply.steps.push_back(step);
        }
    }
    if ((head & 0x80) != 0) read_details(section, ply);
    return ply;
}

}  // namespace

std::array<int, 2> dice_of(int action)
{
    int left = action;
    int low = 1;
    for (int others = 6; left >= others; --others) {
        left -= others;
        ++low;
    }
    return {low, low + left};
}

SharedBoard read_board(ByteCursor& cursor)
{
    SharedBoard board{};
    for (int& count : board)
        count = static_cast<std::int8_t>(cursor.byte());
    return board;
}

void seat_illegal_plays(GameRecord& game)
{
    for (std::size_t i = 0; i < game.plies.size(); ++i) {
        Ply& ply = game.plies[i];
        if (ply.action != kSetPosition || !ply.dice) continue;
        ply.seat = i + 1 < game.plies.size() ? game.plies[i + 1].seat : 1 - ply.seat;
    }
}

SharedStep read_step(ByteCursor& cursor)
{
    constexpr int kBlackBar = 25;
    const std::uint8_t byte = cursor.byte();
    const SharedStep step{.from = byte & 0x1F, .pips = byte >> 5};
    const bool is_end = byte == 0;
    if (!is_end && (step.from > kBlackBar || step.pips < 1 || step.pips > 6)) cursor.fail();
    return step;
}

MatchRecord read_match_record(ByteCursor& section)
{
    Record record(section);
    ByteCursor& body = record.body;
    MatchRecord match;
    match.length = body.count();
    match.variant = body.count();
    for (int seat = 0; seat < 2; ++seat)
        match.names[static_cast<std::size_t>(seat)] = record.optional(seat, &ByteCursor::text).value_or("");
    match.rules = record.optional(2, &ByteCursor::count);
    match.cube_limit = record.optional(3, &ByteCursor::count);
    if (record.has(4)) match.score = {body.count(), body.count()};
    if (record.has(5)) {  // The final score, which the games lead to.
        body.count();
        body.count();
    }
    record.optional(6, &ByteCursor::count);  // The result; likewise.
    record.optional(7, &ByteCursor::count);  // Which kind of program the record comes from.
    match.started_at = record.optional(8, &ByteCursor::varint);
    record.optional(9, &ByteCursor::varint);  // When it ended.
    record.optional(10, &ByteCursor::count);  // At whose side the one who recorded it sat.
    match.crawford_before = record.has(11);
    read_texts(record, match);
    for (int seat = 0; seat < 2; ++seat) {
        if (record.has(23 + seat)) match.players[static_cast<std::size_t>(seat)] = read_player(body);
    }
    if (body.failed()) section.fail();
    return match;
}

GameRecord read_game_record(ByteCursor& section)
{
    GameRecord game{.offset = section.offset()};
    Record record(section);
    game.winner = record.optional(0, &ByteCursor::count);
    game.points = record.optional(1, &ByteCursor::count);
    if (record.has(3)) game.board = read_board(record.body);
    game.cube_value = record.optional(4, &ByteCursor::count).value_or(1);
    game.cube_owner = record.optional(5, &ByteCursor::count).value_or(2);
    game.automatic_doubles = record.optional(6, &ByteCursor::count).value_or(0);
    if (record.body.failed()) section.fail();
    while (!section.at_end()) {
        Ply ply = read_ply(section);
        if (!section.failed()) game.plies.push_back(std::move(ply));
    }
    return game;
}

Player player_at(int seat)
{
    return seat == 0 ? Player::first : Player::second;
}

Step own_step(const SharedStep& step, Player player)
{
    const int from = player == Player::first ? kBar.number() - step.from : step.from;
    return {.from = Point(from), .to = Point(std::max(0, from - step.pips))};
}

std::optional<Play> play_of(const std::vector<SharedStep>& steps, Player player)
{
    Play play;
    const bool fits = std::all_of(steps.begin(), steps.end(),
                                  [&](const SharedStep& step) { return play.add(own_step(step, player)); });
    return fits ? std::optional(play) : std::nullopt;
}

std::optional<Position> position_of(const SharedBoard& board)
{
    ByPlayer<Side> sides;
    for (int place = 0; place <= kBar.number(); ++place) {
        const int count = board[static_cast<std::size_t>(place)];
        const Player owner = count > 0 ? Player::first : Player::second;
        const int point = owner == Player::first ? kBar.number() - place : place;
        if (std::abs(count) > Position::kMostCheckers || (count != 0 && point == 0)) return std::nullopt;
        if (count != 0)
            sides[owner][static_cast<std::size_t>(point)] = static_cast<std::uint8_t>(std::abs(count));
    }
    return Position::from(sides);
}

}  // namespace gammonkit::ogxm
