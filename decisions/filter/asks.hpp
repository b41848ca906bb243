#pragma once

#include "decisions/filter/filter.hpp"
#include "decisions/statistics/judge_cube.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>

/// What the words of filters ask.
namespace gammonkit::asks {

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

inline Known is_cube(Asked asked)
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

inline bool is_money(Asked asked)
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

inline Known is_match_point_for_both(Asked asked)
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

inline Known is_analyzed(Asked asked)
{
    return asked.decision().judgement.has_value();
}

inline Known is_unanalyzed(Asked asked)
{
    return !asked.decision().judgement && asked.judged.in_rate != RateEligibility::forced &&
           !is_dead_cube(asked.decision());
}

inline Known is_hit(Asked asked)
{
    if (is_cube(asked).value()) return false;
    if (asked.decision().made.empty()) return std::nullopt;
    return asked.decision().made.find('*') != std::string::npos;
}

inline Cell phase(Asked asked)
{
    if (!asked.decision().state) return {};
    return std::string(to_string(asked.judged.phase));
}

inline Known is_forced(Asked asked)
{
    return asked.judged.in_rate == RateEligibility::forced;
}

inline Known counts(Asked asked)
{
    return asked.judged.in_performance == RateEligibility::counted;
}

inline Cell cell_of(const std::optional<double>& value)
{
    return value && std::isfinite(*value) ? Cell(*value) : Cell{};
}

inline Cell gap(Asked asked)
{
    return cell_of(asked.judged.gap);
}

/// Whether the second best choice costs next to nothing.
inline Known is_close_choice(Asked asked)
{
    constexpr double kClose = 0.020;
    return asked.judged.gap ? Known(*asked.judged.gap <= kClose + kSameNumber) : std::nullopt;
}

inline Known is_doublet(Asked asked)
{
    const std::optional<Dice>& dice = asked.decision().dice;
    return dice && dice->high() == dice->low();
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

inline Cell lose(Asked asked)
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
inline Cell comment(Asked asked)
{
    if (asked.row.match == nullptr) return asked.row.position->comment;
    const Turn* const turn = turn_of(asked.row);
    if (turn == nullptr) return {};
    std::string text = turn->comment.str();
    const std::vector<Turn>& turns = asked.row.match->games[asked.decision().game].turns;
    for (std::size_t i = asked.decision().turn; i-- > 0 && std::holds_alternative<Remark>(turns[i].action);)
        text.insert(0, turns[i].comment.str() + "\n");
    return text;
}

/// The tags are in the comment; those of a list of positions may have a column of their own.
inline Cell tags(Asked asked)
{
    if (asked.row.match != nullptr) return comment(asked);
    std::string text = asked.row.position->comment;
    for (const Extra& extra : asked.row.position->extras) {
        if (lowered(extra.key) != "csv:tags") continue;
        for (std::string list : extra.values) {
            std::ranges::replace(list, ',', ' ');
            std::ranges::replace(list, ';', ' ');
            for (const std::string_view tag : words(list))
                text.append(" #").append(tag);
        }
    }
    return text;
}

inline Known is_commented(Asked asked)
{
    const Cell cell = comment(asked);
    const auto* text = std::get_if<std::string>(&cell);
    return text != nullptr ? Known(!text->empty()) : std::nullopt;
}

inline Cell event(Asked asked)
{
    return asked.row.match != nullptr ? Cell(asked.row.match->event) : Cell{};
}

}  // namespace gammonkit::asks
