#include "importers/xg/position_reader.hpp"

#include "formats/xg/mapping/boards.hpp"
#include "formats/xg/mapping/extras.hpp"
#include "formats/xg/mapping/header_records.hpp"
#include "importers/xg/keep_differences.hpp"

namespace gammonkit::xg {
namespace {

PositionRecord position_at(const Document& document, const Position& board, Player on_roll, std::int32_t cube,
                           const Lowering& lowering)
{
    const GamePart& game = document.games[0];
    PositionRecord record;
    record.players = players_of(document.header);
    GameState& state = record.state;
    state.rules = rules_of(document.header);
    state.position = board;
    state.on_roll = on_roll;
    state.score = lowering.score(game);
    state.crawford_game = game.header.crawford_game;
    state.cube = cube_of(cube).value_or(Cube{});
    return record;
}

std::optional<PositionRecord> cube_question(const Document& document, const CubeRecord& cube,
                                            const Lowering& lowering)
{
    const auto board = position_of(cube.board, Player::first, rules_of(document.header).variant);
    if (!board) return std::nullopt;
    PositionRecord record = position_at(document, *board, player_of(cube.active), cube.cube, lowering);
    if (cube.doubles == 1 && cube.takes == -1) {
        record.state.offer = Offer::cube;
        record.state.offered_by = record.state.on_roll;
    }
    record.comment = lowering.comment(cube.comment, record.extras);
    if (auto analysis = cube_analysis_of(cube, lowering.analysis))
        record.cubes.push_back(*std::move(analysis));
    return record;
}

std::optional<PositionRecord> play_question(const Document& document, const MoveRecord& move,
                                            const Lowering& lowering)
{
    const auto board = position_of(move.before, Player::first, rules_of(document.header).variant);
    const std::optional<Dice> dice = Dice::from(move.dice[0], move.dice[1]);
    if (!board || !dice) return std::nullopt;
    PositionRecord record = position_at(document, *board, player_of(move.active), move.cube, lowering);
    record.state.dice = dice;
    record.comment = lowering.comment(move.comment, record.extras);
    if (auto analysis = play_analysis_of(move, lowering.analysis))
        record.plays.push_back(*std::move(analysis));
    return record;
}

/// The roll that was on the board when the cube question was saved, if it is of the same board.
std::optional<PositionRecord> roll_besides(const Document& document, const CubeRecord& cube,
                                           const Lowering& lowering)
{
    if (!document.quick_info || document.quick_info->before != cube.board) return std::nullopt;
    std::optional<PositionRecord> rolled = play_question(document, *document.quick_info, lowering);
    if (rolled) rolled->extras.push_back({.key = std::string(kQuickInfoKey), .values = {}});
    return rolled;
}

}  // namespace

std::vector<PositionRecord> read_positions(const Document& document, const Lowering& lowering)
{
    const std::vector<TurnRecord>& turns = document.games[0].turns;
    const auto& cube = std::get<CubeRecord>(turns[0].record);
    const bool asks_to_play = turns.size() == 2;
    std::optional<PositionRecord> question =
        asks_to_play ? play_question(document, std::get<MoveRecord>(turns[1].record), lowering)
                     : cube_question(document, cube, lowering);
    if (!question) {
        lowering.warn("xg-board", "the record shows a board or dice that cannot be", turns.back().place);
        return {};
    }
    if (asks_to_play) {
        if (auto analysis = cube_analysis_of(cube, lowering.analysis))
            question->cubes.push_back(*std::move(analysis));
    }
    std::optional<PositionRecord> rolled =
        asks_to_play ? std::nullopt : roll_besides(document, cube, lowering);
    keep_differences(document, *question, rolled ? &*rolled : nullptr);
    std::vector<PositionRecord> positions{*std::move(question)};
    if (rolled) positions.push_back(*std::move(rolled));
    return positions;
}

}  // namespace gammonkit::xg
