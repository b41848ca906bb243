#pragma once

#include <string>
#include <string_view>

namespace gammonkit {

/// The name of a member of an archive without what could lead out of a folder: "/a/../b" becomes "a/b".
[[nodiscard]] std::string tame_name(std::string_view name);

/// What folders hold beside their files, names that begin with a dot, is no input in archives, either.
[[nodiscard]] bool is_hidden_name(std::string_view name);

}  // namespace gammonkit
