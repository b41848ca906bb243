#pragma once

#include "support/diagnostic.hpp"
#include "support/json/json.hpp"

namespace gammonkit::gva {

/// Reports what in a document of GammonView is not known here, and what is no number, text or list where one
/// belongs: readers take such a member for one that is not there.
void check_members(const nlohmann::json& document, Reporter& reporter);

}  // namespace gammonkit::gva
