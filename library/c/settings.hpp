#pragma once

#include "report/json_parts.hpp"
#include "support/result.hpp"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::c {

/// The settings of a call, a JSON object. The first thing that is wrong with them is kept until `checked` is
/// asked, after all that may be set was asked for.
class Settings {
public:
    /// Null and empty text are no settings.
    explicit Settings(const char* json);

    [[nodiscard]] int whole(std::string_view name, int usual, int least, int most);
    [[nodiscard]] bool flag(std::string_view name, bool usual);
    [[nodiscard]] std::string text(std::string_view name, std::string_view usual = {});
    [[nodiscard]] std::vector<std::string> texts(std::string_view name);

    /// Fails with code "settings" if one is of the wrong kind, out of bounds or not known.
    [[nodiscard]] Result<void> checked() const;

private:
    [[nodiscard]] const Json* find(std::string_view name);
    void complain(std::string message, std::string hint = {});

    Json json_ = Json::object();
    std::set<std::string, std::less<>> known_;
    std::optional<Diagnostic> wrong_;
};

}  // namespace gammonkit::c
