#include "importers/json/loose_values.hpp"

#include "support/charset.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gammonkit::loose {
namespace {

std::optional<double> any_number(const Json* value)
{
    if (value == nullptr) return std::nullopt;
    if (value->is_number()) return value->get<double>();
    if (value->is_string()) return parse_double(trimmed(value->get_ref<const std::string&>()));
    return std::nullopt;
}

}  // namespace

const Json* member(const Json* object, std::string_view name)
{
    if (object == nullptr || !object->is_object()) return nullptr;
    const auto found = object->find(name);
    return found == object->end() || found->is_null() ? nullptr : &*found;
}

const Json* element(const Json* list, std::size_t index)
{
    return index < size_of(list) ? &(*list)[index] : nullptr;
}

std::size_t size_of(const Json* list)
{
    return list != nullptr && list->is_array() ? list->size() : 0;
}

bool is_number(const Json& value)
{
    return any_number(&value).has_value();
}

std::optional<int> integer(const Json* value)
{
    const std::optional<double> found = any_number(value);
    const bool fits =
        found && std::abs(*found) < std::numeric_limits<int>::max() && std::floor(*found) == *found;
    return fits ? std::optional(static_cast<int>(*found)) : std::nullopt;
}

std::optional<double> number(const Json* value)
{
    const std::optional<double> found = any_number(value);
    return found && std::isfinite(*found) ? found : std::nullopt;
}

std::optional<bool> flag(const Json* value)
{
    if (value != nullptr && value->is_boolean()) return value->get<bool>();
    const std::optional<int> found = integer(value);
    return found ? std::optional(*found != 0) : std::nullopt;
}

std::string text(const Json* value)
{
    if (value == nullptr) return {};
    if (value->is_number()) return value->dump();
    if (!value->is_string()) return {};
    CollectingReporter unheard;
    const Result<SourceText> decoded = decode({"", value->get<std::string>()}, {}, unheard);
    return decoded ? std::string(trimmed(decoded->text())) : std::string{};
}

std::string as_json(const Json* value)
{
    return value == nullptr ? "null" : value->dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace gammonkit::loose
