#include "formats/json/format.hpp"

#include "formats/fields/describe.hpp"
#include "formats/fields/nesting.hpp"
#include "formats/fields/words.hpp"
#include "support/json.hpp"
#include "support/text.hpp"

#include <cmath>

namespace gammonkit {
namespace {

using Json = nlohmann::ordered_json;

Json to_value(const Described auto& block);
template <class T>
Json to_value(const std::optional<T>& value);
template <class T>
Json to_value(const std::vector<T>& values);
template <class T>
Json to_value(const ByPlayer<T>& values);

/// Dates, positions and enumerations are strings: their words.
template <Worded T>
    requires(!Described<T>)
Json to_value(const T& value)
{
    if constexpr (std::integral<T> || std::same_as<T, std::string>) {
        return value;
    } else {
        return to_word(value);
    }
}

Json to_value(double value)
{
    return std::isfinite(value) ? Json(value) : Json(to_word(value));  // JSON has no word for the others.
}

Json to_value(Mwc value)
{
    return to_value(value.value);
}

Json to_value(const Value& value)
{
    static constexpr std::array<const char*, 3> kUnits{"equity", "emg", "mwc"};
    return {{kUnits[value.index()], to_value(number_of(value))}};
}

Json to_value(Dice dice)
{
    return Json::array({dice.first(), dice.second()});
}

Json to_value(const Play& play)
{
    std::vector<std::string> steps;
    for (const Step step : play)
        steps.push_back(to_word(step));
    return joined(steps, " ");
}

template <class T>
Json to_value(const std::optional<T>& value)
{
    return to_value(*value);  // Those without a value are left out.
}
template <class T>
Json to_value(const std::vector<T>& values)
{
    Json array = Json::array();
    for (const T& value : values)
        array.push_back(to_value(value));
    return array;
}
template <class T>
Json to_value(const ByPlayer<T>& values)
{
    return {{"first", to_value(values.first)}, {"second", to_value(values.second)}};
}

/// Adds a struct's fields to an object.
class ObjectFields {
public:
    explicit ObjectFields(Json& object) : object_(object) {}

    template <class Field>
    void operator()(const char* name, const Field& field)
    {
        (*this)(name, field, Field{});
    }
    void operator()(const char* name, const auto& field, const auto& usual)
    {
        if (!(field == usual)) always(name, field);
    }
    void always(const char* name, const auto& field) { object_[name] = to_value(field); }
    void lead(const char* name, const auto& field) { always(name, field); }
    void text(const char* name, const std::string& field) { (*this)(name, field); }
    void part(const char* name, const auto& field) { (*this)(name, field); }
    void list(const char* name, const char*, const auto& field) { (*this)(name, field); }
    void action(Player player, const Action& action)
    {
        always("player", player);
        object_["action"] = action_name(action);
        std::visit([this](const auto& alternative) { describe(*this, alternative); }, action);
    }

private:
    Json& object_;
};

Json to_value(const Described auto& block)
{
    Json object = Json::object();
    ObjectFields fields(object);
    describe(fields, block);
    return object;
}

}  // namespace

Result<std::string> write_json(const Collection& collection, const Options& options)
{
    if (!nesting_is_sane(collection)) return failure("nesting", "the variations nest too deep");
    Json json{{"format", "gammonkit-match"}, {"version", 1}};
    ObjectFields fields(json);
    describe(fields, collection);
    const int indent = options.integer("indent");
    // Bytes that are not UTF-8 cannot stand in JSON; readers give UTF-8.
    return json.dump(indent == 0 ? -1 : indent, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace gammonkit
