#include "formats/xg/mapping/model_records.hpp"

#include "formats/xg/mapping/boards.hpp"
#include "formats/xg/mapping/extras.hpp"
#include "formats/xg/mapping/game_records.hpp"
#include "formats/xg/mapping/header_records.hpp"
#include "formats/xg/records/differences.hpp"
#include "model/replay.hpp"

namespace gammonkit::xg {
namespace {

template <class Record>
void apply_from(const Extras& extras, std::string_view key, Record& record, const RecordMaker& maker)
{
    if (maker.with_extras) apply(values_of(extras, key), record, maker.version);
}

/// The final score as the last game leaves it, even beyond the length of the match.
FooterMatch match_footer_of(const GamePart& last)
{
    FooterMatch footer;
    footer.score = last.footer->score;
    footer.winner = footer.score[0] >= footer.score[1] ? 1 : -1;
    return footer;
}

/// A record of one position, with its analyses.
void add_cube(GamePart& part, const PositionRecord& position, RecordMaker& maker)
{
    const CubeAnalysis* analysis = position.cubes.empty() ? nullptr : &position.cubes.front();
    CubeRecord cube = maker.cube_of(analysis, position.state, position.extras);
    const bool asks = !position.state.dice && may_double(position.state, position.state.on_roll);
    cube.doubles = asks || analysis != nullptr ? -1 : -2;
    if (position.state.offer == Offer::cube) cube.doubles = 1;
    if (!position.state.dice) cube.comment = maker.comment(position.comment, position.extras);
    apply_from(position.extras, kCubeKey, cube, maker);
    part.turns.push_back({.record = std::move(cube), .place = 0});
}

MoveRecord move_record_of(const PositionRecord& position, RecordMaker& maker)
{
    const PlayAnalysis* analysis = position.plays.empty() ? nullptr : &position.plays.front();
    const Roll roll{*position.state.dice};
    MoveRecord move = maker.move_of(analysis, position.state, roll, position.extras);
    move.comment = maker.comment(position.comment, position.extras);
    apply_from(position.extras, kMoveKey, move, maker);
    return move;
}

/// True if the board is the one that the game begins with: then its first roll may be all that is on record.
bool is_start(const Board& board, const Document& document)
{
    const Board& start = document.games[0].header.start;
    const Variant variant = rules_of(document.header).variant;
    return board == (is_empty(start) ? board_of(starting_position(variant), Player::first) : start);
}

HeaderGame game_header_of(const PositionRecord& position)
{
    HeaderGame header;
    header.score = {position.state.score.first, position.state.score.second};
    header.crawford_game = position.state.crawford_game;
    header.start = board_of(position.state.position, Player::first);
    header.in_progress = true;
    return header;
}

}  // namespace

const Rollout* rollout_at(const Document& document, std::int32_t index)
{
    const bool there = index >= 0 && static_cast<std::size_t>(index) < document.rollouts.size();
    return there ? &document.rollouts[static_cast<std::size_t>(index)] : nullptr;
}

bool is_position(const Document& document)
{
    if (document.games.size() != 1 || document.footer || document.games[0].footer) return false;
    const GamePart& game = document.games[0];
    if (game.turns.empty() || game.turns.size() > 2) return false;
    const auto* cube = std::get_if<CubeRecord>(&game.turns[0].record);
    const bool is_question = cube != nullptr && (game.turns.size() == 1 ||
                                                 std::holds_alternative<MoveRecord>(game.turns[1].record));
    return is_question && (game.header.in_progress || !is_start(cube->board, document));
}

Document document_of(const Match& match, bool with_extras)
{
    Document document;
    RecordMaker maker(document, with_extras);
    document.header = header_of(match);
    apply_from(match.extras, kMatchKey, document.header, maker);
    maker.version = document.header.version;
    document.header.header_comment = maker.comment(match.comment, match.extras);
    for (std::size_t i = 0; i < match.games.size(); ++i)
        document.games.push_back(game_part_of(match, i, maker));
    if (!document.games.empty() && document.games.back().footer) {
        document.footer = match_footer_of(document.games.back());
        apply_from(match.extras, kMatchEndKey, *document.footer, maker);
    }
    maker.add_loose_ends(match.extras);
    return document;
}

Document document_of(const PositionRecord& position, const PositionRecord* rolled, bool with_extras)
{
    Document document;
    RecordMaker maker(document, with_extras);
    document.header = header_of(position);
    apply_from(position.extras, kMatchKey, document.header, maker);
    maker.version = document.header.version;
    GamePart& part = document.games.emplace_back();
    part.header = game_header_of(position);
    apply_from(position.extras, kGameKey, part.header, maker);
    add_cube(part, position, maker);
    if (position.state.dice) part.turns.push_back({.record = move_record_of(position, maker), .place = 0});
    if (rolled != nullptr && rolled->state.dice) document.quick_info = move_record_of(*rolled, maker);
    maker.add_loose_ends(position.extras);
    return document;
}

}  // namespace gammonkit::xg
