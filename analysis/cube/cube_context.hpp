#pragma once

#include "analysis/cube/efficiency.hpp"
#include "analysis/cube/outcome_mix.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "model/cube.hpp"
#include "model/game_state.hpp"
#include "model/rules.hpp"

#include <algorithm>
#include <array>
#include <memory>

namespace gammonkit {

class PreparedCubeModel;

/// All that the cube of one game depends on, but for the position: score, rules, and what each result is
/// worth. It is made once for a game and then asked millions of times; asking it from several threads is
/// safe.
///
/// A worth is a number of points in a money session, stakes counted: losing a backgammon on a 4-cube is -12.
/// In a match it is the chance to win the match. It is always that of one player; `opposite` gives the
/// other's.
class CubeContext {
public:
    /// A money session, by its Jacoby rule and cube limit.
    [[nodiscard]] static CubeContext money(const Rules& rules);
    /// A game of a match. `cube_limit` is the highest value allowed; 0: none.
    [[nodiscard]] static CubeContext match(const MatchScore& score, const MatchEquityTable& table,
                                           int cube_limit = 0);
    [[nodiscard]] static CubeContext of(const GameState& state, const MatchEquityTable& table);

    [[nodiscard]] bool is_money() const { return is_money_; }
    [[nodiscard]] double opposite(double value) const { return is_money_ ? -value : 1 - value; }

    /// What a game that `winner` wins is worth to him. `cube` is its value.
    [[nodiscard]] double won(Player winner, int cube, Stake stake = Stake::single) const;
    [[nodiscard]] double lost(Player loser, int cube, Stake stake = Stake::single) const
    {
        return opposite(won(opponent(loser), cube, stake));
    }

    /// True if the rules let `player` double and it could be of use to him: his turn is not asked for.
    [[nodiscard]] bool may_double(Player player, const Cube& cube) const;
    /// True if turning the cube will bring nobody anything: it is out of reach, or both need exactly what it
    /// would be turned to.
    [[nodiscard]] bool is_dead(const Cube& cube) const;
    /// True if so few doubles are left that equities of an unlimited cube do not hold.
    [[nodiscard]] bool is_near_limit(const Cube& cube) const { return !is_allowed(8 * cube.value); }
    /// False while a centered cube lets only single games count.
    [[nodiscard]] bool gammons_count(const Cube& cube) const { return !jacoby_ || !cube.is_centered(); }

    /// The opponent's drop point, as a chance to win of `doubler` and with a live cube: from there on the
    /// opponent does not lose by dropping the double of `cube`. `mix` is seen by `on_roll`; its chance to win
    /// is not used.
    [[nodiscard]] double live_cash_point(const OutcomeMix& mix, Player on_roll, Player doubler,
                                         int cube) const;

    /// What a position is worth to the player on roll if the cube is never turned again.
    [[nodiscard]] double dead(const OutcomeMix& mix, Player on_roll, const Cube& cube) const;
    /// What chances are worth without the cube: `dead`, but in money play gammons count even where the Jacoby
    /// rule says that they do not yet, as in GNU Backgammon.
    [[nodiscard]] double cubeless(const Chances& chances, Player on_roll, const Cube& cube) const;
    /// As `dead` if the cube is live: worth is linear in the chance to win between the ends and the drop
    /// points.
    [[nodiscard]] double live(const OutcomeMix& mix, Player on_roll, const Cube& cube) const;
    /// Between the two, as far as the efficiency says; who may double does not do so before this roll.
    [[nodiscard]] double cubeful(const OutcomeMix& mix, Player on_roll, const Cube& cube,
                                 const CubeEfficiency& efficiency) const;
    [[nodiscard]] double cubeful(const Chances& chances, Player on_roll, const Cube& cube,
                                 const CubeEfficiency& efficiency) const
    {
        return cubeful(outcome_mix(chances), on_roll, cube, efficiency);
    }

    /// Where the chance to win lies in the window of the cube, as an `EfficiencyCurve` has it.
    [[nodiscard]] double place_in_window(const OutcomeMix& mix, Player on_roll, const Cube& cube) const
    {
        return window(mix, on_roll, cube).place(mix.win);
    }
    /// An efficiency as three numbers: those for these chances, with cubes of that value.
    [[nodiscard]] CubeEfficiency numbers_of(const CubeEfficiency& efficiency, const OutcomeMix& mix,
                                            Player on_roll, int cube) const;

    /// From now on `efficiency` is that of a model; `decides` is the player who decides.
    void use(std::shared_ptr<const PreparedCubeModel> model, Player decides)
    {
        model_ = std::move(model);
        decides_ = decides;
    }
    /// Null where the efficiency is that of the kind of position.
    [[nodiscard]] const PreparedCubeModel* model() const { return model_.get(); }
    /// The efficiency for `on_roll` by the model; without one it is `usual`.
    [[nodiscard]] CubeEfficiency efficiency(const OutcomeMix& mix, Player on_roll,
                                            const CubeEfficiency& usual) const;

    /// What the choice between doubling and rolling is worth to the doubler if both do what is best for
    /// them. Beavers are no part of it.
    [[nodiscard]] static double best(double no_double, double double_take, double double_drop)
    {
        return std::max(no_double, std::min(double_take, double_drop));
    }

    /// Points per unit of the cube in money play, else normalized match equity: -1 for losing a single game
    /// with the cube as it is, +1 for winning it.
    [[nodiscard]] double normalized(double value, Player player, int cube) const;
    /// The reverse.
    [[nodiscard]] double unnormalized(double normalized, Player player, int cube) const;
    /// `Equity` in money play, else `Emg`.
    [[nodiscard]] Value value(double value, Player player, int cube) const;

private:
    CubeContext() = default;

    /// What one stake is worth, and how much more the higher ones are.
    struct Stakes {
        double single = 0;
        double gammon_more = 0;
        double backgammon_more = 0;

        [[nodiscard]] double mean(const WinShares& shares) const
        {
            return single + shares.gammon * gammon_more + shares.backgammon * backgammon_more;
        }
    };
    /// All about one value of the cube in a match, for one player.
    struct Level {
        Stakes won;          ///< By winning.
        Stakes lost;         ///< By losing.
        Stakes played_won;   ///< By winning after his double was taken.
        Stakes played_lost;  ///< By losing then.
        bool last = true;    ///< Nobody has a use for another double after his.
    };
    static constexpr std::size_t kLevels = 12;
    static constexpr int kHighestLevel = 1 << (kLevels - 1);

    [[nodiscard]] static std::size_t level_of(int cube);
    [[nodiscard]] bool is_allowed(int cube) const { return cube_limit_ == 0 || cube <= cube_limit_; }
    [[nodiscard]] bool is_last_double(int cube) const;
    [[nodiscard]] Stakes stakes(Player winner, int cube) const;
    [[nodiscard]] Stakes lost_stakes(Player loser, int cube) const;
    void prepare_levels();
    /// What losing and winning are worth on average, with the cube as it is.
    struct Ends {
        double low;
        double high;
    };
    /// Where a live cube's worth is what: linear between the ends and the drop points.
    struct Window {
        double low_end;   ///< Without a chance to win.
        double high_end;  ///< Without one to lose.
        double low_value;
        double high_value;
        double low = 0;   ///< From here on up the player on roll does not drop; 0 if he is never asked.
        double high = 1;  ///< From here on up his opponent drops; 1 if he is never asked.

        [[nodiscard]] double value(double win) const;
        [[nodiscard]] double place(double win) const { return high > low ? (win - low) / (high - low) : 0.5; }
    };
    [[nodiscard]] Window window(const OutcomeMix& mix, Player on_roll, const Cube& cube) const;
    [[nodiscard]] Ends ends(const OutcomeMix& mix, Player on_roll, const Cube& cube) const;
    [[nodiscard]] double money_cash_point(const OutcomeMix& mix, Player on_roll, Player doubler,
                                          int cube) const;
    [[nodiscard]] double match_cash_point(const OutcomeMix& mix, Player on_roll, Player doubler,
                                          int cube) const;

    bool is_money_ = true;
    bool jacoby_ = false;
    bool no_doubling_ = false;
    int cube_limit_ = 0;
    std::shared_ptr<const PreparedCubeModel> model_;
    Player decides_ = Player::first;
    ByPlayer<int> away_ = {};
    ByPlayer<std::array<Level, kLevels>> levels_ = {};  ///< Match only; by cube value 1, 2, 4 ...
};

}  // namespace gammonkit
