#pragma once

#include "model/decisions/decision.hpp"
#include "model/structure/game_plan.hpp"
#include "model/structure/structure.hpp"
#include "support/languages/translator.hpp"
#include "support/result.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// What two decisions are compared by, each with a distance of its own. docs/like.md has their definitions.
enum class LikenessPart : std::uint8_t {
    plan,
    opponent_plan,
    anchor,
    opponent_anchor,
    points,
    opponent_points,
    prime,
    bar,
    back,
    off,
    blots,
    shots,
    pips,
    race,
    score,
    cube,
    dice
};
inline constexpr std::size_t kLikenessParts = 17;

/// "plan", "opponent-plan" ...
[[nodiscard]] std::string_view to_string(LikenessPart part);

/// How far apart two decisions are. Lengths have no unit but this: 1 is one point that only one of the two
/// has made.
namespace likeness {
inline constexpr double kPlan = 20;          ///< The player who decides plays for something else.
inline constexpr double kOpponentPlan = 3;   ///< His opponent does.
inline constexpr double kAnchor = 2;         ///< Each anchor that only one has, of either side.
inline constexpr double kPoint = 1;          ///< Each other point that only one has made, of either side.
inline constexpr double kPrime = 0.5;        ///< Each point by which the longest prime is longer.
inline constexpr double kBarChecker = 2;     ///< Each checker more on the bar.
inline constexpr double kBackChecker = 1;    ///< Each checker more in the other's home board or on the bar.
inline constexpr double kOffChecker = 0.25;  ///< Each checker more that is borne off.
inline constexpr double kBlot = 0.5;         ///< Each blot more; at home it counts twice.
inline constexpr double kShot = 0.1;         ///< Each roll out of 36 more that hits.
inline constexpr double kPip = 0.1;          ///< Each pip more that a side needs.
inline constexpr double kRacePip = 0.1;      ///< Each pip by which the lead is larger.
inline constexpr double kMoney = 2;          ///< One is for money, the other in a match.
inline constexpr double kCrawford = 2;       ///< One is in a Crawford game, or behind it.
inline constexpr double kAway = 0.25;        ///< Each point more that a player needs, up to kMostAway.
inline constexpr int kMostAway = 9;
inline constexpr double kCubeOwner = 1.5;  ///< The cube is somebody else's.
inline constexpr double kCubeValue = 0.5;  ///< Each doubling between the values.
inline constexpr double kDie = 0.5;        ///< Each of the two dice of a play that is another.
}  // namespace likeness

/// One side, as likeness sees it.
struct SideTraits {
    GamePlan plan = GamePlan::mixed;
    PointSet made = 0;
    int back = 0;
    int bar = 0;
    int off = 0;
    int blots = 0;
    int home_blots = 0;
    int pips = 0;
    friend bool operator==(const SideTraits&, const SideTraits&) = default;
};

enum class CrawfordPhase : std::uint8_t { before, crawford, after };
enum class CubeHolder : std::uint8_t { nobody, player, opponent };

/// A decision, as likeness sees it: from the side of the player who decides. Every number stands in a column
/// of databases, too.
struct DecisionTraits {
    DecisionKind kind = DecisionKind::play;
    SideTraits own = {};
    SideTraits other = {};
    int shots = 0;  ///< Rolls out of 36 with which the player on roll hits.
    int away = 0;   ///< Points that are still needed; 0 for money.
    int opponent_away = 0;
    CrawfordPhase crawford = CrawfordPhase::before;
    int cube = 1;
    CubeHolder holder = CubeHolder::nobody;
    int high_die = 0;  ///< Of a play; 0 of decisions about the cube.
    int low_die = 0;
    friend bool operator==(const DecisionTraits&, const DecisionTraits&) = default;
};

/// The decision that a position asks for. Fails with code "usage" where it asks for none: a game that is
/// over or has not begun, or a resignation that is offered.
[[nodiscard]] Result<DecisionTraits> traits_of(const GameState& state);

using PartDistances = std::array<double, kLikenessParts>;

/// How far apart two decisions of one kind are, part by part. 0 to itself, the same in both directions, and
/// the same where players are exchanged. The sum is the distance.
[[nodiscard]] PartDistances part_distances(const DecisionTraits& one, const DecisionTraits& other);
[[nodiscard]] double distance(const DecisionTraits& one, const DecisionTraits& other);

/// So many are shown if nobody says how many.
inline constexpr int kUsualNearest = 10;

/// A decision that is like another: how far it is, and why.
struct Likeness {
    double distance = 0;
    std::vector<LikenessPart> same = {};     ///< What both have that says most: at most two.
    std::vector<LikenessPart> differs = {};  ///< What makes most of the distance: at most two.
};
[[nodiscard]] Likeness likeness_of(const DecisionTraits& asked, const DecisionTraits& found);
/// Nothing of a decision of another kind, of one whose position is not known, and of one that is farther than
/// `most`, which is quicker.
[[nodiscard]] std::optional<Likeness> likeness_of(const DecisionTraits& asked, const Decision& found,
                                                  double most);

/// "same plan, anchor; other race": by the names of the parts, for programs.
[[nodiscard]] std::string why(const Likeness& likeness);

/// What a part is called for people: "opponent's game plan".
[[nodiscard]] std::string_view title_of(LikenessPart part);

/// "same: game plan, anchor; other: lead in the race", in the language of `words`.
[[nodiscard]] std::string why(const Likeness& likeness, const Translator& words);

}  // namespace gammonkit
