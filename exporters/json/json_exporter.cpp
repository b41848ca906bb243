#include "formats/json/format.hpp"

#include "formats/fields/describe.hpp"
#include "formats/fields/nesting.hpp"
#include "formats/fields/words.hpp"
#include "formats/match_stream.hpp"
#include "support/json/json_text.hpp"
#include "support/text.hpp"

#include <cmath>
#include <span>
#include <unordered_map>

namespace gammonkit {
namespace {

/// Contexts that many analyses share: each is written once, and numbered from 0.
template <class Context>
class ContextTable {
public:
    /// `text_of` writes a context; it is not asked for the one before, which most are equal to.
    template <class TextOf>
    std::size_t number_of(const Context& context, const TextOf& text_of)
    {
        if (last_ && *last_ == context) return last_number_;
        const auto [found, is_new] = numbers_.try_emplace(text_of(context), texts_.size());
        if (is_new) texts_.push_back(&found->first);
        last_ = context;
        last_number_ = found->second;
        return last_number_;
    }
    /// As JSON, in the order of their numbers.
    [[nodiscard]] const std::vector<const std::string*>& texts() const { return texts_; }

private:
    std::unordered_map<std::string, std::size_t> numbers_;
    std::vector<const std::string*> texts_;
    std::optional<Context> last_ = {};
    std::size_t last_number_ = 0;
};

struct Output {
    JsonText& json;
    ContextTable<EvaluationContext>& evaluations;
    ContextTable<RolloutContext>& rollouts;
};

void write(Output& out, const Described auto& block);
void write(Output& out, const EvaluationContext& context);
void write(Output& out, const RolloutContext& context);
template <class T>
void write(Output& out, const std::optional<T>& value);
template <class T>
void write(Output& out, const Boxed<T>& value);
template <class T>
void write(Output& out, const std::vector<T>& values);
template <class T>
void write(Output& out, const RareList<T>& values);
template <class T>
void write(Output& out, const ByPlayer<T>& values);

/// Dates, positions and enumerations are strings: their words.
template <Worded T>
    requires(!Described<T>)
void write(Output& out, const T& value)
{
    if constexpr (std::same_as<T, bool>) {
        out.json.boolean(value);
    } else if constexpr (std::unsigned_integral<T>) {
        out.json.natural(value);
    } else if constexpr (std::integral<T>) {
        out.json.integer(value);
    } else if constexpr (std::same_as<T, std::string> || std::same_as<T, RareText>) {
        out.json.string(value);
    } else {
        out.json.string(to_word(value));
    }
}

void write(Output& out, double value)
{
    if (std::isfinite(value)) return out.json.number(value);
    out.json.string(to_word(value));  // JSON has no word for the others.
}

void write(Output& out, Mwc value)
{
    write(out, value.value);
}

void write(Output& out, const Value& value)
{
    static constexpr std::array<const char*, 3> kUnits{"equity", "emg", "mwc"};
    const auto object = out.json.object_in_line();
    out.json.key(kUnits[value.index()]);
    write(out, number_of(value));
}

void write(Output& out, Dice dice)
{
    const auto array = out.json.array_in_line();
    out.json.integer(dice.first());
    out.json.integer(dice.second());
}

void write(Output& out, const Play& play)
{
    std::vector<std::string> steps;
    for (const Step step : play)
        steps.push_back(to_word(step));
    out.json.string(joined(steps, " "));
}

template <class T>
void write(Output& out, const std::optional<T>& value)
{
    write(out, *value);  // Those without a value are left out.
}
template <class T>
void write(Output& out, const Boxed<T>& value)
{
    write(out, *value);
}

/// What is spread over lines, so that each turn and each position has one.
template <class T>
concept Spread = Is<T, Collection> || Is<T, Match> || Is<T, Game>;
template <class T>
concept Lined = Spread<T> || Is<T, Turn> || Is<T, PositionRecord>;

template <class T>
void write_all(Output& out, std::span<const T> values)
{
    const auto array = Lined<T> ? out.json.array() : out.json.array_in_line();
    for (const T& value : values)
        write(out, value);
}
template <class T>
void write(Output& out, const std::vector<T>& values)
{
    write_all(out, std::span<const T>(values));
}
template <class T>
void write(Output& out, const RareList<T>& values)
{
    write_all(out, std::span<const T>(values));
}
template <class T>
void write(Output& out, const ByPlayer<T>& values)
{
    const auto object = out.json.object_in_line();
    out.json.key("first");
    write(out, values.first);
    out.json.key("second");
    write(out, values.second);
}

/// Adds a struct's fields to an object.
class ObjectFields {
public:
    explicit ObjectFields(Output& out) : out_(out) {}

    template <class Field>
    void operator()(const char* name, const Field& field)
    {
        (*this)(name, field, Field{});
    }
    void operator()(const char* name, const auto& field, const auto& usual)
    {
        if (!(field == usual)) always(name, field);
    }
    void always(const char* name, const auto& field)
    {
        out_.json.key(name);
        write(out_, field);
    }
    void lead(const char* name, const auto& field) { always(name, field); }
    void text(const char* name, const auto& field) { (*this)(name, field); }
    void part(const char* name, const auto& field) { (*this)(name, field); }
    void list(const char* name, const char*, const auto& field) { (*this)(name, field); }
    void action(Player player, const Action& action)
    {
        always("player", player);
        out_.json.key("action").string(action_name(action));
        std::visit([this](const auto& alternative) { describe(*this, alternative); }, action);
    }

private:
    Output& out_;
};

template <Described T>
void write_members(Output& out, const T& block)
{
    const auto object = Spread<T> ? out.json.object() : out.json.object_in_line();
    ObjectFields fields(out);
    describe(fields, block);
}

void write(Output& out, const Described auto& block)
{
    write_members(out, block);
}

/// Its number in the table, where it is added if it is new.
template <class Context>
void write_number(Output& out, ContextTable<Context>& table, const Context& context)
{
    out.json.natural(table.number_of(context, [&](const Context& unknown) {
        JsonText text;
        Output apart{.json = text, .evaluations = out.evaluations, .rollouts = out.rollouts};
        write_members(apart, unknown);
        return text.take();
    }));
}

void write(Output& out, const EvaluationContext& context)
{
    write_number(out, out.evaluations, context);
}

void write(Output& out, const RolloutContext& context)
{
    write_number(out, out.rollouts, context);
}

template <class Context>
void write_table(JsonText& json, const char* name, const ContextTable<Context>& table)
{
    if (table.texts().empty()) return;
    json.key(name);
    const auto array = json.array();
    for (const std::string* text : table.texts())
        json.json(*text);
}

/// All that a file holds, from front to back.
class JsonStream final : public MatchStream {
public:
    explicit JsonStream(int indent) : json_(indent)
    {
        object_.emplace(json_, "{}", false);
        json_.key("format").string("gammonkit-match");
        json_.key("version").integer(2);
    }

    Result<std::string> add(const Collection& matches) override
    {
        if (!nesting_is_sane(matches)) return failure("nesting", "the variations nest too deep");
        for (const Match& match : matches.matches) {
            if (!matches_) matches_.emplace(json_.key("matches"), "[]", false);
            write(out_, match);
        }
        return json_.take_piece();
    }

    Result<std::string> end(const Collection& positions) override
    {
        matches_.reset();
        ObjectFields(out_).list("positions", "position", positions.positions);
        // Behind what refers to them: only now all are known.
        write_table(json_, "evaluation_contexts", evaluations_);
        write_table(json_, "rollout_contexts", rollouts_);
        object_.reset();
        return json_.take() + "\n";
    }

private:
    JsonText json_;
    ContextTable<EvaluationContext> evaluations_;
    ContextTable<RolloutContext> rollouts_;
    Output out_{.json = json_, .evaluations = evaluations_, .rollouts = rollouts_};
    std::optional<JsonText::Scope> object_;
    std::optional<JsonText::Scope> matches_;  ///< In the object, once there is one.
};

}  // namespace

Result<std::string> write_json(const Collection& collection, const Options& options)
{
    JsonStream stream(options.integer("indent"));
    GK_TRY(std::string text, stream.add(collection));
    GK_TRY(const std::string end, stream.end(collection));
    text += end;  // Not in one with `return`, which would copy it.
    return text;
}

std::unique_ptr<MatchStream> stream_json(const Format&, const Options& options)
{
    return std::make_unique<JsonStream>(options.integer("indent"));
}

}  // namespace gammonkit
