#pragma once

#include <string>

namespace gammonkit {

/// What this machine is called in its network, with the signs that names of files may have; "machine" if it
/// has no name.
[[nodiscard]] std::string machine_name();

}  // namespace gammonkit
