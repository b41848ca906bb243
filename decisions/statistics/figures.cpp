#include "decisions/statistics/figures.hpp"

#include "decisions/statistics/figure_words.hpp"
#include "support/languages/translator.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

using All = const MatchStatistics&;
using Span = const SpanStatistics&;

/// A value, or nothing.
template <class T>
FigureValue known(const std::optional<T>& value)
{
    return value ? FigureValue(*value) : FigureValue{};
}

/// Something of a part of the statistics, where that is known.
template <class Get>
FigureValue checker(Span span, Player player, Get get)
{
    const std::optional<CheckerStatistics>& part = span.players[player].checker;
    return part ? FigureValue(get(*part)) : FigureValue{};
}

template <class Get>
FigureValue luck(Span span, Player player, Get get)
{
    const std::optional<LuckStatistics>& part = span.players[player].luck;
    return part ? FigureValue(get(*part)) : FigureValue{};
}

template <class Get>
FigureValue cube(Span span, Player player, Get get)
{
    const std::optional<CubeStatistics>& part = span.players[player].cube;
    return part ? FigureValue(get(*part)) : FigureValue{};
}

template <int CheckerStatistics::* Count>
FigureValue checker_count(All, Span span, Player player)
{
    return checker(span, player, [](const CheckerStatistics& part) { return part.*Count; });
}

template <int LuckStatistics::* Count>
FigureValue luck_count(All, Span span, Player player)
{
    return luck(span, player, [](const LuckStatistics& part) { return part.*Count; });
}

template <int CubeStatistics::* Count>
FigureValue cube_count(All, Span span, Player player)
{
    return cube(span, player, [](const CubeStatistics& part) { return part.*Count; });
}

template <CubeMistake Mistake>
FigureValue cube_mistake(All, Span span, Player player)
{
    return cube(span, player, [](const CubeStatistics& part) { return part[Mistake]; });
}

template <class Get>
FigureValue overall(Span span, Player player, Get get)
{
    const std::optional<Rate> rate = span.players[player].overall();
    return rate ? get(*rate) : FigureValue{};
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

template <std::optional<double> ErrorBasedRating::* Part>
FigureValue error_based(All all, Span span, Player player)
{
    const std::optional<ErrorBasedRating> rating = all.error_based_rating(span, player);
    return rating ? known((*rating).*Part) : FigureValue{};
}

template <Phase In>
FigureValue phase_performance(All, Span span, Player player)
{
    return known(span.players[player].by_phase[static_cast<std::size_t>(In)].rating());
}

constexpr FigureSection kChecker = FigureSection::checker;
constexpr FigureSection kLuck = FigureSection::luck;
constexpr FigureSection kCube = FigureSection::cube;
constexpr FigureSection kOverall = FigureSection::overall;
constexpr FigureSection kPerformance = FigureSection::performance;

constexpr Figure kFigures[] = {
    {kChecker, "moves", "Moves"_say, FigureUnit::count,
     [](All, Span span, Player player) { return FigureValue(span.players[player].moves); },
     "rolls that were moved with, and those with which the player could not move", kRecord},
    {kChecker,
     "unforced",
     "Unforced moves"_say,
     FigureUnit::count,
     [](All, Span span, Player player) {
         return checker(span, player, [](const CheckerStatistics& part) { return part.rate.decisions; });
     },
     {"analyzed rolls with more than one legal play", "analyzed rolls with more than one legal play",
      "analyzed rolls with more than one legal play whose candidates differ by 0.0001 or more"},
     {kGnubg, kManual, kExtreme}},
    {kChecker, "not_analyzed", "Not analyzed"_say, FigureUnit::count,
     checker_count<&CheckerStatistics::not_analyzed>, "rolls of which the record has no analysis", kRecord},
    {kChecker, "unmarked", "Unmarked"_say, FigureUnit::count, checker_count<&CheckerStatistics::unmarked>,
     "analyzed rolls, forced ones included, whose error is not above the threshold of a mark", kGnubg},
    {kChecker, "doubtful", "Doubtful"_say, FigureUnit::count, checker_count<&CheckerStatistics::doubtful>,
     "errors above the threshold doubtful, and not above that of bad", kGnubg},
    {kChecker, "bad", "Bad"_say, FigureUnit::count, checker_count<&CheckerStatistics::bad>,
     "errors above the threshold bad, and not above that of very bad", kGnubg},
    {kChecker, "very_bad", "Very bad"_say, FigureUnit::count, checker_count<&CheckerStatistics::very_bad>,
     "errors above the threshold very bad", kGnubg},
    {kChecker, "error", "Error total"_say, FigureUnit::amount,
     [](All, Span span, Player player) {
         return checker(span, player, [](const CheckerStatistics& part) { return part.rate.error; });
     },
     "sum over unforced moves: worth of the best candidate less worth of the one played", kManual},
    {kChecker, "error_rate", "Error rate"_say, FigureUnit::rate,
     [](All, Span span, Player player) {
         const std::optional<CheckerStatistics>& part = span.players[player].checker;
         return part ? known(part->rate.per_decision()) : FigureValue{};
     },
     "error total / unforced moves", kManual},
    {kChecker, "rating", "Rating"_say, FigureUnit::word,
     [](All, Span span, Player player) {
         const std::optional<CheckerStatistics>& part = span.players[player].checker;
         return part ? known(part->rate.rating()) : FigureValue{};
     },
     "by the error rate in thousandths: below 2 Supernatural, 5 World class, 8 Expert, 12 Advanced, 18 "
     "Intermediate, 26 Casual player, 35 Beginner, else Awful!",
     kWords},

    {kLuck, "very_lucky", "Very lucky"_say, FigureUnit::count, luck_count<&LuckStatistics::very_lucky>,
     "rolls with luck above the threshold very lucky", kGnubg},
    {kLuck, "lucky", "Lucky"_say, FigureUnit::count, luck_count<&LuckStatistics::lucky>,
     "rolls with luck above the threshold lucky, and not above that of very lucky", kGnubg},
    {kLuck, "unmarked", "Unmarked"_say, FigureUnit::count, luck_count<&LuckStatistics::unmarked>,
     "rolls whose luck is known and passes no threshold", kGnubg},
    {kLuck, "unlucky", "Unlucky"_say, FigureUnit::count, luck_count<&LuckStatistics::unlucky>,
     "rolls with luck below the negative threshold lucky", kGnubg},
    {kLuck, "very_unlucky", "Very unlucky"_say, FigureUnit::count, luck_count<&LuckStatistics::very_unlucky>,
     "rolls with luck below the negative threshold very lucky", kGnubg},
    {kLuck, "total", "Luck total"_say, FigureUnit::amount,
     [](All, Span span, Player player) {
         return luck(span, player, [](const LuckStatistics& part) { return part.total; });
     },
     "sum over rolls: worth after the best play of the roll less the mean over all rolls, as the record has "
     "it",
     kManual},
    {kLuck, "rate", "Luck rate"_say, FigureUnit::rate,
     [](All, Span span, Player player) {
         const std::optional<LuckStatistics>& part = span.players[player].luck;
         return part ? known(part->per_roll()) : FigureValue{};
     },
     "luck total / moves", kManual},
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

    {kCube, "decisions", "Cube decisions"_say, FigureUnit::count, cube_count<&CubeStatistics::decisions>,
     "analyzed doubles, takes and drops, and rolls before which the player might have doubled", kGnubg},
    {kCube,
     "close_or_actual",
     "Close or actual"_say,
     FigureUnit::count,
     [](All, Span span, Player player) {
         return cube(span, player, [](const CubeStatistics& part) { return part.rate.decisions; });
     },
     {"doubles, takes and drops, and those not doubled where worth of the best choice - min(worth of "
      "double/take, worth of double/drop) < 0.16",
      "doubles, takes and drops, and those not doubled where worth of the best choice - min(worth of "
      "double/take, worth of double/drop) < 0.25, or worth of no double > worth of double/drop: too good",
      "doubles, takes and drops, and those not doubled where the sides differ by 0.200 or less, or that were "
      "wrong"},
     {kGnubg, kManual, kExtreme}},
    {kCube, "not_analyzed", "Not analyzed"_say, FigureUnit::count, cube_count<&CubeStatistics::not_analyzed>,
     "cube decisions of which the record has no analysis", kRecord},
    {kCube, "doubles", "Doubles"_say, FigureUnit::count, cube_count<&CubeStatistics::doubles>,
     "doubles and redoubles", kRecord},
    {kCube, "takes", "Takes"_say, FigureUnit::count, cube_count<&CubeStatistics::takes>,
     "doubles that the player took", kRecord},
    {kCube, "drops", "Drops"_say, FigureUnit::count, cube_count<&CubeStatistics::drops>,
     "doubles that the player dropped", kRecord},
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
     [](All, Span span, Player player) {
         return cube(span, player, [](const CubeStatistics& part) { return part.rate.error; });
     },
     "sum over cube decisions: worth of the right choice less worth of the one made", kManual},
    {kCube, "error_rate", "Error rate"_say, FigureUnit::rate,
     [](All, Span span, Player player) {
         const std::optional<CubeStatistics>& part = span.players[player].cube;
         return part ? known(part->rate.per_decision()) : FigureValue{};
     },
     "error total / close or actual cube decisions", kManual},
    {kCube, "rating", "Rating"_say, FigureUnit::word,
     [](All, Span span, Player player) {
         const std::optional<CubeStatistics>& part = span.players[player].cube;
         return part ? known(part->rate.rating()) : FigureValue{};
     },
     "as for checker play", kWords},

    {kOverall, "error", "Error total"_say, FigureUnit::amount,
     [](All, Span span, Player player) {
         return overall(span, player, [](const Rate& rate) { return FigureValue(rate.error); });
     },
     "error totals of checker play and cube together", kManual},
    {kOverall, "error_rate", "Error rate"_say, FigureUnit::rate,
     [](All, Span span, Player player) {
         return overall(span, player, [](const Rate& rate) { return known(rate.per_decision()); });
     },
     "error total / (unforced moves + close or actual cube decisions)", kManual},
    {kOverall, "snowie_rate", "Snowie error rate"_say, FigureUnit::millipoints,
     [](All, Span span, Player player) { return known(span.snowie_rate(player)); },
     "error total / moves of both players, forced ones included", kManual},
    {kOverall, "rating", "Rating"_say, FigureUnit::word,
     [](All, Span span, Player player) {
         return overall(span, player, [](const Rate& rate) { return known(rate.rating()); });
     },
     "as for checker play", kWords},
    {kOverall, "actual_result", "Actual result"_say, FigureUnit::result,
     [](All, Span span, Player player) { return seen_by(player, span.results.actual); },
     "match: chance to win it after the games less the chance before; money: points won", kGnubg},
    {kOverall, "actual_chance", "Actual result from 0 to 100 %"_say, FigureUnit::chance,
     [](All all, Span span, Player player) { return known(all.actual_chance(span, player)); },
     "50 % + actual result", kManual},
    {kOverall, "luck_adjusted_result", "Luck adjusted result"_say, FigureUnit::result,
     [](All, Span span, Player player) { return seen_by(player, span.results.luck_adjusted); },
     "actual result - own luck total + luck total of the opponent", kGnubg},
    {kOverall, "chance_against_opponent", "Chance against this opponent"_say, FigureUnit::chance,
     [](All all, Span span, Player player) { return known(all.chance_against_opponent(span, player)); },
     "50 % - own error total + error total of the opponent, unnormalized, from 0 to 100 %", kManual},
    {kOverall, "chance_by_luck", "Chance by luck adjusted result"_say, FigureUnit::chance,
     [](All all, Span span, Player player) { return known(all.chance_by_luck(span, player)); },
     "50 % + luck adjusted result", kManual},
    {kOverall, "luck_based_rating_difference", "Luck based FIBS rating difference"_say, FigureUnit::rating,
     [](All all, Span span, Player player) { return known(all.luck_based_rating_difference(span, player)); },
     "-2000 / sqrt(points of the match) * log10(1 / chance by luck adjusted result - 1), at least -2100",
     kFibs},
    {kOverall, "error_based_rating_difference", "Error based FIBS rating difference"_say, FigureUnit::rating,
     [](All all, Span span, Player player) { return known(all.error_based_rating_difference(span, player)); },
     "(error rate of the opponent - own error rate, in EMG) * (11971 + 23681 / points of the match); the "
     "DEPD "
     "rating",
     kDoel},
    {kOverall, "error_based_rating", "Error based FIBS rating"_say, FigureUnit::rating,
     error_based<&ErrorBasedRating::rating>, "2050 - loss by checker play - loss by the cube", kDoel},
    {kOverall, "checker_rating_loss", "Rating loss by checker play"_say, FigureUnit::rating,
     error_based<&ErrorBasedRating::checker_loss>,
     "error rate of checker play in EMG * (8798 + 25526 / points of the match)", kDoel},
    {kOverall, "cube_rating_loss", "Rating loss by the cube"_say, FigureUnit::rating,
     error_based<&ErrorBasedRating::cube_loss>,
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
     [](All, Span span, Player player) { return known(span.players[player].performance.rating()); },
     "500 * error / counted decisions", kExtreme},
    {kPerformance, "decisions", "Counted decisions"_say, FigureUnit::count,
     [](All, Span span, Player player) { return FigureValue(span.players[player].performance.decisions); },
     "unforced moves whose candidates differ by 0.0001 or more; doubles, takes and drops; those not doubled "
     "where the sides differ by 0.200 or less, or that were wrong",
     kExtreme},
    {kPerformance, "checker", "PR of checker play"_say, FigureUnit::performance,
     [](All, Span span, Player player) { return known(span.players[player].checker_performance.rating()); },
     "the same over checker plays", kExtreme},
    {kPerformance, "cube", "PR of the cube"_say, FigureUnit::performance,
     [](All, Span span, Player player) { return known(span.players[player].cube_performance.rating()); },
     "the same over cube decisions", kExtreme},
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
};

}  // namespace

std::string_view to_string(FigureSection section)
{
    static constexpr std::string_view kNames[] = {"checker", "luck", "cube", "overall", "performance"};
    return kNames[static_cast<std::size_t>(section)];
}

std::string_view title_of(FigureSection section)
{
    static constexpr std::string_view kTitles[] = {"Checker play"_say, "Luck"_say, "Cube"_say, "Overall"_say,
                                                   "Performance"_say};
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
