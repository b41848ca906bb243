#pragma once

// The library never ends the program: what nlohmann would assert has been checked before.
#define JSON_ASSERT(condition) static_cast<void>(condition)
// To be included by few sources: it is slow to compile.
#include <nlohmann/json.hpp>
