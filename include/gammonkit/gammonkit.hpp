#pragma once

// All of GammonKit's library but <gammonkit/picture.hpp>, which has a library of its own.

#include "include/gammonkit/engine.hpp"
#include "include/gammonkit/formats.hpp"
#include "include/gammonkit/model.hpp"
#include "include/gammonkit/reading.hpp"
#include "include/gammonkit/statistics.hpp"
#include "include/gammonkit/version.hpp"
#include "include/gammonkit/writing.hpp"
