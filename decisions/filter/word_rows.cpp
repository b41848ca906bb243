#include "decisions/filter/words.hpp"

#include "decisions/statistics/judge_cube.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {
namespace {

using Asked = const AskedDecision&;
using Known = std::optional<bool>;

/// The name of a column as a template argument.
template <std::size_t Size>
struct ColumnName {
    char text[Size];
    consteval ColumnName(const char (&name)[Size]) { std::copy_n(name, Size, text); }
};

/// The cell that tables of decisions have in this column.
template <ColumnName Name>
Cell column(Asked asked)
{
    const Column& found = *std::ranges::find(decision_columns(), std::string_view(Name.text), &Column::name);
    return found.cell(asked.row);
}

template <DecisionKind Kind>
Known is_kind(Asked asked)
{
    return asked.decision().kind == Kind;
}

Known is_cube(Asked asked)
{
    return asked.decision().kind != DecisionKind::play;
}

/// Whether this was done; not known where the record does not tell what was.
template <MadeChoice Done>
Known is_done(Asked asked)
{
    if (asked.decision().choice == MadeChoice::not_known) return std::nullopt;
    return asked.decision().choice == Done;
}

template <CubeMistake... Mistakes>
Known is_mistake(Asked asked)
{
    if (!is_cube(asked).value()) return false;
    if (!asked.judged.error) return std::nullopt;
    return ((asked.judged.mistake == Mistakes) || ...);
}

template <SkillMark... Marks>
Known is_marked(Asked asked)
{
    if (!asked.judged.error) return std::nullopt;
    return ((asked.judged.mark == Marks) || ...);
}

template <LuckMark... Marks>
Known is_lucky(Asked asked)
{
    if (!asked.judged.luck) return std::nullopt;
    return ((asked.judged.luck_mark == Marks) || ...);
}

template <Phase Wanted>
Known is_in(Asked asked)
{
    return asked.decision().state ? Known(asked.judged.phase == Wanted) : std::nullopt;
}

bool is_money(Asked asked)
{
    return asked.row.match != nullptr ? asked.row.match->rules.is_money()
                                      : asked.row.position->state.rules.is_money();
}

/// Whether the column "crawford" says this; in a money session it says nothing, and it is not so.
template <ColumnName Name>
Known crawford_is(Asked asked)
{
    if (is_money(asked)) return false;
    const Cell cell = column<"crawford">(asked);
    const auto* text = std::get_if<std::string>(&cell);
    return text != nullptr ? Known(*text == Name.text) : std::nullopt;
}

Known is_match_point_for_both(Asked asked)
{
    return !is_money(asked) && column<"away">(asked) == Cell(1) && column<"opponent_away">(asked) == Cell(1);
}

template <ColumnName Owner>
Known is_cube_with(Asked asked)
{
    const Cell cell = column<"cube_owner">(asked);
    const auto* text = std::get_if<std::string>(&cell);
    return text != nullptr ? Known(*text == Owner.text) : std::nullopt;
}

Known is_analyzed(Asked asked)
{
    return asked.decision().judgement.has_value();
}

Known is_unanalyzed(Asked asked)
{
    return !asked.decision().judgement && asked.judged.in_rate != RateEligibility::forced &&
           !is_dead_cube(asked.decision());
}

Known is_hit(Asked asked)
{
    if (is_cube(asked).value()) return false;
    if (asked.decision().made.empty()) return std::nullopt;
    return asked.decision().made.find('*') != std::string::npos;
}

Cell phase(Asked asked)
{
    if (!asked.decision().state) return {};
    return std::string(to_string(asked.judged.phase));
}

Known is_forced(Asked asked)
{
    return asked.judged.in_rate == RateEligibility::forced;
}

Known counts(Asked asked)
{
    return asked.judged.in_performance == RateEligibility::counted;
}

Known is_doublet(Asked asked)
{
    const std::optional<Dice>& dice = asked.decision().dice;
    return dice && dice->high() == dice->low();
}

Cell cell_of(const std::optional<double>& value)
{
    return value && std::isfinite(*value) ? Cell(*value) : Cell{};
}

/// One unit of an error or of luck.
template <std::optional<Amount> DecisionError::* Member, bool OfMoney>
Cell absolute(Asked asked)
{
    const std::optional<Amount>& amount = asked.judged.*Member;
    return amount && is_money(asked) == OfMoney ? cell_of(amount->absolute) : Cell{};
}

template <std::optional<Amount> DecisionError::* Member>
Cell normalized(Asked asked)
{
    const std::optional<Amount>& amount = asked.judged.*Member;
    return amount ? cell_of(amount->normalized) : Cell{};
}

template <bool OfOpponent>
Cell pips(Asked asked)
{
    const std::optional<GameState>& state = asked.decision().state;
    if (!state) return {};
    const Player player = asked.decision().player;
    return state->position.pip_count(OfOpponent ? opponent(player) : player);
}

Cell lose(Asked asked)
{
    const Cell win = column<"win">(asked);
    const auto* chance = std::get_if<double>(&win);
    return chance != nullptr ? Cell(1 - *chance) : Cell{};
}

/// Whether the player who decides, or his opponent, is the winner; not known where nobody has won.
template <std::optional<Player> AskedDecision::* Winner, bool ByOpponent>
Known has_won(Asked asked)
{
    const std::optional<Player>& winner = asked.*Winner;
    if (!winner) return std::nullopt;
    return (*winner == asked.decision().player) != ByOpponent;
}

/// What is said of a decision: at its turn, in remarks just before that, or of a position.
Cell comment(Asked asked)
{
    if (asked.row.match == nullptr) return asked.row.position->comment;
    const Decision& decision = asked.decision();
    const std::vector<Game>& games = asked.row.match->games;
    if (decision.game >= games.size() || decision.turn >= games[decision.game].turns.size()) return {};
    const std::vector<Turn>& turns = games[decision.game].turns;
    std::string text = turns[decision.turn].comment;
    for (std::size_t i = decision.turn; i-- > 0 && std::holds_alternative<Remark>(turns[i].action);)
        text.insert(0, turns[i].comment + "\n");
    return text;
}

Known is_commented(Asked asked)
{
    const Cell cell = comment(asked);
    const auto* text = std::get_if<std::string>(&cell);
    return text != nullptr ? Known(!text->empty()) : std::nullopt;
}

Cell event(Asked asked)
{
    return asked.row.match != nullptr ? Cell(asked.row.match->event) : Cell{};
}

using enum WordGroup;
using enum WordKind;
using enum SkillMark;
using enum LuckMark;
using enum CubeMistake;

constexpr Word kWordRows[] = {
    {kMeWord, "", players, flag, "you decide", AskFlag{nullptr}},
    {"first", "", players, flag, "the first player of the record decides",
     [](Asked asked) { return Known(asked.decision().player == Player::first); }},
    {"second", "", players, flag, "the second player decides",
     [](Asked asked) { return Known(asked.decision().player == Player::second); }},
    {"name", "player", players, name, "the name of the player who decides", column<"name">},
    {"opponent", "", players, name, "the name of his opponent", column<"opponent">},

    {"checker", "move play", decisions, flag, "how to play a roll", is_kind<DecisionKind::play>},
    {"double", "", decisions, flag, "whether to double, wherever one may, done or not",
     is_kind<DecisionKind::offer>},
    {"take", "", decisions, flag, "the answer to a double, whatever it is", is_kind<DecisionKind::answer>},
    {"cube", "", decisions, flag, "double or take", is_cube},
    {"doubled", "", decisions, flag, "he doubled", is_done<MadeChoice::doubled>},
    {"took", "taken", decisions, flag, "he took the double", is_done<MadeChoice::took>},
    {"dropped", "passed", decisions, flag, "he dropped the double", is_done<MadeChoice::dropped>},
    {"beavered", "", decisions, flag, "he took the double and turned the cube at once",
     is_done<MadeChoice::beavered>},
    {"forced", "", decisions, flag, "there was one legal play, or none", is_forced},
    {"counted", "", decisions, flag, "it counts in the performance rating (PR): not forced, not obvious",
     counts},
    {"analyzed", "analysed", decisions, flag, "an analysis says something of it", is_analyzed},
    {"unanalyzed", "unanalysed not-analyzed not-analysed", decisions, flag,
     "there was a choice, and no analysis says anything of it", is_unanalyzed},
    {"comment", "commented", decisions, flag, "somebody has commented it", is_commented},
    {kIllegalWord, "", decisions, flag, "the turn breaks a rule of the game",
     [](Asked asked) { return Known(asked.breaks_the_rules); }},

    {"doubtful", "", errors, flag, "marked doubtful (?!)", is_marked<SkillMark::doubtful>},
    {"bad", "", errors, flag, "marked bad (?)", is_marked<SkillMark::bad>},
    {"blunder", "very-bad", errors, flag, "marked very bad (?\?)", is_marked<very_bad>},
    {"error", "", errors, flag, "marked bad or very bad", is_marked<SkillMark::bad, very_bad>},
    {"marked", "mistake", errors, flag, "marked doubtful, bad or very bad",
     is_marked<SkillMark::doubtful, SkillMark::bad, very_bad>},
    {"missed-double", "", errors, flag, "not doubled, and should have been",
     is_mistake<missed_double_below_cash, missed_double_above_cash>},
    {"missed-double-below-cash", "missed-double-below-cp missed-double-take", errors, flag,
     "not doubled, where the opponent would take", is_mistake<missed_double_below_cash>},
    {"missed-double-above-cash", "missed-double-above-cp missed-double-pass missed-cash", errors, flag,
     "not doubled, where the opponent would drop", is_mistake<missed_double_above_cash>},
    {"wrong-double", "", errors, flag, "doubled, and should not have been",
     is_mistake<wrong_double_below_double, wrong_double_above_too_good>},
    {"wrong-double-below-double", "wrong-double-below-dp early-double", errors, flag, "doubled too early",
     is_mistake<wrong_double_below_double>},
    {"wrong-double-above-too-good", "wrong-double-above-tg too-good-double", errors, flag,
     "doubled, where playing on for the gammon is worth more", is_mistake<wrong_double_above_too_good>},
    {"wrong-take", "", errors, flag, "taken, and should have been dropped",
     is_mistake<CubeMistake::wrong_take>},
    {"wrong-drop", "wrong-pass", errors, flag, "dropped, and should have been taken",
     is_mistake<CubeMistake::wrong_drop>},
    {"wrong-cube", "cube-error", errors, flag, "any of these, however small",
     is_mistake<missed_double_below_cash, missed_double_above_cash, wrong_double_below_double,
                wrong_double_above_too_good, CubeMistake::wrong_take, CubeMistake::wrong_drop>},

    {"lucky", "", rolls, flag, "the roll was lucky or very lucky", is_lucky<LuckMark::lucky, very_lucky>},
    {"very-lucky", "joker", rolls, flag, "the roll was very lucky", is_lucky<very_lucky>},
    {"unlucky", "", rolls, flag, "the roll was unlucky or very unlucky",
     is_lucky<LuckMark::unlucky, very_unlucky>},
    {"very-unlucky", "anti-joker", rolls, flag, "the roll was very unlucky", is_lucky<very_unlucky>},
    {"dice", "roll", rolls, dice, "what was rolled, the higher die first or last", column<"dice">},
    {"doublet", "", rolls, flag, "both dice are equal", is_doublet},
    {"hit", "hits", rolls, flag, "the play that was made hits", is_hit},

    {"phase", "", positions, text, "opening, contact, race or bearoff, as the words mean alone", phase},
    {"opening", "", positions, flag, "contact, at most six rolls into the game", is_in<Phase::opening>},
    {"contact", "", positions, flag, "later, as long as the sides can hit each other", is_in<Phase::contact>},
    {"race", "", positions, flag, "no contact, and not yet a bear-off", is_in<Phase::race>},
    {"bearoff", "bear-off", positions, flag, "no contact, and all checkers are home or off",
     is_in<Phase::bearoff>},

    {"won-game", "", score, flag, "he won the game", has_won<&AskedDecision::game_winner, false>},
    {"lost-game", "", score, flag, "he lost the game", has_won<&AskedDecision::game_winner, true>},
    {"won-match", "winner", score, flag, "he won the match", has_won<&AskedDecision::match_winner, false>},
    {"lost-match", "loser", score, flag, "he lost the match", has_won<&AskedDecision::match_winner, true>},
    {"money", "", score, flag, "a money session", [](Asked asked) { return Known(is_money(asked)); }},
    {"crawford", "", score, flag, "the Crawford game", crawford_is<"crawford">},
    {"post-crawford", "", score, flag, "a game after the Crawford game", crawford_is<"post">},
    {"dmp", "double-match-point", score, flag, "both need one point", is_match_point_for_both},
    {"centered", "", score, flag, "the cube is in the middle", is_cube_with<"centered">},
    {"owns-cube", "", score, flag, "the player who decides has the cube", is_cube_with<"player">},
    {"opponent-owns-cube", "", score, flag, "his opponent has it", is_cube_with<"opponent">},
    {"length", "", score, number, "the points of the match; not known of a money session", column<"length">},
    {"score", "", score, number, "the points he has; score=3-5 tells both players'", column<"score">},
    {"opponent-score", "", score, number, "the points his opponent has", column<"opponent_score">},
    {"away", "", score, number, "the points he needs to win the match; away=2-4 tells both players'",
     column<"away">},
    {"opponent-away", "", score, number, "the points his opponent needs", column<"opponent_away">},
    {"cube", "", score, number, "what stands on the cube", column<"cube">},

    {"error", "", numbers, number, "what the decision costs, in EMG: equity for each unit of the cube",
     normalized<&DecisionError::error>},
    {"error-mwc", "", numbers, chance, "the same as chance to win the match: error-mwc>2%",
     absolute<&DecisionError::error, false>},
    {"error-points", "", numbers, number, "the same in points of a money session",
     absolute<&DecisionError::error, true>},
    {"luck", "", numbers, number, "what the roll brings above the average, in EMG",
     normalized<&DecisionError::luck>},
    {"luck-mwc", "", numbers, chance, "the same as chance to win the match",
     absolute<&DecisionError::luck, false>},
    {"equity", "", numbers, number, "what the position is worth after what was done",
     column<"equity_played">},
    {"best-equity", "equity-best", numbers, number, "and after the best", column<"equity_best">},
    {"win", "", numbers, chance, "the chance to win the game, gammons included, after what was done",
     column<"win">},
    {"gammon", "win-gammon", numbers, chance, "the chance to win a gammon or backgammon",
     column<"win_gammon">},
    {"backgammon", "win-backgammon", numbers, chance, "the chance to win a backgammon",
     column<"win_backgammon">},
    {"lose", "", numbers, chance, "the chance to lose the game", lose},
    {"lose-gammon", "", numbers, chance, "the chance to lose a gammon or backgammon", column<"lose_gammon">},
    {"lose-backgammon", "", numbers, chance, "the chance to lose a backgammon", column<"lose_backgammon">},
    {"pips", "", numbers, number, "the pips he needs to bear off; pips=90-100 tells both players'",
     pips<false>},
    {"opponent-pips", "", numbers, number, "the pips his opponent needs", pips<true>},
    {"epc", "effective-pips", numbers, number,
     "the effective pips he needs; not known while there is contact", column<"epc">},
    {"opponent-epc", "opponent-effective-pips", numbers, number, "the effective pips his opponent needs",
     column<"opponent_epc">},
    {"wastage", "waste", numbers, number, "the pips that he will waste in a race", column<"wastage">},
    {"opponent-wastage", "opponent-waste", numbers, number, "the pips that his opponent will waste",
     column<"opponent_wastage">},
    {"game", "", numbers, number, "the number of the game, as the record counts", column<"game">},
    {"ply", "", numbers, number, "the number of the roll in its game, from 1", column<"ply">},
    {"turn", "", numbers, number, "the number of the turn in its game", column<"turn">},

    {"played", "made", texts, text, "what was done: \"13/11 6/5\", \"no double\" ...", column<"played">},
    {"best", "", texts, text, "what an analysis says is best", column<"best">},
    {"position", "position-id", texts, text, "the Position ID of GNU Backgammon", column<"position_id">},
    {"xgid", "", texts, text, "the XGID", column<"xgid">},
    {"comment", "", texts, text, "what is said of it: comment:prime", comment},
    {"date", "", texts, date, "the day of the match, or its month or year: date>=2020-05", column<"date">},
    {"event", "", texts, text, "the event", event},
    {"engine", "", texts, text, "who analyzed the decision", column<"engine">},
    {"level", "", texts, text, "how thoroughly: \"2-ply\", \"XG Roller+\" ...", column<"level">},
    {"match", "", texts, text, "the fingerprint of the match, as probe tells it", column<"match">},
};

}  // namespace

std::span<const Word> filter_words()
{
    return kWordRows;
}

}  // namespace gammonkit
