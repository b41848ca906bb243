#pragma once

// Matches and positions, the rules, and what identifies a position.

#include "model/decisions/cube_choice.hpp"
#include "model/identifiers/identifier.hpp"
#include "model/identifiers/xgid.hpp"
#include "model/legal_plays.hpp"
#include "model/match.hpp"
#include "model/play_text.hpp"
#include "model/replay.hpp"
#include "model/validation/validate.hpp"
