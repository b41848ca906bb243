#pragma once

#include "analysis/progress.hpp"

#include <cstddef>

namespace gammonkit {

/// What tells `progress`, which must live as long, of the work with this index of `count` equal ones.
[[nodiscard]] inline Progress part_of_progress(const Progress& progress, std::size_t index, std::size_t count)
{
    if (!progress) return {};
    return [&progress, index, count](double part) {
        return progress((static_cast<double>(index) + part) / static_cast<double>(count));
    };
}

}  // namespace gammonkit
