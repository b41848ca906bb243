#pragma once

#include "library/python/collection.hpp"

#include <string>

namespace gammonkit::python {

/// A match equity table up to `length` points, for the functions of `gammonkit.gnubg`: a dictionary of
/// "name", "pre_crawford" (a list for each number of points that the first player is away, from 1, of his
/// chances against a second who is 1, 2, ... away) and "post_crawford" (for each player, his chances as the
/// trailer who is 1, 2, ... away). `name` is that of a table that needs no file, or a file.
[[nodiscard]] py::dict match_equities(const std::string& name, int length);

}  // namespace gammonkit::python
