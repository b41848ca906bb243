#include "model/transform/leave_out.hpp"

namespace gammonkit {
namespace {

void leave_out_of(std::vector<Turn>& turns, const LeftOut& parts);

void leave_out_of(Turn& turn, const LeftOut& parts)
{
    if (parts.analysis) {
        turn.plays.clear();
        turn.cubes.clear();
    }
    if (parts.luck) {
        turn.luck.reset();
        turn.marks.luck.reset();
    }
    if (parts.marks) turn.marks = {};
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

void leave_out_of(Match& match, const LeftOut& parts)
{
    if (parts.comments) match.comment.clear();
    for (Game& game : match.games) {
        if (parts.comments) game.comment.clear();
        leave_out_of(game.turns, parts);
    }
}

void leave_out_of(PositionRecord& record, const LeftOut& parts)
{
    if (parts.comments) record.comment.clear();
    if (!parts.analysis) return;
    record.plays.clear();
    record.cubes.clear();
}

}  // namespace

void leave_out(Collection& collection, const LeftOut& parts)
{
    for (Match& match : collection.matches)
        leave_out_of(match, parts);
    for (PositionRecord& record : collection.positions)
        leave_out_of(record, parts);
}

}  // namespace gammonkit
