#pragma once

#include "model/match.hpp"

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Small values as one word, without blanks, appended to `out`, and back. Every word is read back to an equal
/// value; what no word can be is refused with false, and the value is then left in any state.
namespace gammonkit {

void append_word(std::string& out, bool value);  ///< "yes", "no"
void append_word(std::string& out, int value);
void append_word(std::string& out, std::int64_t value);
// std::uint64_t is one of these, std::size_t is it, too, or the other one.
void append_word(std::string& out, unsigned long value);
void append_word(std::string& out, unsigned long long value);
void append_word(std::string& out, double value);  ///< The shortest that is read back to the same number.
void append_word(std::string& out, const std::string& value);  ///< Quoted, with escapes; one line of UTF-8.
void append_word(std::string& out, const RareText& value);     ///< The same.
void append_word(std::string& out, Player value);
void append_word(std::string& out, Variant value);
void append_word(std::string& out, Stake value);
void append_word(std::string& out, SkillMark value);
void append_word(std::string& out, LuckMark value);
void append_word(std::string& out, Offer value);      ///< "none", "cube", "beaver", "raccoon", "resignation"
void append_word(std::string& out, GamePhase value);  ///< "not-started", "playing", "over" ...
void append_word(std::string& out, Dice value);       ///< "52"
void append_word(std::string& out, Step value);       ///< "24/22", "bar/20", "6/off"
void append_word(std::string& out, const Date& value);
void append_word(std::string& out, const Value& value);              ///< "emg:0.25", "equity:0.25", "mwc:0.5"
[[nodiscard]] std::string_view unit_word(const Value& value);        ///< "emg", "equity", "mwc"
void append_word(std::string& out, Mwc value);                       ///< "0.5"
void append_word(std::string& out, const Cube& value);               ///< "1", "2,first"
void append_word(std::string& out, const Outcome& value);            ///< "first,2"
void append_word(std::string& out, const ByPlayer<int>& value);      ///< "3,5"
void append_word(std::string& out, const Probabilities& value);      ///< "0.5,0.1,0,0.1,0"
void append_word(std::string& out, const EvaluationContext& value);  ///< "2,cubeful,noise:0.1"
void append_word(std::string& out, const std::vector<MoveFilter>& value);  ///< "0,8,0.16;0,2,0.04"

/// The Position ID seen by Player::first: "4HPwATDgc/ABMA". If a player has not 15 checkers, both totals
/// follow: "AAAAAAAAAAAAAA:3,3".
void append_word(std::string& out, const Position& value);

[[nodiscard]] bool from_word(std::string_view word, bool& value);
[[nodiscard]] bool from_word(std::string_view word, int& value);
[[nodiscard]] bool from_word(std::string_view word, std::int64_t& value);
[[nodiscard]] bool from_word(std::string_view word, unsigned long& value);
[[nodiscard]] bool from_word(std::string_view word, unsigned long long& value);
[[nodiscard]] bool from_word(std::string_view word, double& value);
[[nodiscard]] bool from_word(std::string_view word, std::string& value);
[[nodiscard]] bool from_word(std::string_view word, RareText& value);
[[nodiscard]] bool from_word(std::string_view word, Player& value);
[[nodiscard]] bool from_word(std::string_view word, Variant& value);
[[nodiscard]] bool from_word(std::string_view word, Stake& value);
[[nodiscard]] bool from_word(std::string_view word, SkillMark& value);
[[nodiscard]] bool from_word(std::string_view word, LuckMark& value);
[[nodiscard]] bool from_word(std::string_view word, Offer& value);
[[nodiscard]] bool from_word(std::string_view word, GamePhase& value);
[[nodiscard]] bool from_word(std::string_view word, Dice& value);
[[nodiscard]] bool from_word(std::string_view word, Step& value);
[[nodiscard]] bool from_word(std::string_view word, Date& value);
[[nodiscard]] bool from_word(std::string_view word, Value& value);
[[nodiscard]] bool from_word(std::string_view word, Mwc& value);
[[nodiscard]] bool from_word(std::string_view word, Cube& value);
[[nodiscard]] bool from_word(std::string_view word, Outcome& value);
[[nodiscard]] bool from_word(std::string_view word, ByPlayer<int>& value);
[[nodiscard]] bool from_word(std::string_view word, Probabilities& value);
[[nodiscard]] bool from_word(std::string_view word, EvaluationContext& value);
[[nodiscard]] bool from_word(std::string_view word, std::vector<MoveFilter>& value);
[[nodiscard]] bool from_word(std::string_view word, Position& value);

/// A value that has a word.
template <class T>
concept Worded = requires(const T& value, T& target, std::string& out) {
    { append_word(out, value) } -> std::same_as<void>;
    { from_word(std::string_view(), target) } -> std::same_as<bool>;
};

template <Worded T>
[[nodiscard]] std::string to_word(const T& value)
{
    std::string word;
    append_word(word, value);
    return word;
}

/// A value to read another into. Dice have no empty value: any will do.
template <class T>
[[nodiscard]] T blank()
{
    if constexpr (std::same_as<T, Dice>) {
        return *Dice::from(1, 1);
    } else {
        return {};
    }
}

/// One of each kind with nothing said yet; dice are 1 and 1.
[[nodiscard]] std::array<Action, std::variant_size_v<Action>> blank_actions();

/// An action of this name with nothing said yet (its dice are 1 and 1); nothing if there is no such action.
[[nodiscard]] std::optional<Action> action_from(std::string_view name);

}  // namespace gammonkit
