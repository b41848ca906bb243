#include "formats/json/format.hpp"

#include "formats/fields/nesting.hpp"
#include "importers/json/json_document.hpp"
#include "importers/json/json_values.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::string_view kName = "gammonkit-match";
/// In version 2, contexts may be numbers in tables of the document.
constexpr int kLatestVersion = 2;

void read_value(JsonPlace& place, const Json& json, Described auto& block);
void read_value(JsonPlace& place, const Json& json, EvaluationContext& context);
void read_value(JsonPlace& place, const Json& json, RolloutContext& context);
template <class T>
void read_value(JsonPlace& place, const Json& json, std::optional<T>& value);
template <class T>
void read_value(JsonPlace& place, const Json& json, Boxed<T>& value);
template <class T>
void read_value(JsonPlace& place, const Json& json, std::vector<T>& values);
template <class T>
void read_value(JsonPlace& place, const Json& json, RareList<T>& values);
void read_value(JsonPlace& place, const Json& json, RareText& text);
template <class T>
void read_value(JsonPlace& place, const Json& json, ByPlayer<T>& values);

/// Dates, positions and enumerations are strings: their words.
template <Worded T>
    requires(!Described<T>)
void read_value(JsonPlace& place, const Json& json, T& value)
{
    if (!json.is_string()) return place.fail("expected a string");
    const std::string& word = json.get_ref<const std::string&>();
    if (!from_word(word, value)) place.fail(fmt::format("there is no such value as '{}'", word));
}

/// Sets a struct's fields from the members of an object.
class ObjectFields {
public:
    ObjectFields(JsonPlace& place, const Json& object) : place_(place), object_(object) {}

    void operator()(const char* name, auto& field)
    {
        known_.push_back(name);
        const auto member = object_.find(name);
        if (member == object_.end() || place_.error()) return;
        const JsonPlace::Step step(place_, name);
        read_value(place_, *member, field);
    }
    void operator()(const char* name, auto& field, const auto&) { (*this)(name, field); }
    void always(const char* name, auto& field) { (*this)(name, field); }
    void text(const char* name, auto& field) { (*this)(name, field); }
    void part(const char* name, auto& field) { (*this)(name, field); }
    void list(const char* name, const char*, auto& field) { (*this)(name, field); }
    void lead(const char* name, auto& field)
    {
        if (!object_.contains(name)) return place_.fail(fmt::format("there is no field '{}'", name));
        (*this)(name, field);
    }
    void action(Player& player, Action& action)
    {
        lead("player", player);
        std::string name;
        lead("action", name);
        const std::optional<Action> found = action_from(name);
        if (!found) return place_.fail(fmt::format("there is no action '{}'", name));
        action = *found;
        std::visit([this](auto& alternative) { describe(*this, alternative); }, action);
    }

    /// To be called last: reports the members that no field has taken.
    void finish()
    {
        if (place_.error()) return;
        for (const auto& member : object_.items()) {
            if (std::find(known_.begin(), known_.end(), member.key()) != known_.end()) continue;
            place_.warn(fmt::format("unknown field '{}' left out", member.key()));
        }
    }

private:
    JsonPlace& place_;
    const Json& object_;
    std::vector<std::string_view> known_;
};

void read_members(JsonPlace& place, const Json& json, Described auto& block)
{
    if (!json.is_object()) return place.fail("expected an object");
    ObjectFields fields(place, json);
    describe(fields, block);
    fields.finish();
}

void read_value(JsonPlace& place, const Json& json, Described auto& block)
{
    read_members(place, json, block);
}

/// A context, or its number in the table of the document.
template <class Context>
void read_context(JsonPlace& place, const Json& json, const std::vector<Context>& table, Context& context)
{
    if (!json.is_number()) return read_members(place, json, context);
    std::uint64_t number = 0;
    read_value(place, json, number);
    if (place.error()) return;
    if (number >= table.size())
        return place.fail(fmt::format("there is no context {}: the document has {}", number, table.size()));
    context = table[number];
}

void read_value(JsonPlace& place, const Json& json, EvaluationContext& context)
{
    read_context(place, json, place.shared.evaluations, context);
}

void read_value(JsonPlace& place, const Json& json, RolloutContext& context)
{
    read_context(place, json, place.shared.rollouts, context);
}

template <class T>
void read_value(JsonPlace& place, const Json& json, std::optional<T>& value)
{
    read_value(place, json, value.emplace(blank<T>()));
}
template <class T>
void read_value(JsonPlace& place, const Json& json, Boxed<T>& value)
{
    read_value(place, json, value.emplace(blank<T>()));
}

template <class T>
void read_value(JsonPlace& place, const Json& json, std::vector<T>& values)
{
    if (!json.is_array()) return place.fail("expected an array");
    values.reserve(json.size());
    for (std::size_t i = 0; i < json.size() && !place.error(); ++i) {
        const JsonPlace::Step step(place, std::to_string(i));
        read_value(place, json[i], values.emplace_back());
    }
}
template <class T>
void read_value(JsonPlace& place, const Json& json, RareList<T>& values)
{
    std::vector<T> read;
    read_value(place, json, read);
    values = std::move(read);
}

void read_value(JsonPlace& place, const Json& json, RareText& text)
{
    std::string read;
    read_value(place, json, read);
    text = std::move(read);
}

template <class T>
void read_value(JsonPlace& place, const Json& json, ByPlayer<T>& values)
{
    if (!json.is_object()) return place.fail("expected an object with first and second");
    ObjectFields fields(place, json);
    fields("first", values.first);
    fields("second", values.second);
    fields.finish();
}

/// Reads the top of the document: which format in which version, and the collection.
void read_document(JsonPlace& place, const Json& json, Collection& collection)
{
    if (!json.is_object()) return place.fail("expected an object");
    ObjectFields fields(place, json);
    std::string format;
    int version = 0;
    fields.lead("format", format);
    fields.lead("version", version);
    if (format != kName) return place.fail(fmt::format("\"format\" is not \"{}\"", kName));
    if (version < 1 || version > kLatestVersion)
        return place.fail(fmt::format("version {} is not known here: 1 and 2 are", version));
    fields("evaluation_contexts", place.shared.evaluations);
    fields("rollout_contexts", place.shared.rollouts);
    describe(fields, collection);
    fields.finish();
}

}  // namespace

Confidence sniff_json(const Sample& sample)
{
    const bool is_ours = trimmed_left(sample.text).starts_with('{') &&
                         sample.text.find("\"gammonkit-match\"") != std::string_view::npos;
    return is_ours ? Confidence::certain : Confidence::none;
}

Result<Collection> read_json(const SourceText& source, const Options&, Reporter& reporter)
{
    GK_TRY(const Json json, parse_json(source));
    JsonPlace place(reporter);
    Collection collection;
    read_document(place, json, collection);
    if (place.error()) return tl::unexpected(*place.error());
    if (!nesting_is_sane(collection)) return failure("json-value", "the variations nest too deep");
    if (collection.matches.empty() && collection.positions.empty()) {
        return failure("nothing-found", "there is no match and no position in it");
    }
    return collection;
}

}  // namespace gammonkit
