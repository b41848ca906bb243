#include "importers/json/json_values.hpp"

#include "model/limits.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <limits>

namespace gammonkit {
namespace {

template <class Integer>
void read_integer(JsonPlace& place, const Json& json, Integer& value)
{
    if (!json.is_number_integer()) return place.fail("expected a whole number");
    // What is above zero is kept unsigned, what is below signed: no comparison mixes the two.
    const bool fits =
        json.is_number_unsigned()
            ? json.get<std::uint64_t>() <= static_cast<std::uint64_t>(std::numeric_limits<Integer>::max())
            : std::is_signed_v<Integer> &&
                  json.get<std::int64_t>() >= static_cast<std::int64_t>(std::numeric_limits<Integer>::min());
    if (!fits) return place.fail("this number is too large");
    value = json.get<Integer>();
}

Value value_in(std::string_view unit, double number)
{
    if (unit == "mwc") return Mwc{number};
    if (unit == "emg") return Emg{number};
    return Equity{number};
}

bool is_unit(std::string_view name)
{
    return name == "equity" || name == "emg" || name == "mwc";
}

}  // namespace

void JsonPlace::fail(std::string_view message)
{
    if (error_) return;
    error_ = Diagnostic{.severity = Severity::error,
                        .code = "json-value",
                        .message = fmt::format("{}: {}", path_.empty() ? "/" : path_, message)};
}

void JsonPlace::warn(std::string_view message)
{
    reporter_.report({.severity = Severity::warning,
                      .code = "json-field",
                      .message = fmt::format("{}: {}", path_.empty() ? "/" : path_, message)});
}

void read_value(JsonPlace& place, const Json& json, bool& value)
{
    if (!json.is_boolean()) return place.fail("expected true or false");
    value = json.get<bool>();
}

void read_value(JsonPlace& place, const Json& json, int& value)
{
    read_integer(place, json, value);
    if (value < -kLargestNumber || value > kLargestNumber) place.fail("this number is too large");
}

void read_value(JsonPlace& place, const Json& json, std::int64_t& value)
{
    read_integer(place, json, value);
}

void read_value(JsonPlace& place, const Json& json, unsigned long& value)
{
    read_integer(place, json, value);
}

void read_value(JsonPlace& place, const Json& json, unsigned long long& value)
{
    read_integer(place, json, value);
}

void read_value(JsonPlace& place, const Json& json, double& value)
{
    const bool is_word = json.is_string() && from_word(json.get_ref<const std::string&>(), value);
    if (is_word) return;  // "inf" and "nan": JSON has no numbers for them.
    if (!json.is_number()) return place.fail("expected a number");
    value = json.get<double>();
}

void read_value(JsonPlace& place, const Json& json, std::string& value)
{
    if (!json.is_string()) return place.fail("expected a string");
    value = json.get_ref<const std::string&>();
}

void read_value(JsonPlace& place, const Json& json, Mwc& value)
{
    read_value(place, json, value.value);
}

void read_value(JsonPlace& place, const Json& json, Value& value)
{
    if (!json.is_object() || json.size() != 1 || !is_unit(json.begin().key())) {
        return place.fail("expected an object such as {\"emg\": 0.25}, with equity, emg or mwc");
    }
    const JsonPlace::Step step(place, json.begin().key());
    double number = 0;
    read_value(place, json.begin().value(), number);
    value = value_in(json.begin().key(), number);
}

void read_value(JsonPlace& place, const Json& json, Dice& value)
{
    int first = 0;
    int second = 0;
    if (json.is_array() && json.size() == 2) {
        read_value(place, json[0], first);
        read_value(place, json[1], second);
    }
    const std::optional<Dice> dice = Dice::from(first, second);
    if (!dice) return place.fail("expected two dice such as [5, 2]");
    value = *dice;
}

void read_value(JsonPlace& place, const Json& json, Play& value)
{
    std::string text;
    read_value(place, json, text);
    for (const std::string_view word : words(text)) {
        Step step;
        if (!from_word(word, step)) return place.fail(fmt::format("'{}' is not a step such as 13/8", word));
        if (!value.add(step)) return place.fail("a play has at most four steps");
    }
}

}  // namespace gammonkit
