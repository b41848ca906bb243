#include "model/transform/leave_out.hpp"

namespace gammonkit {
namespace {

void leave_out_of(std::vector<Turn>& turns, const LeftOut& parts);

void leave_out_of(Turn& turn, const LeftOut& parts)
{
    const bool is_play = std::holds_alternative<CheckerPlay>(turn.action);
    if (parts.plays) turn.plays.clear();
    if (parts.cubes) turn.cubes.clear();
    if (parts.luck) turn.luck.reset();
    if (is_play ? parts.play_marks : parts.cube_marks) turn.marks.play.reset();
    if (parts.cube_marks) turn.marks.cube.reset();
    if (parts.luck_marks) turn.marks.luck.reset();
    if (parts.comments) turn.comment.clear();
    for (Variation& variation : turn.variations)
        leave_out_of(variation.turns, parts);
}

void leave_out_of(std::vector<Turn>& turns, const LeftOut& parts)
{
    for (Turn& turn : turns)
        leave_out_of(turn, parts);
    // A remark is nothing but its comment.
    if (parts.comments) {
        std::erase_if(turns, [](const Turn& turn) {
            return std::holds_alternative<Remark>(turn.action) && is_bare(turn) && turn.variations.empty();
        });
    }
}

}  // namespace

void leave_out(Match& match, const LeftOut& parts)
{
    if (parts.comments) match.comment.clear();
    for (Game& game : match.games) {
        if (parts.comments) game.comment.clear();
        leave_out_of(game.turns, parts);
    }
}

void leave_out(PositionRecord& record, const LeftOut& parts)
{
    if (parts.comments) record.comment.clear();
    if (parts.plays) record.plays.clear();
    if (parts.cubes) record.cubes.clear();
}

void leave_out(Collection& collection, const LeftOut& parts)
{
    if (!parts.any()) return;
    for (Match& match : collection.matches)
        leave_out(match, parts);
    for (PositionRecord& record : collection.positions)
        leave_out(record, parts);
}

}  // namespace gammonkit
