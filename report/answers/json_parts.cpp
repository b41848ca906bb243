#include "report/answers/json_parts.hpp"

#include "model/identifiers/xgid.hpp"

namespace gammonkit::answers {
double rounded(double number)
{
    constexpr int kDigits = 5;
    return gammonkit::rounded(number, kDigits);
}

Json json_of(const Chances& chances)
{
    const auto number = [](float chance) { return rounded(static_cast<double>(chance)); };
    return {{"win", number(chances.win)},
            {"win_gammon", number(chances.win_gammon)},
            {"win_backgammon", number(chances.win_backgammon)},
            {"lose_gammon", number(chances.lose_gammon)},
            {"lose_backgammon", number(chances.lose_backgammon)}};
}

Json json_of(double equity, std::optional<double> mwc)
{
    Json json;
    json[mwc ? "emg" : "equity"] = rounded(equity);
    if (mwc) json["mwc"] = rounded(*mwc);
    return json;
}

std::string_view name_of(Doubling doubling)
{
    switch (doubling) {
    case Doubling::not_available:
        return "not-available";
    case Doubling::no_double:
        return "no-double";
    case Doubling::optional_double:
        return "optional";
    case Doubling::right_double:
        return "double";
    case Doubling::too_good:
        break;
    }
    return "too-good";
}

std::string_view name_of(DoubleAnswer answer)
{
    if (answer == DoubleAnswer::beaver) return "beaver";
    return answer == DoubleAnswer::take ? "take" : "pass";
}

Json position_json(const NamedPosition& position, std::string_view kind)
{
    const Player player = position.state.on_roll;
    Json json = json_record(kind);
    json["position"] = xgid(position.state);
    if (!position.heading.empty()) json["heading"] = position.heading;
    json["player"] = position.names[player];
    json["opponent"] = position.names[opponent(player)];
    return json;
}

}  // namespace gammonkit::answers
