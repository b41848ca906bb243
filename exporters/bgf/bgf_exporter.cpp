#include "formats/bgf/format.hpp"

#include "exporters/bgf/game_extent.hpp"
#include "exporters/bgf/game_records.hpp"
#include "exporters/bgf/match_members.hpp"
#include "exporters/bgf/member_extras.hpp"
#include "exporters/bgf/smile_writer.hpp"
#include "exporters/turns/turn_facts.hpp"
#include "formats/bgf/members.hpp"
#include "support/files/file.hpp"

namespace gammonkit {
namespace {

nlohmann::json match_document(const Match& match)
{
    const FollowedMatch followed = follow(match);
    nlohmann::json document = nlohmann::json::object();
    bgf::add_members(match.extras, bgf::kMatchMembers, document);
    bgf::add_match_members(match, document);
    const ByPlayer<int> final_score = bgf::score_behind(match, followed, match.games.size() - 1);
    document["finalGreen"] = final_score.first;
    document["finalRed"] = final_score.second;
    document["games"] = nlohmann::json::array();
    for (std::size_t i = 0; i < match.games.size(); ++i)
        document["games"].push_back(bgf::game_record(match, followed, i));
    return document;
}

}  // namespace

Result<std::string> write_bgf(const Collection& collection, const Options&)
{
    const Match* const match = match_to_write(collection);
    if (match == nullptr) return failure("no-game", "there is no game to write");
    GK_TRY(const std::string packed, gzip(bgf::encode_smile(match_document(*match))));
    const std::string header = R"({"format":"BGF","version":"1.0","compress":true,"useSmile":true})";
    return header + "\n" + packed;
}

}  // namespace gammonkit
