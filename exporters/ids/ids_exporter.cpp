#include "formats/ids/format.hpp"

#include "formats/positions/identifier_line.hpp"
#include "formats/positions/positions.hpp"
#include "model/identifiers/match_id.hpp"
#include "model/identifiers/ogid.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"

namespace gammonkit {
namespace {

std::string identifier(const GameState& state, std::string_view kind)
{
    if (kind == "ogid") return "OGID=" + ogid(state);
    if (kind == "xgid") return xgid(state);
    // Numbers that no Match ID holds are lost; the checkers are not.
    return gnubg_id(state).value_or(position_id(state.position, state.on_roll));
}

/// True if the comment can stand behind the identifier and is read as that.
bool fits(const std::string& comment, const std::string& identifier)
{
    if (comment.find_first_of("\n\r") != std::string::npos) return false;
    const std::string line = identifier + " " + comment;
    const std::vector<FoundIdentifier> found = identifiers_in(line);
    return found.size() == 1 && rest_of_line(line, found) == comment;
}

}  // namespace

Result<std::string> write_ids(const Collection& collection, const Options& options)
{
    if (collection.positions.empty()) return no_position("ids");
    std::string text;
    for (const PositionRecord& record : collection.positions) {
        const std::string id = identifier(record.state, options.text("id"));
        text += id;
        if (!record.comment.empty() && fits(record.comment, id)) text += " " + record.comment;
        text += '\n';
    }
    return text;
}

Census ids_partial_losses(const Collection& collection, const Options& options)
{
    FeatureCounter lost;
    for (const PositionRecord& record : collection.positions) {
        const std::string id = identifier(record.state, options.text("id"));
        lost.count_if(Feature::turn_comments, !record.comment.empty() && !fits(record.comment, id));
        const std::vector<FoundIdentifier> found = identifiers_in(id);
        const bool is_read = found.size() == 1 && found.front().state;
        count_state_losses(record.state, is_read ? *found.front().state : GameState{}, lost);
    }
    return lost.result();
}

}  // namespace gammonkit
