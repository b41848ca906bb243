// The names of enumerations and actions.
#include "formats/fields/words.hpp"

#include <algorithm>
#include <array>

namespace gammonkit {
namespace {

constexpr std::array<std::string_view, 2> kPlayerNames{"first", "second"};
constexpr std::array<std::string_view, 5> kOffers{"none", "cube", "beaver", "raccoon", "resignation"};
constexpr std::array<std::string_view, 5> kPhases{"not-started", "playing", "over", "resigned", "dropped"};

/// Sets `value` to the enumerator whose name `word` is.
template <class Enum, std::size_t size>
bool from_name(std::string_view word, const std::array<std::string_view, size>& names, Enum& value)
{
    const auto* found = std::find(names.begin(), names.end(), word);
    if (found == names.end()) return false;
    value = static_cast<Enum>(found - names.begin());
    return true;
}

}  // namespace

void append_word(std::string& out, Player value)
{
    out += kPlayerNames[static_cast<std::size_t>(value)];
}

void append_word(std::string& out, Variant value)
{
    out += to_string(value);
}

void append_word(std::string& out, Stake value)
{
    out += to_string(value);
}

void append_word(std::string& out, SkillMark value)
{
    out += to_string(value);
}

void append_word(std::string& out, LuckMark value)
{
    out += to_string(value);
}

void append_word(std::string& out, Offer value)
{
    out += kOffers[static_cast<std::size_t>(value)];
}

void append_word(std::string& out, GamePhase value)
{
    out += kPhases[static_cast<std::size_t>(value)];
}

bool from_word(std::string_view word, Player& value)
{
    return from_name(word, kPlayerNames, value);
}

bool from_word(std::string_view word, Variant& value)
{
    const auto found = variant_from(word);
    value = found.value_or(value);
    return found.has_value();
}

bool from_word(std::string_view word, Stake& value)
{
    const Stake kAll[] = {Stake::single, Stake::gammon, Stake::backgammon};
    const auto* found =
        std::find_if(std::begin(kAll), std::end(kAll), [&](Stake stake) { return to_string(stake) == word; });
    if (found == std::end(kAll)) return false;
    value = *found;
    return true;
}

bool from_word(std::string_view word, SkillMark& value)
{
    const auto found = skill_mark_from(word);
    value = found.value_or(value);
    return found.has_value();
}

bool from_word(std::string_view word, LuckMark& value)
{
    const auto found = luck_mark_from(word);
    value = found.value_or(value);
    return found.has_value();
}

bool from_word(std::string_view word, Offer& value)
{
    return from_name(word, kOffers, value);
}

bool from_word(std::string_view word, GamePhase& value)
{
    return from_name(word, kPhases, value);
}

std::array<Action, std::variant_size_v<Action>> blank_actions()
{
    const Dice dice = blank<Dice>();
    return {CheckerPlay{dice},
            Roll{dice},
            Double{},
            Take{},
            Drop{},
            Beaver{},
            Raccoon{},
            Resign{},
            AcceptResignation{},
            RefuseResignation{},
            SetPosition{},
            SetCube{},
            Remark{}};
}

std::optional<Action> action_from(std::string_view name)
{
    for (const Action& action : blank_actions()) {
        if (action_name(action) == name) return action;
    }
    return std::nullopt;
}

}  // namespace gammonkit
