#include "library/c/settings.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::c {

Settings::Settings(const char* json)
{
    if (json == nullptr || *json == 0) return;
    json_ = Json::parse(json, nullptr, false);
    if (json_.is_object()) return;
    complain("settings must be a JSON object", R"(such as {"plies": 2})");
    json_ = Json::object();
}

int Settings::whole(std::string_view name, int usual, int least, int most)
{
    const Json* const value = find(name);
    if (value == nullptr) return usual;
    const bool is_whole =
        value->is_number_integer() && value->get<double>() >= least && value->get<double>() <= most;
    if (is_whole) return value->get<int>();
    complain(fmt::format("{} must be a whole number from {} to {}", name, least, most));
    return usual;
}

bool Settings::flag(std::string_view name, bool usual)
{
    const Json* const value = find(name);
    if (value == nullptr) return usual;
    if (value->is_boolean()) return value->get<bool>();
    complain(fmt::format("{} must be true or false", name));
    return usual;
}

std::string Settings::text(std::string_view name, std::string_view usual)
{
    const Json* const value = find(name);
    if (value == nullptr) return std::string(usual);
    if (value->is_string()) return value->get<std::string>();
    complain(fmt::format("{} must be a text", name));
    return std::string(usual);
}

std::vector<std::string> Settings::texts(std::string_view name)
{
    const Json* const value = find(name);
    std::vector<std::string> all;
    if (value == nullptr) return all;
    const bool are_texts =
        value->is_array() && std::ranges::all_of(*value, [](const Json& each) { return each.is_string(); });
    if (!are_texts) {
        complain(fmt::format("{} must be an array of texts", name));
        return all;
    }
    for (const Json& each : *value)
        all.push_back(each.get<std::string>());
    return all;
}

Result<void> Settings::checked() const
{
    if (wrong_) return tl::unexpected(*wrong_);
    for (const auto& [name, value] : json_.items()) {
        if (known_.contains(name)) continue;
        return failure("settings", fmt::format("there is no setting '{}' here", printable(name)),
                       fmt::format("there are: {}", fmt::join(known_, ", ")));
    }
    return {};
}

const Json* Settings::find(std::string_view name)
{
    known_.emplace(name);
    const auto found = json_.find(name);
    return found == json_.end() ? nullptr : &*found;
}

void Settings::complain(std::string message, std::string hint)
{
    if (!wrong_) wrong_ = failure("settings", std::move(message), std::move(hint)).value();
}

}  // namespace gammonkit::c
