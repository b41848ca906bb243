#pragma once

// The library never ends the program: what nlohmann would assert has been checked before.
#define JSON_ASSERT(condition) static_cast<void>(condition)
#include <nlohmann/json.hpp>

namespace gammonkit {

/// JSON whose members keep their order. To be included by few sources: it is slow to compile.
using Json = nlohmann::ordered_json;

}  // namespace gammonkit
