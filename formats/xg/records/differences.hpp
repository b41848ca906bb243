#pragma once

#include "formats/xg/records/records.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::xg {

/// What a record holds that its reconstruction from the model does not: "name=1,2,3", and "name.4=..." for a
/// field of the fifth candidate. Comments and rollouts are not compared: they are looked up.
template <class Record>
[[nodiscard]] std::vector<std::string> differences(const Record& actual, const Record& rebuilt, int version);

/// Puts them into the reconstruction; what names no field, or does not fit it, is passed over.
template <class Record>
void apply(const std::vector<std::string>& differences, Record& rebuilt, int version);

}  // namespace gammonkit::xg
