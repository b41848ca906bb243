#include "formats/json/format.hpp"

#include "formats/fields/describe.hpp"
#include "formats/fields/nesting.hpp"
#include "formats/fields/words.hpp"
#include "support/json/json_text.hpp"
#include "support/text.hpp"

#include <cmath>

namespace gammonkit {
namespace {

void write(JsonText& json, const Described auto& block);
template <class T>
void write(JsonText& json, const std::optional<T>& value);
template <class T>
void write(JsonText& json, const Boxed<T>& value);
template <class T>
void write(JsonText& json, const std::vector<T>& values);
template <class T>
void write(JsonText& json, const ByPlayer<T>& values);

/// Dates, positions and enumerations are strings: their words.
template <Worded T>
    requires(!Described<T>)
void write(JsonText& json, const T& value)
{
    if constexpr (std::same_as<T, bool>) {
        json.boolean(value);
    } else if constexpr (std::unsigned_integral<T>) {
        json.natural(value);
    } else if constexpr (std::integral<T>) {
        json.integer(value);
    } else if constexpr (std::same_as<T, std::string>) {
        json.string(value);
    } else {
        json.string(to_word(value));
    }
}

void write(JsonText& json, double value)
{
    if (std::isfinite(value)) return json.number(value);
    json.string(to_word(value));  // JSON has no word for the others.
}

void write(JsonText& json, Mwc value)
{
    write(json, value.value);
}

void write(JsonText& json, const Value& value)
{
    static constexpr std::array<const char*, 3> kUnits{"equity", "emg", "mwc"};
    const auto object = json.object();
    write(json.key(kUnits[value.index()]), number_of(value));
}

void write(JsonText& json, Dice dice)
{
    const auto array = json.array();
    json.integer(dice.first());
    json.integer(dice.second());
}

void write(JsonText& json, const Play& play)
{
    std::vector<std::string> steps;
    for (const Step step : play)
        steps.push_back(to_word(step));
    json.string(joined(steps, " "));
}

template <class T>
void write(JsonText& json, const std::optional<T>& value)
{
    write(json, *value);  // Those without a value are left out.
}
template <class T>
void write(JsonText& json, const Boxed<T>& value)
{
    write(json, *value);
}
template <class T>
void write(JsonText& json, const std::vector<T>& values)
{
    const auto array = json.array();
    for (const T& value : values)
        write(json, value);
}
template <class T>
void write(JsonText& json, const ByPlayer<T>& values)
{
    const auto object = json.object();
    write(json.key("first"), values.first);
    write(json.key("second"), values.second);
}

/// Adds a struct's fields to an object.
class ObjectFields {
public:
    explicit ObjectFields(JsonText& json) : json_(json) {}

    template <class Field>
    void operator()(const char* name, const Field& field)
    {
        (*this)(name, field, Field{});
    }
    void operator()(const char* name, const auto& field, const auto& usual)
    {
        if (!(field == usual)) always(name, field);
    }
    void always(const char* name, const auto& field) { write(json_.key(name), field); }
    void lead(const char* name, const auto& field) { always(name, field); }
    void text(const char* name, const std::string& field) { (*this)(name, field); }
    void part(const char* name, const auto& field) { (*this)(name, field); }
    void list(const char* name, const char*, const auto& field) { (*this)(name, field); }
    void action(Player player, const Action& action)
    {
        always("player", player);
        json_.key("action").string(action_name(action));
        std::visit([this](const auto& alternative) { describe(*this, alternative); }, action);
    }

private:
    JsonText& json_;
};

void write(JsonText& json, const Described auto& block)
{
    const auto object = json.object();
    ObjectFields fields(json);
    describe(fields, block);
}

}  // namespace

Result<std::string> write_json(const Collection& collection, const Options& options)
{
    if (!nesting_is_sane(collection)) return failure("nesting", "the variations nest too deep");
    JsonText json(options.integer("indent"));
    {
        const auto object = json.object();
        json.key("format").string("gammonkit-match");
        json.key("version").integer(1);
        ObjectFields fields(json);
        describe(fields, collection);
    }
    return json.take() + "\n";
}

}  // namespace gammonkit
