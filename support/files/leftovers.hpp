#pragma once

#include <filesystem>
#include <string>

namespace gammonkit {

/// The name of a file that is written beside its target before it takes its place: it tells which process of
/// which machine writes it. Begins with a dot.
[[nodiscard]] std::string temporary_name(int attempt);

/// Removes what processes that were killed have left of such files in a folder: those of this machine whose
/// process is gone, and those of others that nobody has written to for an hour, as none is needed for longer
/// than it takes to write it; and journals of such databases. What cannot be removed stays.
void remove_leftovers(const std::filesystem::path& folder);

}  // namespace gammonkit
