#include "formats/bgf/format.hpp"

#include "exporters/bgf/analysis_records.hpp"
#include "exporters/bgf/game_extent.hpp"
#include "exporters/bgf/members.hpp"
#include "exporters/bgf/smile_writer.hpp"
#include "exporters/turns/turn_facts.hpp"
#include "formats/bgf/members.hpp"
#include "model/match.hpp"
#include "model/replay.hpp"
#include "support/files/file.hpp"
#include "support/json/json.hpp"

namespace gammonkit::bgf {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kPoints = 24;

/// Green is the first player.
int number_of_player(Player player)
{
    return player == Player::first ? -1 : 1;
}

/// Green's checkers are positive; index i is his point 24 - i. Behind stand the bars, and what is off.
Json points_record(const Position& position)
{
    Json points = Json::array();
    for (std::size_t i = 0; i < kPoints; ++i) {
        const Point greens(static_cast<int>(kPoints - i));
        points.push_back(position.checkers(Player::first, greens) -
                         position.checkers(Player::second, greens.mirrored()));
    }
    for (const Point place : {kBar, kOff}) {
        points.push_back(position.checkers(Player::first, place));
        points.push_back(-position.checkers(Player::second, place));
    }
    return points;
}

/// `usual_cube`: where it stands if none is set, which automatic doubles decide. Beavers and raccoons stand
/// here, too: no record tells them, and so the cube behind them and what the game counts are right.
Json initial_record(const GameExtent& extent, const Rules& rules, const Cube& usual_cube)
{
    Cube cube = extent.cube.value_or(usual_cube);
    for (int left = extent.untold_doubles; left > 0 && is_cube_value(2 * cube.value); --left)
        cube.value *= 2;
    return {{"points", points_record(extent.board.value_or(starting_position(rules.variant)))},
            {"cube", cube.value},
            {"cubeOwner", cube.owner ? number_of_player(*cube.owner) : 0}};
}

/// Writes the records of one game's turns.
class MoveWriter {
public:
    MoveWriter(const Game& game, const FollowedGame& followed, const GameExtent& extent)
        : game_(game), followed_(followed), extent_(extent)
    {
    }

    Json write()
    {
        for (at_ = extent_.begin; at_ < extent_.end; ++at_) {
            const Turn& turn = game_.turns[at_];
            std::visit([&](const auto& action) { write(turn, action); }, turn.action);
        }
        return std::move(moves_);
    }

private:
    static Json record_of(std::string_view type, Player player)
    {
        return {{"type", type}, {"player", number_of_player(player)}};
    }

    /// Analyses of a decision before the roll, and what only BGBlitz knows.
    static void add_details(const Turn& turn, Json& record)
    {
        if (!turn.cubes.empty() && can_tell(turn.cubes.front())) {
            record["equity"] = cube_equity(turn.cubes.front());
            if (const auto plies = plies_of(turn.cubes.front().no_double)) record["ply"] = *plies;
        }
        add_members(turn.extras, kMoveMembers, record);
    }

    /// That of a dance stands by itself if it was made with the plies that the record tells.
    static void add_analysis(const PlayAnalysis& analysis, Json& record)
    {
        const Assessment* const dance =
            record.contains("dancingEquity") ? assessment_of_dance(analysis) : nullptr;
        const std::optional<int> plies = dance != nullptr ? plies_of(*dance) : std::nullopt;
        const std::optional<int> of_cube =
            record.contains("ply") ? record["ply"].get<int>() : std::optional<int>();
        if (dance == nullptr || (record.contains("equity") && of_cube != plies)) {
            record["moveAnalysis"] = move_analysis(analysis);
            return;
        }
        record["dancingEquity"] = candidate_equity(dance->estimate);
        if (plies) record["ply"] = *plies;
    }

    void write(const Turn& turn, const CheckerPlay& play)
    {
        const GameState& state = followed_.before[at_];
        Json record = record_of("amove", turn.player);
        record["green"] = play.dice.first();
        record["red"] = play.dice.second();
        record.update(points_of(play.play));
        if (play.play.empty()) {
            // A dance has its dice where other moves have their first checker.
            record["from"][0] = play.dice.first();
            record["to"][0] = play.dice.second();
            record["dancingEquity"] = Json::object();
        }
        add_details(turn, record);
        if (!turn.plays.empty() && can_tell(turn.plays.front(), state, turn.player, play.dice))
            add_analysis(turn.plays.front(), record);
        if (turn.luck && can_tell_luck(*turn.luck))
            record["luck"] = luck_record(*turn.luck, state.cube.value);
        moves_.push_back(std::move(record));
    }

    /// A double and its answer are two records that move nothing.
    void write(const Turn& turn, const Double&)
    {
        const std::optional<std::size_t> answer = answer_to(game_, at_);
        if (!answer || *answer >= extent_.end) {
            Json record = record_of("adouble", turn.player);
            add_details(turn, record);
            moves_.push_back(std::move(record));
            return;
        }
        const bool accepted = !std::holds_alternative<Drop>(game_.turns[*answer].action);
        Json record = cube_record(turn.player);
        add_details(turn, record);
        Json& decision = record["equity"]["cubeDecision"];
        if (!decision.contains("eqNoDouble")) decision["eqNoDouble"] = kNoNumber;
        decision["hasDoubled"] = true;
        decision["hasAccepted"] = accepted;
        moves_.push_back(std::move(record));
        Json reply = cube_record(game_.turns[*answer].player);
        reply["equity"]["cubeDecision"]["hasAccepted"] = accepted;
        moves_.push_back(std::move(reply));
        at_ = *answer;
    }

    static Json cube_record(Player player)
    {
        Json record = record_of("amove", player);
        record["green"] = 0;
        record["red"] = 0;
        record.update(points_of({}));
        return record;
    }

    /// An answer to nothing. One to a beaver or a raccoon is not told, as these are not.
    void write(const Turn& turn, const Take&) { write_answer(turn, "atake"); }
    void write(const Turn& turn, const Drop&) { write_answer(turn, "apass"); }
    void write_answer(const Turn& turn, std::string_view type)
    {
        const Offer offer = followed_.before[at_].offer;
        if (offer == Offer::beaver || offer == Offer::raccoon) return;
        Json record = record_of(type, turn.player);
        add_details(turn, record);
        moves_.push_back(std::move(record));
    }

    void write(const Turn&, const auto&) {}

    const Game& game_;
    const FollowedGame& followed_;
    const GameExtent& extent_;
    std::size_t at_ = 0;
    Json moves_ = Json::array();
};

/// Game `index` as an object of the match document.
Json game_record(const Match& match, const FollowedMatch& followed, std::size_t index)
{
    const Game& game = match.games[index];
    const GameExtent extent = extent_of(game, followed[index]);
    const std::optional<Outcome> outcome = outcome_told(match, followed, index);
    const bool crawford = is_crawford_game(match, index);
    const Cube cube = GameReplayer(match.rules, game, crawford).state().cube;
    return {{"scoreGreen", game.score.first},
            {"scoreRed", game.score.second},
            {"isCrawford", !match.rules.is_money() && crawford},
            {"initial", initial_record(extent, match.rules, cube)},
            {"moves", MoveWriter(game, followed[index], extent).write()},
            {"wonPoints", outcome ? outcome->points : 0},
            {"wasResignation", outcome && ends_by_resignation(game)},
            {"wasForfeit", false}};
}

}  // namespace
}  // namespace gammonkit::bgf

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
    GK_TRY(const Match* const match, match_to_write(collection));
    GK_TRY(const std::string packed, gzip(bgf::encode_smile(match_document(*match))));
    const std::string header = R"({"format":"BGF","version":"1.0","compress":true,"useSmile":true})";
    return header + "\n" + packed;
}

}  // namespace gammonkit
