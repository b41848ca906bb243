#pragma once

#include <functional>

namespace gammonkit {

/// Called now and then with the part of the work that is done, 0 to 1; work ends early, with the failure
/// "interrupted", if it returns false.
using Progress = std::function<bool(double)>;

}  // namespace gammonkit
