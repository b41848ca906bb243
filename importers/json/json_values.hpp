#pragma once

#include "formats/fields/describe.hpp"
#include "formats/fields/words.hpp"
#include "support/diagnostic.hpp"
#include "support/json/json.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// Members in the order of their names: found fast, however many a hostile file has.
using Json = nlohmann::json;

/// The settings that the analyses of a document refer to by number, from 0.
struct SharedContexts {
    std::vector<EvaluationContext> evaluations = {};
    std::vector<RolloutContext> rollouts = {};
};

/// Where in a JSON document reading stands, and what has gone wrong there. After the first failure nothing
/// more is read.
class JsonPlace {
public:
    explicit JsonPlace(Reporter& reporter) : reporter_(reporter) {}

    /// Enters a member or an element and leaves it again at the end of the scope.
    class Step {
    public:
        Step(JsonPlace& place, std::string_view name) : place_(place), length_(place.path_.size())
        {
            place.path_.append("/").append(name);
        }
        Step(const Step&) = delete;
        Step& operator=(const Step&) = delete;
        ~Step() { place_.path_.resize(length_); }

    private:
        JsonPlace& place_;
        std::size_t length_;
    };

    /// "/matches/0/games/2/turns/17/play: ..."
    void fail(std::string_view message);
    void warn(std::string_view message);

    [[nodiscard]] const std::optional<Diagnostic>& error() const { return error_; }

    /// What numbers stand for, as far as it has been read.
    SharedContexts shared = {};

private:
    Reporter& reporter_;
    std::string path_;
    std::optional<Diagnostic> error_;
};

// Each reads one value, or says at its place what was expected.
void read_value(JsonPlace& place, const Json& json, bool& value);
void read_value(JsonPlace& place, const Json& json, int& value);
void read_value(JsonPlace& place, const Json& json, std::int64_t& value);
// std::uint64_t is one of these, std::size_t is it, too, or the other one.
void read_value(JsonPlace& place, const Json& json, unsigned long& value);
void read_value(JsonPlace& place, const Json& json, unsigned long long& value);
void read_value(JsonPlace& place, const Json& json, double& value);
void read_value(JsonPlace& place, const Json& json, std::string& value);
void read_value(JsonPlace& place, const Json& json, Mwc& value);
void read_value(JsonPlace& place, const Json& json, Value& value);
void read_value(JsonPlace& place, const Json& json, Dice& value);
void read_value(JsonPlace& place, const Json& json, Play& value);

}  // namespace gammonkit
