#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Every format there is: THE list. See docs/adding-a-format.md.
[[nodiscard]] Catalogue catalogue();

}  // namespace gammonkit
