#include "decisions/players/database/filter_query.hpp"

#include "decisions/players/database/stored_columns.hpp"
#include "model/structure/structure.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr WordInSql kWordsInSql[] = {
    {"me", false, "p.name_key", "p.name_letters"},
    {"first", false, "d.player = 1"},
    {"second", false, "d.player = 2"},
    {"name", true, "p.name_key", "p.name_letters"},
    {"opponent", true, "o.name_key", "o.name_letters"},
    {"checker", false, "d.decision = 'play'"},
    {"double", false, "d.decision = 'double'"},
    {"take", false, "d.decision = 'take'"},
    {"cube", false, "d.decision <> 'play'"},
    {"doubled", false, "d.choice = 'double'"},
    {"took", false, "d.choice = 'take'"},
    {"dropped", false, "d.choice = 'drop'"},
    {"beavered", false, "d.choice = 'beaver'"},
    {"forced", false, "d.forced = 1"},
    {"counted", false, "COALESCE(a.counted, 0) = 1"},
    {"analyzed", false, "COALESCE(a.analyzed, 0) = 1"},
    {"unanalyzed", false, "(COALESCE(a.analyzed, 0) = 0 AND d.has_choice = 1)"},
    {"close", false, "a.gap <= 0.0200005"},
    {"flagged", false, "COALESCE(a.flagged, 0) = 1"},
    {"comment", false, "d.comment <> ''"},
    {"illegal", false, "d.illegal = 1"},
    {"doubtful", false, "a.mark = 'doubtful'"},
    {"bad", false, "a.mark = 'bad'"},
    {"blunder", false, "a.mark = 'very-bad'"},
    {"error", false, "a.mark IN ('bad', 'very-bad')"},
    {"marked", false, "a.mark IN ('doubtful', 'bad', 'very-bad')"},
    {"missed-double", false, "CUBE(a.mistake LIKE 'missed double%')"},
    {"missed-double-below-cash", false, "CUBE(a.mistake = 'missed double below the cash point')"},
    {"missed-double-above-cash", false, "CUBE(a.mistake = 'missed double above the cash point')"},
    {"wrong-double", false, "CUBE(a.mistake LIKE 'wrong double%')"},
    {"wrong-double-below-double", false, "CUBE(a.mistake = 'wrong double below the double point')"},
    {"wrong-double-above-too-good", false, "CUBE(a.mistake = 'wrong double above the too good point')"},
    {"wrong-take", false, "CUBE(a.mistake = 'wrong take')"},
    {"wrong-drop", false, "CUBE(a.mistake = 'wrong drop')"},
    {"wrong-cube", false, "CUBE(a.mistake <> '')"},
    {"lucky", false, "a.luck_mark IN ('lucky', 'very-lucky')"},
    {"very-lucky", false, "a.luck_mark = 'very-lucky'"},
    {"unlucky", false, "a.luck_mark IN ('unlucky', 'very-unlucky')"},
    {"very-unlucky", false, "a.luck_mark = 'very-unlucky'"},
    {"dice", true, "d.dice"},
    {"doublet", false, "COALESCE(d.dice, '') IN ('11', '22', '33', '44', '55', '66')"},
    {"hit", false, "d.hits = 1"},
    {"phase", true, "d.phase"},
    {"opening", false, "d.phase = 'opening'"},
    {"contact", false, "d.phase = 'contact'"},
    {"race", false, "d.phase = 'race'"},
    {"bearoff", false, "d.phase = 'bearoff'"},
    {"plan", true, "d.plan"},
    {"opponent-plan", true, "d.opponent_plan"},
    {"point", true, "d.points"},
    {"opponent-point", true, "d.opponent_points"},
    {"anchor", false, "(d.points & 33030144) <> 0"},
    {"anchor", true, "d.points"},
    {"opponent-anchor", false, "(d.opponent_points & 33030144) <> 0"},
    {"opponent-anchor", true, "d.opponent_points"},
    {"prime", true, "d.prime"},
    {"opponent-prime", true, "d.opponent_prime"},
    {"back", true, "d.back"},
    {"opponent-back", true, "d.opponent_back"},
    {"bar", true, "d.bar"},
    {"opponent-bar", true, "d.opponent_bar"},
    {"off", true, "d.borne_off"},
    {"opponent-off", true, "d.opponent_borne_off"},
    {"blots", true, "d.blots"},
    {"opponent-blots", true, "d.opponent_blots"},
    {"home-blots", true, "d.home_blots"},
    {"opponent-home-blots", true, "d.opponent_home_blots"},
    {"builders", true, "d.builders"},
    {"timing", true, "d.timing"},
    {"opponent-timing", true, "d.opponent_timing"},
    {"stripped", false, "d.stripped = 1"},
    {"shots", true, "d.shots"},
    {"double-shots", true, "d.double_shots"},
    {"shots-left", true, "d.shots_left"},
    {"double-shots-left", true, "d.double_shots_left"},
    {"won-game", false, "g.winner = d.player"},
    {"lost-game", false, "g.winner <> d.player"},
    {"won-match", false, "m.winner = d.player"},
    {"lost-match", false, "m.winner <> d.player"},
    {"money", false, "m.length = 0"},
    {"crawford", false, "CASE WHEN m.length = 0 THEN 1 = 0 ELSE d.crawford = 'crawford' END"},
    {"post-crawford", false, "CASE WHEN m.length = 0 THEN 1 = 0 ELSE d.crawford = 'post' END"},
    {"dmp", false, "(m.length > 0 AND d.away = 1 AND d.opponent_away = 1)"},
    {"centered", false, "d.cube_owner = 'centered'"},
    {"owns-cube", false, "d.cube_owner = 'player'"},
    {"opponent-owns-cube", false, "d.cube_owner = 'opponent'"},
    {"length", true, "NULLIF(m.length, 0)"},
    {"score", true, "d.score"},
    {"opponent-score", true, "d.opponent_score"},
    {"away", true, "d.away"},
    {"opponent-away", true, "d.opponent_away"},
    {"cube", true, "d.cube"},
    {"error", true, "a.error_emg"},
    {"error-mwc", true, "CASE WHEN m.length > 0 THEN a.error_absolute END"},
    {"error-points", true, "CASE WHEN m.length = 0 THEN a.error_absolute END"},
    {"close", true, "a.gap"},
    {"difficulty", true, "a.difficulty"},
    {"avoidable", true, "a.avoidable"},
    {"seconds", true, "d.seconds"},
    {"luck", true, "a.luck_emg"},
    {"luck-mwc", true, "CASE WHEN m.length > 0 THEN a.luck_absolute END"},
    {"equity", true, "a.equity_played"},
    {"best-equity", true, "a.equity_best"},
    {"win", true, "a.win"},
    {"gammon", true, "a.win_gammon"},
    {"backgammon", true, "a.win_backgammon"},
    {"lose", true, "(1 - a.win)"},
    {"lose-gammon", true, "a.lose_gammon"},
    {"lose-backgammon", true, "a.lose_backgammon"},
    {"pips", true, "d.pips"},
    {"opponent-pips", true, "d.opponent_pips"},
    {"epc", true, "d.epc"},
    {"opponent-epc", true, "d.opponent_epc"},
    {"wastage", true, "d.wastage"},
    {"opponent-wastage", true, "d.opponent_wastage"},
    {"game", true, "d.game"},
    {"ply", true, "d.ply"},
    {"turn", true, "d.turn"},
    {"played", true, "COALESCE(d.played_key, lower(d.played))"},
    {"best", true, "COALESCE(a.best_key, lower(a.best))"},
    {"position", true, "lower(d.position_id)"},
    {"xgid", true, "lower(d.xgid)"},
    {"comment", true, "d.comment_key"},
    {"tag", true, "d.comment_key"},
    {"date", true, "NULLIF(m.date, '')"},
    {"event", true, "m.event_key"},
    {"engine", true, "a.engine_key"},
    {"level", true, "a.level_key"},
    {"match", true, "m.fingerprint"},
};

static_assert(kFarHome == 33030144, "as the anchors above ask");

/// The columns of tables of decisions that are called otherwise in the database, or stand in another table.
struct ColumnInSql {
    std::string_view column;
    std::string_view expression;
};
constexpr ColumnInSql kColumnsInSql[] = {
    {"match", "m.fingerprint"},
    {"name", "NULLIF(p.name, '')"},
    {"opponent", "NULLIF(o.name, '')"},
    {"date", "NULLIF(m.date, '')"},
    {"length", "m.length"},
    {"match_id", "d.gnubg_match_id"},
    {"mark", "a.mark_in_record"},
    {"luck_mark", "a.luck_mark_in_record"},
};

/// In the order of FactColumn.
constexpr std::array<std::string_view, 8> kFacts{"d.game_index",    "a.error_emg", "a.error_absolute",
                                                 "a.mark",          "a.mistake",   "a.luck_emg",
                                                 "a.luck_absolute", "a.luck_mark"};
static_assert(kFacts[static_cast<std::size_t>(FactColumn::luck_mark)] == "a.luck_mark");

const WordInSql& word_in_sql(const Word& word)
{
    const bool compared = word.kind != WordKind::flag;
    return *std::ranges::find_if(
        kWordsInSql, [&](const WordInSql& row) { return row.word == word.name && row.compared == compared; });
}

/// "CUBE(x)": x of cube decisions, and false of plays.
std::string flag_in_sql(std::string_view expression)
{
    constexpr std::string_view kCube = "CUBE(";
    if (!expression.starts_with(kCube)) return fmt::format("({})", expression);
    expression.remove_prefix(kCube.size());
    expression.remove_suffix(1);
    return fmt::format("(CASE WHEN d.decision = 'play' THEN 1 = 0 ELSE {} END)", expression);
}

std::string_view sign_of(Relation how)
{
    switch (how) {
    case Relation::unequal:
        return "<>";
    case Relation::less:
        return "<";
    case Relation::at_most:
        return "<=";
    case Relation::more:
        return ">";
    case Relation::at_least:
        return ">=";
    default:
        return "=";
    }
}

/// As filters compare numbers: what differs by less than this is the same.
std::string number_in_sql(const Condition& condition, std::string_view expression)
{
    const std::string difference = fmt::format("({} - ({}))", expression, sql_number(condition.number));
    switch (condition.how) {
    case Relation::less:
        return fmt::format("({} <= -{})", difference, kSameNumber);
    case Relation::at_most:
        return fmt::format("({} < {})", difference, kSameNumber);
    case Relation::more:
        return fmt::format("({} >= {})", difference, kSameNumber);
    case Relation::at_least:
        return fmt::format("({} > -{})", difference, kSameNumber);
    case Relation::unequal:
        return fmt::format("(abs{} >= {})", difference, kSameNumber);
    default:
        return fmt::format("(abs{} < {})", difference, kSameNumber);
    }
}

std::string contains_in_sql(std::string_view expression, const std::string& part, SqlKeeper keeper)
{
    if (keeper == SqlKeeper::sqlite) return fmt::format("instr({}, {}) > 0", expression, sql_text(part));
    return fmt::format("position({} IN {}) > 0", sql_text(part), expression);
}

std::string text_in_sql(const Condition& condition, const WordInSql& word, SqlKeeper keeper)
{
    const bool is_part = condition.how == Relation::contains;
    const std::string_view expression = is_part && !word.letters.empty() ? word.letters : word.expression;
    std::string any;
    for (const std::string& text : condition.texts) {
        any += any.empty() ? "" : " OR ";
        any += is_part ? contains_in_sql(expression, text, keeper)
                       : fmt::format("{} = {}", expression, sql_text(text));
    }
    return condition.how == Relation::unequal ? fmt::format("(NOT ({}))", any) : fmt::format("({})", any);
}

/// A month holds all its days, a year all its months.
std::string date_in_sql(const Condition& condition, std::string_view expression)
{
    const std::string& wanted = condition.texts.front();
    return fmt::format("(substr({}, 1, {}) {} {})", expression, wanted.size(), sign_of(condition.how),
                       sql_text(wanted));
}

/// A set of points has the bits of a whole number.
std::string point_in_sql(const Condition& condition, std::string_view expression)
{
    return fmt::format("(({} & {}) {} 0)", expression, 1 << static_cast<int>(condition.number),
                       condition.how == Relation::unequal ? "=" : "<>");
}

std::string condition_in_sql(const Condition& condition, SqlKeeper keeper)
{
    const WordInSql& word = word_in_sql(*condition.word);
    if (word.word == kMeWord) return text_in_sql(condition, word, keeper);
    switch (condition.word->kind) {
    case WordKind::flag:
        return flag_in_sql(word.expression);
    case WordKind::number:
    case WordKind::chance:
        return number_in_sql(condition, word.expression);
    case WordKind::point:
    case WordKind::anchor:
        return point_in_sql(condition, word.expression);
    case WordKind::date:
        return date_in_sql(condition, word.expression);
    default:
        return text_in_sql(condition, word, keeper);
    }
}

std::string column_in_sql(std::string_view column)
{
    const auto* const renamed = std::ranges::find(kColumnsInSql, column, &ColumnInSql::column);
    if (renamed != std::end(kColumnsInSql)) return std::string(renamed->expression);
    const bool is_of_decision =
        std::ranges::any_of(decision_facts(), [&](const StoredColumn& fact) { return fact.name == column; });
    return fmt::format("{}.{}", is_of_decision ? "d" : "a", column);
}

/// What the rows are sorted by first. Keepers differ in where they put NULL.
std::string order_in_sql(const WantedRows& wanted)
{
    if (wanted.sorted_by == nullptr) return {};
    const std::string_view number = word_in_sql(*wanted.sorted_by).expression;
    return fmt::format("CASE WHEN {0} IS NULL THEN 1 ELSE 0 END, {0}{1}, ", number,
                       wanted.ascending ? "" : " DESC");
}

}  // namespace

std::span<const WordInSql> words_in_sql()
{
    return kWordsInSql;
}

std::string condition_of(const Filter& filter, SqlKeeper keeper)
{
    if (filter.kind() == Filter::Kind::condition) return condition_in_sql(filter.condition(), keeper);
    if (filter.kind() == Filter::Kind::negation)
        return fmt::format("(NOT {})", condition_of(filter.parts().front(), keeper));
    std::string all;
    for (const Filter& part : filter.parts()) {
        if (!all.empty()) all += filter.kind() == Filter::Kind::all ? " AND " : " OR ";
        all += condition_of(part, keeper);
    }
    return fmt::format("({})", all);
}

std::string rows_of(const Filter& filter, SqlKeeper keeper, std::string_view also)
{
    return fmt::format("FROM decisions d JOIN matches m ON m.id = d.match_id\n"
                       "JOIN players p ON p.match_id = d.match_id AND p.seat = d.player\n"
                       "JOIN players o ON o.match_id = d.match_id AND o.seat = 3 - d.player\n"
                       "JOIN games g ON g.match_id = d.match_id AND g.number = d.game_index\n"
                       "LEFT JOIN analyses a ON a.match_id = d.match_id AND a.record = m.record "
                       "AND a.number = d.number\n"
                       "WHERE {}{}{}",
                       also, also.empty() ? "" : " AND ", condition_of(filter, keeper));
}

std::string query_of(const Filter& filter, SqlKeeper keeper, const WantedRows& wanted)
{
    const std::string found = rows_of(filter, keeper, wanted.also);
    if (wanted.only_count) return fmt::format("SELECT count(*) {}", found);
    std::string columns;
    for (const Column& column : decision_columns())
        columns += fmt::format("{}{} AS \"{}\"", columns.empty() ? "" : ", ", column_in_sql(column.name),
                               column.name);
    if (wanted.with_facts) columns += fmt::format(", {}", fmt::join(kFacts, ", "));
    return fmt::format("SELECT {} {}\nORDER BY {}d.match_id, d.number{}", columns, found,
                       order_in_sql(wanted), wanted.limit ? fmt::format(" LIMIT {}", *wanted.limit) : "");
}

Cell cell_of(const SqlValue& value)
{
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    if (const auto* number = std::get_if<double>(&value)) return *number;
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<int>(*whole);
    return {};
}

}  // namespace gammonkit
