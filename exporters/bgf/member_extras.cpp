#include "exporters/bgf/member_extras.hpp"

#include "formats/bgf/members.hpp"

#include <algorithm>

namespace gammonkit::bgf {
namespace {

using Json = nlohmann::json;

/// The reader goes no deeper than 64, counted from the document.
constexpr int kDeepestMember = 48;

std::optional<Json> parsed(const std::string& text)
{
    bool too_deep = false;
    const auto shallow = [&](int depth, Json::parse_event_t, Json&) {
        too_deep = too_deep || depth > kDeepestMember;
        return !too_deep;
    };
    Json value = Json::parse(text, shallow, false);
    if (value.is_discarded() || too_deep || value.is_null()) return std::nullopt;
    return value;
}

bool is_own(const Extra& extra)
{
    return extra.key.starts_with(kExtraPrefix);
}

}  // namespace

std::optional<Member> member_of(const Extra& extra, std::span<const std::string_view> known)
{
    if (!is_own(extra) || extra.values.size() != 1) return std::nullopt;
    std::string name = extra.key.substr(kExtraPrefix.size());
    if (is_among(known, name)) return std::nullopt;
    std::optional<Json> value = parsed(extra.values[0]);
    if (!value) return std::nullopt;
    return Member{std::move(name), *std::move(value)};
}

void add_members(const Extras& extras, std::span<const std::string_view> known, Json& object)
{
    for (const Extra& extra : extras) {
        if (std::optional<Member> member = member_of(extra, known))
            object[member->name] = std::move(member->value);
    }
}

std::size_t extras_that_are_no_members(const Extras& extras, std::span<const std::string_view> known)
{
    return static_cast<std::size_t>(std::count_if(extras.begin(), extras.end(), [&](const Extra& extra) {
        return is_own(extra) && !member_of(extra, known);
    }));
}

}  // namespace gammonkit::bgf
