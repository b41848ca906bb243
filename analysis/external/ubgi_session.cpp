#include "analysis/external/session.hpp"

#include "model/identifiers/match_id.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

tl::unexpected<Diagnostic> bad_argument(std::string_view what)
{
    return failure("bad_argument", fmt::format("{} expected", what));
}

std::optional<Player> player_of(std::string_view word)
{
    if (word == "p0") return Player::first;
    if (word == "p1") return Player::second;
    return std::nullopt;
}

/// What stands behind a name among words: "7" of "length 7".
std::optional<std::string_view> value_of(std::span<const std::string_view> words, std::string_view name)
{
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (words[i] == name) return words[i + 1];
    }
    return std::nullopt;
}

std::string evaluation_line(double equity, std::optional<double> mwc, const Chances& c)
{
    std::string line = fmt::format("eval eq {:.4f}", equity);
    if (mwc) line += fmt::format(" mwc {:.4f}", *mwc);
    return line +
           fmt::format(" pwin {:.4f} pgammon {:.4f} pbg {:.4f}\n", c.win, c.win_gammon, c.win_backgammon);
}

}  // namespace

UbgiSession::UbgiSession(SessionEngine who) : who_(std::move(who))
{
    state_.rules = who_.money;
}

SessionReply UbgiSession::answer(std::string_view line, const Progress& progress)
{
    const std::vector<std::string_view> all = words(line);
    if (all.empty()) return {};
    if (all.front() == "quit") return {.ends = true};
    const Result<std::string> said = obey(all, progress);
    if (said) return {.text = *said};
    const Diagnostic& why = said.error();
    if (why.code == "interrupted") return {.ends = true};
    constexpr std::string_view kCodes[] = {"unknown_command", "bad_argument", "missing_context"};
    const bool is_known = std::ranges::find(kCodes, why.code) != std::end(kCodes);
    return {.text = fmt::format("error {} {}\n", is_known ? why.code : "unsupported_feature", why.message)};
}

Result<std::string> UbgiSession::obey(Words words, const Progress& progress)
{
    struct Setter {
        std::string_view name;
        Result<void> (UbgiSession::*set)(Words);
    };
    constexpr Setter kSetters[] = {{"setoption", &UbgiSession::set_option},
                                   {"position", &UbgiSession::set_position},
                                   {"newsession", &UbgiSession::start_session},
                                   {"setscore", &UbgiSession::set_score},
                                   {"setcube", &UbgiSession::set_cube},
                                   {"setturn", &UbgiSession::set_turn},
                                   {"dice", &UbgiSession::set_dice}};
    const std::string_view name = words.front();
    if (name == "ubgi") return introduction();
    if (name == "isready") return "readyok\n";
    if (name == "go") return go(words.subspan(1), progress);
    if (name == "newgame" || name == "stop") return std::string();
    for (const Setter& setter : kSetters) {
        if (setter.name != name) continue;
        GK_TRY_VOID((this->*setter.set)(words.subspan(1)));
        return std::string();
    }
    return failure("unknown_command", fmt::format("there is no command '{}'", printable(name)));
}

std::string UbgiSession::introduction() const
{
    return fmt::format("id name GammonKit\nid author GammonKit\nid version {}\n"
                       "option name Plies type spin default {} min 0 max {}\n"
                       "option name CubePlies type spin default {} min 0 max {}\nubgiok\n",
                       who_.version, who_.plays.context.plies, kMostPlies, who_.cube.context.plies,
                       kMostPlies);
}

/// "name Plies value 2"
Result<void> UbgiSession::set_option(Words words)
{
    const std::optional<std::string_view> name = value_of(words, "name");
    const std::optional<int> plies = parse_int(value_of(words, "value").value_or(""));
    if (!name || (name != "Plies" && name != "CubePlies")) return bad_argument("name Plies or CubePlies");
    if (!plies || *plies < 0 || *plies > kMostPlies)
        return bad_argument(fmt::format("a value from 0 to {}", kMostPlies));
    (name == "Plies" ? who_.plays : who_.cube) = level_of_plies(*plies);
    return {};
}

/// "gnubgid ID" or "xgid ID"
Result<void> UbgiSession::set_position(Words words)
{
    if (words.size() != 2) return bad_argument("gnubgid ID or xgid ID");
    const std::string_view id = words[1];
    const auto bad_id = [](const Diagnostic& why) { return failure("bad_argument", why.message); };
    const bool is_whole = words[0] == "xgid" || id.find(':') != std::string_view::npos;
    if (words[0] != "xgid" && words[0] != "gnubgid") return bad_argument("gnubgid ID or xgid ID");
    if (is_whole) {
        Result<GameState> state = words[0] == "xgid" ? state_from_xgid(id) : state_from_gnubg_id(id);
        if (!state) return bad_id(state.error());
        state_ = *std::move(state);
        position_id_.clear();
        return {};
    }
    const Result<Position> position = position_from_id(id, Player::first);
    if (!position) return bad_id(position.error());
    position_id_ = id;
    state_.phase = GamePhase::playing;
    return {};
}

/// "type match length 7 crawford on", "type money jacoby on"
Result<void> UbgiSession::start_session(Words words)
{
    const std::string_view type = value_of(words, "type").value_or("");
    if (type != "money" && type != "match") return bad_argument("type money or type match");
    const auto is_on = [&](std::string_view name) { return value_of(words, name) == "on"; };
    Rules rules;
    if (type == "match") {
        const std::optional<int> length = parse_int(value_of(words, "length").value_or(""));
        if (!length || *length < 1 || *length > kLongestMatch)
            return bad_argument(fmt::format("length from 1 to {}", kLongestMatch));
        rules.length = *length;
        rules.crawford = value_of(words, "crawford").value_or("on") == "on";
    } else {
        rules.jacoby = is_on("jacoby");
        rules.beavers = is_on("beavers");
    }
    state_ = {.rules = rules};
    position_id_.clear();
    return {};
}

/// "3 5", p0's score first; "crawford" behind it: this is the Crawford game.
Result<void> UbgiSession::set_score(Words words)
{
    const std::optional<int> first = words.empty() ? std::nullopt : parse_int(words[0]);
    const std::optional<int> second = words.size() < 2 ? std::nullopt : parse_int(words[1]);
    const int length = state_.rules.length;
    const auto is_possible = [&](std::optional<int> score) {
        return score && *score >= 0 && (length == 0 || *score < length);
    };
    if (!is_possible(first) || !is_possible(second)) return bad_argument("two scores below the match length");
    state_.score = {*first, *second};
    state_.crawford_game = words.size() > 2 && words[2] == "crawford";
    return {};
}

/// "value 2 owner p1"
Result<void> UbgiSession::set_cube(Words words)
{
    const std::optional<int> value = parse_int(value_of(words, "value").value_or(""));
    const std::string_view owner = value_of(words, "owner").value_or("center");
    const std::optional<Player> player = player_of(owner);
    if (!value || !is_cube_value(*value)) return bad_argument("value 1, 2, 4 ...");
    if (!player && owner != "center") return bad_argument("owner center, p0 or p1");
    state_.cube = {.value = *value, .owner = player};
    return {};
}

Result<void> UbgiSession::set_turn(Words words)
{
    const std::optional<Player> player = words.empty() ? std::nullopt : player_of(words[0]);
    if (!player) return bad_argument("p0 or p1");
    state_.on_roll = *player;
    return {};
}

Result<void> UbgiSession::set_dice(Words words)
{
    const auto die = [&](std::size_t i) { return i < words.size() ? parse_int(words[i]).value_or(0) : 0; };
    if (words.size() == 1 && words[0] == "none") {
        state_.dice.reset();
        return {};
    }
    const std::optional<Dice> dice = Dice::from(die(0), die(1));
    if (!dice) return bad_argument("two dice from 1 to 6");
    state_.dice = dice;
    return {};
}

Result<GameState> UbgiSession::state() const
{
    GameState state = state_;
    if (position_id_.empty()) {
        if (state.position == Position()) return failure("missing_context", "no position was set");
        return state;
    }
    GK_TRY(state.position, position_from_id(position_id_, state.on_roll));
    return state;
}

/// "role chequer", "role cube" or "role turn"; limits of time are not heeded.
Result<std::string> UbgiSession::go(Words words, const Progress& progress)
{
    const std::string_view role = value_of(words, "role").value_or(state_.dice ? "chequer" : "cube");
    GK_TRY(GameState now, state());
    if (role == "chequer") {
        if (!now.dice) return failure("missing_context", "no dice were set");
        return best_play(now, progress);
    }
    if (role != "cube" && role != "turn") return bad_argument("role chequer, cube or turn");
    GameState before = now;
    before.dice.reset();
    GK_TRY(const std::string cube, best_cube(before, progress));
    if (role == "cube") return cube;
    if (!now.dice) return failure("missing_context", "no dice were set");
    GK_TRY(const std::vector<PlayEvaluation> plays, who_.engine.rank_plays(now, who_.plays, progress, {}));
    const bool doubles = cube.find("bestcube double") != std::string::npos;
    return fmt::format("bestturn cube={} move={}\n", doubles ? "double" : "nodouble",
                       to_string(plays.front().play));
}

Result<std::string> UbgiSession::best_play(const GameState& state, const Progress& progress)
{
    GK_TRY(const std::vector<PlayEvaluation> plays, who_.engine.rank_plays(state, who_.plays, progress, {}));
    const PlayEvaluation& best = plays.front();
    const std::optional<double> mwc = best.mwc ? std::optional(best.mwc->value) : std::nullopt;
    const std::string moves = best.play.empty() ? "pass" : to_string(best.play);
    return evaluation_line(best.equity, mwc, best.chances) + fmt::format("bestmove {}\n", moves);
}

/// The decision of who is on roll, or the answer to a double that waits.
Result<std::string> UbgiSession::best_cube(const GameState& state, const Progress& progress)
{
    GK_TRY(const std::string answer,
           external_answer({who_.engine, who_.plays, who_.cube, who_.money, {}}, state, progress));
    GameState before = state;
    before.offer = Offer::none;
    if (state.cube_is_offered()) before.on_roll = state.offered_by;
    GK_TRY(const CubeEvaluation cube, who_.engine.judge_cube(before, who_.cube, progress));
    const CubeSides& sides = cube.decision.normalized;
    const std::optional<double> mwc =
        cube.is_money ? std::nullopt : std::optional(cube.decision.values.no_double);
    return evaluation_line(sides.no_double, mwc, cube.chances) +
           fmt::format("bestcube {}\n", answer == "roll" ? "nodouble" : answer);
}

}  // namespace gammonkit
