#include "model/decisions/play_choice.hpp"
#include "model/step_rules.hpp"
#include "support/languages/translator.hpp"

namespace gammonkit {

std::string_view to_string(DecisionKind kind)
{
    static constexpr std::string_view kNames[] = {"play", "double", "take"};
    return kNames[static_cast<std::size_t>(kind)];
}

std::string_view to_string(Phase phase)
{
    static constexpr std::string_view kNames[] = {"opening"_say, "contact"_say, "race"_say, "bearoff"_say};
    return kNames[static_cast<std::size_t>(phase)];
}

Phase phase_of(const Position& position, int ply)
{
    const int apart =
        rearmost(position, Player::first).number() + rearmost(position, Player::second).number();
    const bool contact = apart > kBar.number();
    if (contact) return ply <= kOpeningPlies ? Phase::opening : Phase::contact;
    const bool home = position.all_home(Player::first) && position.all_home(Player::second);
    return home ? Phase::bearoff : Phase::race;
}

DecisionValue decision_value(const Value& value)
{
    const double number = number_of(value);
    if (std::holds_alternative<Mwc>(value)) return {.mwc = number};
    return {.equity = number};
}

DecisionValue decision_value(const Estimate& estimate)
{
    if (!estimate.cubeful) return estimate.cubeless ? decision_value(*estimate.cubeless) : DecisionValue{};
    DecisionValue value = decision_value(*estimate.cubeful);
    if (estimate.mwc) value.mwc = estimate.mwc->value;
    return value;
}

std::optional<Value> value_of_drop(const CubeAnalysis& analysis)
{
    if (analysis.double_drop) return analysis.double_drop;
    const Estimate& no_double = analysis.no_double.estimate;
    const std::optional<Value>& value = comparable_value(no_double);
    if (!value || std::holds_alternative<Mwc>(*value)) return std::nullopt;
    if (std::holds_alternative<Emg>(*value)) return Emg{1};
    return Equity{1};
}

}  // namespace gammonkit
