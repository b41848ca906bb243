#pragma once

#include <vector>

namespace gammonkit {

/// Windows gives large pages only to users who were given the right to them.
template <class T>
using InHugePages = std::vector<T>;

}  // namespace gammonkit
