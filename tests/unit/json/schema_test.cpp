// Everything that is written is allowed by docs/gammonkit-match.schema.json, and everything that is allowed
// is written.
#include "formats/json/format.hpp"
#include "tests/support/random_collection.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

namespace gammonkit {
namespace {

using nlohmann::json;

/// As much of a JSON Schema validator as our schema needs.
class Validator {
public:
    explicit Validator(json schema) : schema_(std::move(schema)) {}

    /// What is wrong with a document; empty if nothing is.
    std::string check(const json& document) { return check(document, schema_, ""); }

    /// The properties that no document has had: "turn/dice" ...
    [[nodiscard]] std::set<std::string> unused() const
    {
        std::set<std::string> unused;
        for (const auto& [name, definition] : schema_.at("$defs").items()) {
            if (!definition.contains("properties")) continue;
            for (const auto& [property, rule] : definition.at("properties").items()) {
                const std::string pointer = "#/$defs/" + name + "/" + property;
                if (!used_.contains(pointer)) unused.insert(pointer);
            }
        }
        return unused;
    }

private:
    std::string check(const json& value, const json& rule, const std::string& name)
    {
        for (const auto& [keyword, operand] : rule.items()) {
            if (const std::string wrong = check(value, rule, keyword, operand, name); !wrong.empty())
                return wrong;
        }
        return "";
    }

    std::string check(const json& value, const json& rule, const std::string& keyword, const json& operand,
                      const std::string& name)
    {
        if (keyword == "$ref") {
            const std::string target = operand.get<std::string>();
            return check(value, schema_.at(json::json_pointer(target.substr(1))), target);
        }
        if (keyword == "properties") return check_members(value, rule, name);
        if (keyword == "items") return check_elements(value, operand, name);
        return holds(value, keyword, operand) ? "" : name + " " + keyword + ": " + value.dump();
    }

    std::string check_members(const json& value, const json& rule, const std::string& name)
    {
        for (const auto& [member, content] : value.items()) {
            if (!rule.at("properties").contains(member)) return name + " has no property " + member;
            used_.insert(name + "/" + member);
            const std::string wrong = check(content, rule.at("properties").at(member), name + "/" + member);
            if (!wrong.empty()) return wrong;
        }
        return "";
    }

    std::string check_elements(const json& value, const json& rule, const std::string& name)
    {
        for (const json& element : value) {
            if (const std::string wrong = check(element, rule, name); !wrong.empty()) return wrong;
        }
        return "";
    }

    bool holds(const json& value, const std::string& keyword, const json& operand)
    {
        if (keyword == "type") return is_type(value, operand);
        if (keyword == "const") return value == operand;
        if (keyword == "enum") return std::find(operand.begin(), operand.end(), value) != operand.end();
        if (keyword == "pattern")
            return std::regex_search(value.get<std::string>(), std::regex(operand.get<std::string>()));
        if (keyword == "minimum") return value >= operand;
        if (keyword == "maximum") return value <= operand;
        if (keyword == "minItems" || keyword == "minProperties") return value.size() >= operand;
        if (keyword == "maxItems" || keyword == "maxProperties") return value.size() <= operand;
        if (keyword == "required")
            return std::all_of(operand.begin(), operand.end(),
                               [&](const json& member) { return value.contains(member.get<std::string>()); });
        if (keyword == "anyOf")
            return std::any_of(operand.begin(), operand.end(),
                               [&](const json& rule) { return check(value, rule, "").empty(); });
        static const std::set<std::string> kWords{"$schema", "$id",         "$defs",
                                                  "title",   "description", "additionalProperties"};
        return kWords.contains(keyword);
    }

    static bool is_type(const json& value, const std::string& type)
    {
        if (type == "integer") return value.is_number_integer();
        if (type == "number") return value.is_number();
        if (type == "boolean") return value.is_boolean();
        if (type == "string") return value.is_string();
        return type == "array" ? value.is_array() : type == "object" && value.is_object();
    }

    json schema_;
    std::set<std::string> used_;
};

json schema()
{
    return json::parse(std::ifstream(GAMMONKIT_SOURCE_DIR "/docs/gammonkit-match.schema.json"));
}

TEST(Schema, AllowsExactlyWhatIsWritten)
{
    Validator validator(schema());
    testing_support::RandomCollections random(2);
    for (int i = 0; i < 200; ++i)
        ASSERT_EQ(validator.check(json::parse(write_json(random.next(), {}).value())), "");
    EXPECT_EQ(validator.unused(), std::set<std::string>{});
}

TEST(Schema, RefusesWhatIsNotWritten)
{
    const json good = json::parse(R"({"format": "gammonkit-match", "version": 2, "matches": [{"games": [
        {"number": 1, "turns": [{"player": "first", "action": "play", "dice": [5, 2], "play": "24/22 13/8"}]}]}]})");
    EXPECT_EQ(Validator(schema()).check(good), "");
    const std::pair<const char*, json> changes[] = {
        {"/version", 1},           {"/matches/0/games/0/turns/0/action", "fold"},
        {"/matches/0/colour", 1},  {"/matches/0/games/0/turns/0/dice", {7, 1}},
        {"/matches/0/games", "x"}, {"/matches/0/games/0/turns/0/play", "24-22"}};
    for (const auto& [pointer, value] : changes) {
        json bad = good;
        bad[json::json_pointer(pointer)] = value;
        EXPECT_NE(Validator(schema()).check(bad), "") << pointer;
    }
}

}  // namespace
}  // namespace gammonkit
