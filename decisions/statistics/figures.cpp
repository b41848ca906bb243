#include "decisions/statistics/figures.hpp"

#include "decisions/statistics/figure_words.hpp"
#include "support/languages/translator.hpp"

#include <algorithm>
#include <functional>

namespace gammonkit {
namespace {

using All = const MatchStatistics&;
using Span = const SpanStatistics&;

template <class T>
FigureValue known(const T& value)
{
    return value;
}

/// A value, or nothing.
template <class T>
FigureValue known(const std::optional<T>& value)
{
    return value ? FigureValue(*value) : FigureValue{};
}

/// Goes from member to member, which may be functions, to the last one; nothing if one on the way is unknown.
template <auto First, auto... Others>
FigureValue told(const auto& from)
{
    const auto& value = std::invoke(First, from);
    if constexpr (sizeof...(Others) == 0) {
        return known(value);
    } else if constexpr (requires { value.has_value(); }) {
        return value ? told<Others...>(*value) : FigureValue{};
    } else {
        return told<Others...>(value);
    }
}

template <auto... Members>
FigureValue of_player(All, Span span, Player player)
{
    return told<Members...>(span.players[player]);
}

/// What a function of the statistics tells, or a member of that.
template <auto Function, auto... Members>
FigureValue of_match(All all, Span span, Player player)
{
    const auto value = std::invoke(Function, all, span, player);
    if constexpr (sizeof...(Members) == 0) {
        return known(value);
    } else {
        return value ? told<Members...>(*value) : FigureValue{};
    }
}

template <CubeMistake Mistake>
FigureValue cube_mistake(All, Span span, Player player)
{
    const std::optional<CubeStatistics>& part = span.players[player].cube;
    return part ? known((*part)[Mistake]) : FigureValue{};
}

/// What the first player has, seen by either.
FigureValue seen_by(Player player, const std::optional<double>& value)
{
    if (!value) return {};
    return player == Player::first ? *value : -*value;
}

FigureValue seen_by(Player player, const std::optional<Advantage>& value)
{
    if (!value) return {};
    return Advantage{player == Player::first ? value->mean : -value->mean, value->margin};
}

/// A session has one advantage, and its games have none.
bool is_all(All all, Span span)
{
    return &span == &all.match;
}

template <Phase In>
FigureValue phase_performance(All, Span span, Player player)
{
    return known(span.players[player].by_phase[static_cast<std::size_t>(In)].rating());
}

/// Nothing without a try: then chance has not been asked.
template <DiceTally DiceStatistics::* Tally>
FigureValue dice(All, Span span, Player player)
{
    const DiceTally& tally = span.players[player].dice.*Tally;
    return tally.tries > 0 ? FigureValue(tally) : FigureValue{};
}

FigureValue own_interval(All, Span span, Player player)
{
    return known(rating_interval(span.players[player].performance));
}

FigureValue interval_of_difference(All, Span span, Player player)
{
    return known(
        difference_interval(span.players[player].performance, span.players[opponent(player)].performance));
}

constexpr FigureSection kChecker = FigureSection::checker;
constexpr FigureSection kLuck = FigureSection::luck;
constexpr FigureSection kDice = FigureSection::dice;
constexpr FigureSection kCube = FigureSection::cube;
constexpr FigureSection kOverall = FigureSection::overall;
constexpr FigureSection kPerformance = FigureSection::performance;

constexpr Figure kFigures[] = {
    {kChecker, "moves", "Moves"_say, FigureUnit::count, of_player<&PlayerStatistics::moves>,
     "rolls that were moved with, and those with which the player could not move", kRecord},
    {kChecker,
     "unforced",
     "Unforced moves"_say,
     FigureUnit::count,
     of_player<&PlayerStatistics::checker, &CheckerStatistics::rate, &Rate::decisions>,
     {"analyzed rolls with more than one legal play", "analyzed rolls with more than one legal play",
      "analyzed rolls with more than one legal play whose candidates differ by 0.0001 or more"},
     {kGnubg, kManual, kExtreme}},
    {kChecker, "not_analyzed", "Not analyzed"_say, FigureUnit::count,
     of_player<&PlayerStatistics::checker, &CheckerStatistics::not_analyzed>,
     "rolls of which the record has no analysis", kRecord},
    {kChecker, "unmarked", "Unmarked"_say, FigureUnit::count,
     of_player<&PlayerStatistics::checker, &CheckerStatistics::unmarked>,
     "analyzed rolls, forced ones included, whose error is not above the threshold of a mark", kGnubg},
    {kChecker, "doubtful", "Doubtful"_say, FigureUnit::count,
     of_player<&PlayerStatistics::checker, &CheckerStatistics::doubtful>,
     "errors above the threshold doubtful, and not above that of bad", kGnubg},
    {kChecker, "bad", "Bad"_say, FigureUnit::count,
     of_player<&PlayerStatistics::checker, &CheckerStatistics::bad>,
     "errors above the threshold bad, and not above that of very bad", kGnubg},
    {kChecker, "very_bad", "Very bad"_say, FigureUnit::count,
     of_player<&PlayerStatistics::checker, &CheckerStatistics::very_bad>,
     "errors above the threshold very bad", kGnubg},
    {kChecker, "error", "Error total"_say, FigureUnit::amount,
     of_player<&PlayerStatistics::checker, &CheckerStatistics::rate, &Rate::error>,
     "sum over unforced moves: worth of the best candidate less worth of the one played", kManual},
    {kChecker, "error_rate", "Error rate"_say, FigureUnit::rate,
     of_player<&PlayerStatistics::checker, &CheckerStatistics::rate, &Rate::per_decision>,
     "error total / unforced moves", kManual},
    {kChecker, "rating", "Rating"_say, FigureUnit::word,
     of_player<&PlayerStatistics::checker, &CheckerStatistics::rate, &Rate::rating>,
     "by the error rate in thousandths: below 2 Supernatural, 5 World class, 8 Expert, 12 Advanced, 18 "
     "Intermediate, 26 Casual player, 35 Beginner, else Awful!",
     kWords},

    {kLuck, "very_lucky", "Very lucky"_say, FigureUnit::count,
     of_player<&PlayerStatistics::luck, &LuckStatistics::very_lucky>,
     "rolls with luck above the threshold very lucky", kGnubg},
    {kLuck, "lucky", "Lucky"_say, FigureUnit::count,
     of_player<&PlayerStatistics::luck, &LuckStatistics::lucky>,
     "rolls with luck above the threshold lucky, and not above that of very lucky", kGnubg},
    {kLuck, "unmarked", "Unmarked"_say, FigureUnit::count,
     of_player<&PlayerStatistics::luck, &LuckStatistics::unmarked>,
     "rolls whose luck is known and passes no threshold", kGnubg},
    {kLuck, "unlucky", "Unlucky"_say, FigureUnit::count,
     of_player<&PlayerStatistics::luck, &LuckStatistics::unlucky>,
     "rolls with luck below the negative threshold lucky", kGnubg},
    {kLuck, "very_unlucky", "Very unlucky"_say, FigureUnit::count,
     of_player<&PlayerStatistics::luck, &LuckStatistics::very_unlucky>,
     "rolls with luck below the negative threshold very lucky", kGnubg},
    {kLuck, "total", "Luck total"_say, FigureUnit::amount,
     of_player<&PlayerStatistics::luck, &LuckStatistics::total>,
     "sum over rolls: worth after the best play of the roll less the mean over all rolls, as the record has "
     "it",
     kManual},
    {kLuck, "rate", "Luck rate"_say, FigureUnit::rate,
     of_player<&PlayerStatistics::luck, &LuckStatistics::per_roll>, "luck total / moves", kManual},
    {kLuck,
     "rating",
     "Rating"_say,
     FigureUnit::word,
     [](All all, Span span, Player player) {
         const std::optional<LuckStatistics>& part = span.players[player].luck;
         return part ? known(part->rating(all.counting.rules)) : FigureValue{};
     },
     {kFiveLuckRatings, kSevenLuckRatings, kFiveLuckRatings},
     kWords},

    {kDice, "pips", "Pips a roll"_say, FigureUnit::dice_mean, dice<&DiceStatistics::pips>,
     "pips of all rolls / rolls; chance: 8 1/6, in opening rolls 7", "counting all 36 rolls"},
    {kDice, "doublets", "Doublets"_say, FigureUnit::dice, dice<&DiceStatistics::doublets>,
     "doublets among all rolls but opening ones; chance: 1/6 each", "counting all 36 rolls"},
    {kDice, "entered", "Entered from the bar"_say, FigureUnit::dice, dice<&DiceStatistics::entered>,
     "rolls with which a checker could enter, among those with one on the bar and an open point; chance: 1 - "
     "(closed points / 6)^2",
     "counting all 36 rolls"},
    {kDice, "shots", "Shots hit by the dice"_say, FigureUnit::dice, dice<&DiceStatistics::shots>,
     "rolls with a legal play that hits, among those before which there were any; chance: how many of the 36 "
     "have one",
     "counting all 36 rolls"},
    {kDice, "hits", "Plays that hit"_say, FigureUnit::count,
     of_player<&PlayerStatistics::dice, &DiceStatistics::hits>, "plays that hit a checker or more", kRecord},

    {kCube, "decisions", "Cube decisions"_say, FigureUnit::count,
     of_player<&PlayerStatistics::cube, &CubeStatistics::decisions>,
     "analyzed doubles, takes and drops, and rolls before which the player might have doubled", kGnubg},
    {kCube,
     "close_or_actual",
     "Close or actual"_say,
     FigureUnit::count,
     of_player<&PlayerStatistics::cube, &CubeStatistics::rate, &Rate::decisions>,
     {"doubles, takes and drops, and those not doubled where worth of the best choice - min(worth of "
      "double/take, worth of double/drop) < 0.16",
      "doubles, takes and drops, and those not doubled where worth of the best choice - min(worth of "
      "double/take, worth of double/drop) < 0.25, or worth of no double > worth of double/drop: too good",
      "doubles, takes and drops, and those not doubled where the sides differ by 0.200 or less, or that were "
      "wrong"},
     {kGnubg, kManual, kExtreme}},
    {kCube, "not_analyzed", "Not analyzed"_say, FigureUnit::count,
     of_player<&PlayerStatistics::cube, &CubeStatistics::not_analyzed>,
     "cube decisions of which the record has no analysis", kRecord},
    {kCube, "doubles", "Doubles"_say, FigureUnit::count,
     of_player<&PlayerStatistics::cube, &CubeStatistics::doubles>, "doubles and redoubles", kRecord},
    {kCube, "takes", "Takes"_say, FigureUnit::count,
     of_player<&PlayerStatistics::cube, &CubeStatistics::takes>, "doubles that the player took", kRecord},
    {kCube, "drops", "Drops"_say, FigureUnit::count,
     of_player<&PlayerStatistics::cube, &CubeStatistics::drops>, "doubles that the player dropped", kRecord},
    {kCube, "missed_doubles_below_cash", "Missed doubles below the cash point"_say, FigureUnit::tally,
     cube_mistake<CubeMistake::missed_double_below_cash>,
     not_by_manual("not doubled, though worth of double/take > worth of no double, and double/take <= "
                   "double/drop"),
     kGnubg},
    {kCube, "missed_doubles_above_cash", "Missed doubles above the cash point"_say, FigureUnit::tally,
     cube_mistake<CubeMistake::missed_double_above_cash>,
     not_by_manual("not doubled, though worth of double/drop > worth of no double, and double/take > "
                   "double/drop"),
     kGnubg},
    {kCube, "wrong_doubles_below_double", "Wrong doubles below the double point"_say, FigureUnit::tally,
     cube_mistake<CubeMistake::wrong_double_below_double>,
     not_by_manual("doubled, though worth of no double > worth of double/take, and no double <= double/drop"),
     kGnubg},
    {kCube, "wrong_doubles_above_too_good", "Wrong doubles above the too good point"_say, FigureUnit::tally,
     cube_mistake<CubeMistake::wrong_double_above_too_good>,
     not_by_manual("doubled, though worth of no double > worth of double/drop"), kGnubg},
    {kCube, "missed_doubles_around_double", "Missed doubles around the double point"_say, FigureUnit::tally,
     cube_mistake<CubeMistake::missed_double_below_cash>,
     by_manual("not doubled, though that was wrong, where no double is worth less than 0.95"), kManual},
    {kCube, "missed_doubles_around_too_good", "Missed doubles around the too good point"_say,
     FigureUnit::tally, cube_mistake<CubeMistake::missed_double_above_cash>,
     by_manual("not doubled, though that was wrong, where no double is worth 0.95 or more"), kManual},
    {kCube, "wrong_doubles_around_double", "Wrong doubles around the double point"_say, FigureUnit::tally,
     cube_mistake<CubeMistake::wrong_double_below_double>,
     by_manual("doubled, though that was wrong, where no double is worth less than 0.95"), kManual},
    {kCube, "wrong_doubles_around_too_good", "Wrong doubles around the too good point"_say, FigureUnit::tally,
     cube_mistake<CubeMistake::wrong_double_above_too_good>,
     by_manual("doubled, though that was wrong, where no double is worth 0.95 or more"), kManual},
    {kCube, "wrong_takes", "Wrong takes"_say, FigureUnit::tally, cube_mistake<CubeMistake::wrong_take>,
     "taken, though worth of double/take > worth of double/drop", kGnubg},
    {kCube, "wrong_drops", "Wrong drops"_say, FigureUnit::tally, cube_mistake<CubeMistake::wrong_drop>,
     "dropped, though worth of double/drop > worth of double/take", kGnubg},
    {kCube, "error", "Error total"_say, FigureUnit::amount,
     of_player<&PlayerStatistics::cube, &CubeStatistics::rate, &Rate::error>,
     "sum over cube decisions: worth of the right choice less worth of the one made", kManual},
    {kCube, "error_rate", "Error rate"_say, FigureUnit::rate,
     of_player<&PlayerStatistics::cube, &CubeStatistics::rate, &Rate::per_decision>,
     "error total / close or actual cube decisions", kManual},
    {kCube, "rating", "Rating"_say, FigureUnit::word,
     of_player<&PlayerStatistics::cube, &CubeStatistics::rate, &Rate::rating>, "as for checker play", kWords},

    {kOverall, "error", "Error total"_say, FigureUnit::amount,
     of_player<&PlayerStatistics::overall, &Rate::error>, "error totals of checker play and cube together",
     kManual},
    {kOverall, "error_rate", "Error rate"_say, FigureUnit::rate,
     of_player<&PlayerStatistics::overall, &Rate::per_decision>,
     "error total / (unforced moves + close or actual cube decisions)", kManual},
    {kOverall, "snowie_rate", "Snowie error rate"_say, FigureUnit::millipoints,
     [](All, Span span, Player player) { return known(span.snowie_rate(player)); },
     "error total / moves of both players, forced ones included", kManual},
    {kOverall, "rating", "Rating"_say, FigureUnit::word, of_player<&PlayerStatistics::overall, &Rate::rating>,
     "as for checker play", kWords},
    {kOverall, "actual_result", "Actual result"_say, FigureUnit::result,
     [](All, Span span, Player player) { return seen_by(player, span.results.actual); },
     "match: chance to win it after the games less the chance before; money: points won", kGnubg},
    {kOverall, "actual_chance", "Actual result from 0 to 100 %"_say, FigureUnit::chance,
     of_match<&MatchStatistics::actual_chance>, "50 % + actual result", kManual},
    {kOverall, "luck_adjusted_result", "Luck adjusted result"_say, FigureUnit::result,
     [](All, Span span, Player player) { return seen_by(player, span.results.luck_adjusted); },
     "actual result - own luck total + luck total of the opponent", kGnubg},
    {kOverall, "chance_against_opponent", "Chance against this opponent"_say, FigureUnit::chance,
     of_match<&MatchStatistics::chance_against_opponent>,
     "50 % - own error total + error total of the opponent, unnormalized, from 0 to 100 %", kManual},
    {kOverall, "chance_by_luck", "Chance by luck adjusted result"_say, FigureUnit::chance,
     of_match<&MatchStatistics::chance_by_luck>, "50 % + luck adjusted result", kManual},
    {kOverall, "luck_based_rating_difference", "Luck based FIBS rating difference"_say, FigureUnit::rating,
     of_match<&MatchStatistics::luck_based_rating_difference>,
     "-2000 / sqrt(points of the match) * log10(1 / chance by luck adjusted result - 1), at least -2100",
     kFibs},
    {kOverall, "error_based_rating_difference", "Error based FIBS rating difference"_say, FigureUnit::rating,
     of_match<&MatchStatistics::error_based_rating_difference>,
     "(error rate of the opponent - own error rate, in EMG) * (11971 + 23681 / points of the match); the "
     "DEPD "
     "rating",
     kDoel},
    {kOverall, "error_based_rating", "Error based FIBS rating"_say, FigureUnit::rating,
     of_match<&MatchStatistics::error_based_rating, &ErrorBasedRating::rating>,
     "2050 - loss by checker play - loss by the cube", kDoel},
    {kOverall, "checker_rating_loss", "Rating loss by checker play"_say, FigureUnit::rating,
     of_match<&MatchStatistics::error_based_rating, &ErrorBasedRating::checker_loss>,
     "error rate of checker play in EMG * (8798 + 25526 / points of the match)", kDoel},
    {kOverall, "cube_rating_loss", "Rating loss by the cube"_say, FigureUnit::rating,
     of_match<&MatchStatistics::error_based_rating, &ErrorBasedRating::cube_loss>,
     "error rate of the cube in EMG * (863 - 519 / points of the match)", kDoel},
    {kOverall, "actual_advantage", "Advantage (actual) per game"_say, FigureUnit::advantage,
     [](All all, Span span, Player player) {
         return is_all(all, span) ? seen_by(player, all.actual_advantage) : FigureValue{};
     },
     "actual result of the session / games; 95 %: 1.95996 * sqrt(variance of the games / games)", kGnubg},
    {kOverall, "luck_adjusted_advantage", "Advantage (luck adjusted) per game"_say, FigureUnit::advantage,
     [](All all, Span span, Player player) {
         return is_all(all, span) ? seen_by(player, all.luck_adjusted_advantage) : FigureValue{};
     },
     "the same by luck adjusted results", kGnubg},

    {kPerformance, "rating", "Performance rating (PR)"_say, FigureUnit::performance,
     of_player<&PlayerStatistics::performance, &Performance::rating>, "500 * error / counted decisions",
     kExtreme},
    {kPerformance, "decisions", "Counted decisions"_say, FigureUnit::count,
     of_player<&PlayerStatistics::performance, &Performance::decisions>,
     "unforced moves whose candidates differ by 0.0001 or more; doubles, takes and drops; those not doubled "
     "where the sides differ by 0.200 or less, or that were wrong",
     kExtreme},
    {kPerformance, "checker", "PR of checker play"_say, FigureUnit::performance,
     of_player<&PlayerStatistics::checker_performance, &Performance::rating>, "the same over checker plays",
     kExtreme},
    {kPerformance, "cube", "PR of the cube"_say, FigureUnit::performance,
     of_player<&PlayerStatistics::cube_performance, &Performance::rating>, "the same over cube decisions",
     kExtreme},
    {kPerformance, "opening", "PR in openings"_say, FigureUnit::performance,
     phase_performance<Phase::opening>, "the same over the first 6 rolls of games, with contact",
     "GammonKit"},
    {kPerformance, "contact", "PR with contact"_say, FigureUnit::performance,
     phase_performance<Phase::contact>, "the same over later decisions while the sides can hit each other",
     "GammonKit"},
    {kPerformance, "race", "PR in races"_say, FigureUnit::performance, phase_performance<Phase::race>,
     "the same without contact, while a checker is outside its home board", "GammonKit"},
    {kPerformance, "bearoff", "PR in bearoffs"_say, FigureUnit::performance,
     phase_performance<Phase::bearoff>, "the same with all checkers home or off", "GammonKit"},
    {kPerformance, "interval", "PR, 90% interval"_say, FigureUnit::interval, own_interval,
     "where the PR of many more such decisions lies: sums of errors have a gamma distribution; 20 decisions "
     "at least",
     "GammonKit"},
    {kPerformance, "difference", "PR less the opponent's, 90% interval"_say, FigureUnit::interval,
     interval_of_difference,
     "the same of the difference, by both intervals; without 0 in it, the one with the lower PR plays better",
     "GammonKit"},
};

}  // namespace

std::string_view to_string(FigureSection section)
{
    static constexpr std::string_view kNames[] = {"checker", "luck",    "dice",
                                                  "cube",    "overall", "performance"};
    return kNames[static_cast<std::size_t>(section)];
}

std::string_view title_of(FigureSection section)
{
    static constexpr std::string_view kTitles[] = {
        "Checker play"_say, "Luck"_say,    "Dice (chance ± its deviation)"_say,
        "Cube"_say,         "Overall"_say, "Performance"_say};
    return kTitles[static_cast<std::size_t>(section)];
}

std::span<const Figure> figures()
{
    return kFigures;
}

const Figure& figure(FigureSection section, std::string_view name)
{
    const auto is_it = [&](const Figure& one) { return one.section == section && one.name == name; };
    return *std::ranges::find_if(kFigures, is_it);
}

}  // namespace gammonkit
