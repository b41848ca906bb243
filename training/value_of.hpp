#pragma once

#include "support/result.hpp"

#include <stdexcept>

namespace gammonkit::training {

/// What a result holds. Throws std::runtime_error, whose message says why there is nothing.
template <class T>
[[nodiscard]] T value_of(Result<T> result)
{
    if (!result) throw std::runtime_error(result.error().message);
    return *std::move(result);
}

}  // namespace gammonkit::training
