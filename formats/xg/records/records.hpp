#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The records of eXtreme Gammon's files as they are on disk: docs/formats/xg.md. Where they stand in the
/// bytes is said in layout.hpp. The values that fields begin with are those that XG writes where nothing is
/// known.
namespace gammonkit::xg {

/// What kind of record it is: byte 8 of its 2560.
enum class Tag : std::uint8_t {
    header_match = 0,
    header_game = 1,
    cube = 2,
    move = 3,
    footer_game = 4,
    footer_match = 5
};

/// Checkers in the frame of one player: index 1 to 24 are his points, 25 his bar, 0 the opponent's bar; the
/// opponent's checkers are negative.
using Board = std::array<std::int8_t, 26>;

/// Lose backgammon, gammon, at all; win at all, gammon, backgammon; equity.
using Evaluation = std::array<float, 7>;

inline constexpr double kNoError = -1000;  ///< An error or a luck that was not computed.
inline constexpr std::int32_t kNone = -1;  ///< A comment or rollout that there is not.
inline constexpr int kUnlimited = 99999;   ///< The length of a money session.
inline constexpr std::size_t kMostChoices = 32;

/// How the clocks run.
struct TimeSetting {
    std::int32_t kind = 0;  ///< 0 none, 1 Fischer, 2 Bronstein.
    bool per_game = false;
    std::int32_t seconds = 0;
    std::int32_t added_seconds = 0;
    std::int32_t penalty_points = 0;
    std::array<std::int32_t, 2> time_left{};
    std::int32_t money_penalty = 0;
};

struct HeaderMatch {
    std::array<std::string, 2> ansi_players = {};
    std::int32_t length = 0;
    std::int32_t variation = 0;
    bool crawford = true;
    bool jacoby = false;
    bool beaver = false;
    bool automatic_doubles = false;
    std::array<double, 2> elo{1600, 1600};
    std::array<std::int32_t, 2> experience{};
    double date = 0;
    std::string ansi_event = {};
    std::int32_t game_id = 0;
    std::array<std::int32_t, 2> computer_level{-1, -1};
    bool counts_for_elo = false;
    std::array<bool, 2> adds_to_profile{};
    std::string ansi_location = {};
    std::int32_t game_mode = -1;
    bool imported = true;
    std::string ansi_round = {};
    std::int32_t invert = 1;
    std::int32_t version = 30;
    std::int32_t money_games = 0;
    std::array<std::int32_t, 2> money_scores{};
    std::array<bool, 3> entered_counted_unrated{};
    std::int32_t header_comment = kNone;
    std::int32_t footer_comment = kNone;
    bool for_money = false;
    std::array<float, 2> amounts{};
    std::int32_t currency = 0;
    float fee = 0;
    float stake = 0;
    std::int32_t site = -1;
    std::int32_t cube_limit = 10;
    std::int32_t most_automatic_doubles = 0;
    bool transcribed = false;
    std::string event = {};
    std::array<std::string, 2> players = {};
    std::string location = {};
    std::string round = {};
    TimeSetting clock = {};
    std::array<std::int32_t, 4> delayed_rollouts{};
    std::string transcriber = {};
};

struct HeaderGame {
    std::array<std::int32_t, 2> score{};
    bool crawford_game = false;
    Board start{};  ///< All zeros: the usual start.
    std::int32_t number = 1;
    bool in_progress = false;
    std::int32_t header_comment = kNone;
    std::int32_t footer_comment = kNone;
    std::int32_t automatic_doubles = 0;
};

/// The two sides of a cube decision, in the doubler's frame.
struct DoubleAction {
    Board board{};
    std::int32_t level = 0;
    std::array<std::int32_t, 2> away{};
    std::int32_t cube = 0;
    std::int32_t owner = 0;
    std::int32_t jacoby_beaver = 0;
    std::int16_t crawford = 0;
    std::int16_t unused = 0;
    std::int16_t verdict = -100;
    std::int16_t would_be_beavered = 0;
    Evaluation no_double{};
    float equity_no_double = 0;
    float equity_double_take = 0;
    float equity_double_drop = 0;
    std::int16_t level_requested = 0;
    std::int16_t choice_3ply = 0;
    Evaluation double_take{};
};

inline constexpr int kNotAnalyzed = -100;  ///< The verdict of a decision that was not analyzed.

struct CubeRecord {
    std::int32_t active = 1;    ///< 1 or -1: the first or the second player.
    std::int32_t doubles = -2;  ///< -2 may not, -1 pending, 0 no, 1 yes.
    std::int32_t takes = -1;    ///< -1 not asked, 0 no, 1 yes, 2 beaver.
    std::int32_t beaver = -1;   ///< Answer to a beaver: 0 drop, 1 take, 2 raccoon.
    std::int32_t raccoon = -1;  ///< Answer to a raccoon: 0 drop, 1 take.
    std::int32_t cube = 0;      ///< 0 centered; n, -n: 2^n with the first, second player.
    Board board{};              ///< In the frame of the first player.
    DoubleAction analysis;
    double error = kNoError;
    std::array<std::int8_t, 2> dice{7, 7};  ///< Rolled next; 77 if none were.
    double take_error = kNoError;
    std::int32_t rollout = kNone;
    std::int32_t engine_choice = 0;
    std::int32_t level = -1;
    double beaver_error = kNoError;
    double raccoon_error = kNoError;
    std::int32_t level_requested = -1;
    std::int32_t validity = 0;
    std::array<std::int8_t, 2> tutor_choices{-1, -1};
    std::array<double, 2> tutor_errors{kNoError, kNoError};
    bool flagged = false;
    std::int32_t comment = kNone;
    bool edited = false;
    bool rollout_wanted = false;
    bool rollout_done = false;
    std::int32_t automatic_doubles = 0;
    std::array<std::int32_t, 2> clocks{};
};

/// One candidate.
struct Choice {
    Board result{};
    std::array<std::int8_t, 8> steps{-1, -1, -1, -1, -1, -1, -1, -1};
    std::int16_t level = 0;
    bool assumes_double = false;
    Evaluation evaluation{};
};

/// The candidates for a roll, in the mover's frame.
struct BestMove {
    Board board{};
    std::array<std::int32_t, 2> dice{};
    std::int32_t level = 0;
    std::array<std::int32_t, 2> away{};
    std::int32_t cube = 1;
    std::int32_t owner = 0;
    std::int32_t crawford = 0;
    std::int32_t jacoby_beaver = 0;
    std::vector<Choice> choices;
    bool irrelevant = false;
    std::int8_t unused = 0;
    std::int8_t choice_1ply = 1;
    std::int8_t choice_3ply = 1;
};

struct MoveRecord {
    Board before{};  ///< In the frame of the first player.
    Board after{};   ///< In the mover's frame; zeros if nothing was played.
    std::int32_t active = 1;
    std::array<std::int32_t, 8> steps{};  ///< Pairs from, to; see Choice.
    std::array<std::int32_t, 2> dice{};
    std::int32_t cube = 0;
    double unused = 0;
    BestMove analysis;
    bool played = false;
    double error = kNoError;
    double luck = kNoError;
    std::int32_t engine_choice = 0;
    double equity_before = kNoError;
    std::array<std::int32_t, kMostChoices> rollouts{};
    std::int32_t level = 0;
    std::int32_t luck_level = 0;
    std::int32_t validity = 0;
    Board tutor_board{};
    std::int8_t tutor_choice = -1;
    double tutor_error = 0;
    bool flagged = false;
    std::int32_t comment = kNone;
    bool edited = false;
    std::array<std::uint32_t, 2> rollouts_wanted_done{};
    std::int32_t automatic_doubles = 0;
    std::array<std::int32_t, 4> filler{};
    MoveRecord() { rollouts.fill(kNone); }
};

struct FooterGame {
    std::array<std::int32_t, 2> score{};
    bool crawford_next = false;
    std::int32_t winner = 1;
    std::int32_t points = 0;
    std::int32_t termination = 0;  ///< 0 drop, 1 to 3 the stake; +100 resigned, +1000 settled.
    std::array<double, 2> resign_errors{};
    std::array<double, 7> evaluation{};
    std::int32_t level = 0;
};

struct FooterMatch {
    std::array<std::int32_t, 2> score{};
    std::int32_t winner = 1;
    std::array<double, 2> elo{};
    std::array<std::int32_t, 2> experience{};
    double date = 0;
};

/// A total, then one number for each first roll.
using PerRoll = std::array<double, 37>;

/// A rollout with its settings and results.
struct Rollout {
    bool truncated = false;
    bool stops_on_interval = false;
    std::int32_t truncated_at = 0;
    std::int32_t least_games = 0;
    double interval_limit = 0;
    std::int32_t most_games = 0;
    std::array<std::int32_t, 2> checker_levels{};  ///< Before and from the cut.
    std::int32_t cut = 0;
    bool variance_reduction = false;
    bool cubeless = false;
    bool time_limited = false;
    std::array<std::int32_t, 2> cube_levels{};
    std::uint32_t minutes = 0;
    std::int32_t bearoff = 0;
    std::array<std::int32_t, 2> seeds{};  ///< Derived, given by the user.
    bool rolls_both = false;
    float search_interval = 0;
    std::int32_t unused = 0;
    std::array<bool, 3> first_roll_double_extended{};
    std::int32_t games = 0;
    bool doubles_at_once = false;
    std::array<PerRoll, 2> sums{};  ///< Of no double (or the play), and of double/take.
    std::array<PerRoll, 2> squares{};
    std::array<PerRoll, 2> deviations{};
    std::array<std::int32_t, 37> games_per_roll{};
    std::array<float, 2> intervals{};  ///< Half of the 95 % interval, in equity.
    std::array<Evaluation, 2> results{};
    std::array<float, 2> means{};
    std::int32_t previous_level = 0;
    Evaluation previous{};
    std::array<float, 2> previous_equities{};
    float seconds = 0;
    std::int32_t truncation_level = 0;
    std::int32_t games_double = 0;
    std::int32_t multiple_least_games = 0;
    std::array<bool, 2> stops{};
    std::array<float, 2> stop_thresholds{};
    bool as_take = false;
    std::int32_t rotation = 0;
    bool interrupted = false;
    std::array<std::uint16_t, 2> engine_version{};
    std::array<std::int32_t, 2> unused_end{};
};

}  // namespace gammonkit::xg
