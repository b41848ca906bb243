#pragma once

#include "formats/feature.hpp"

#include <cstddef>

namespace gammonkit {

/// One feature that the collection has and the format cannot carry.
struct Loss {
    Feature feature;
    std::size_t count;
    friend bool operator==(const Loss&, const Loss&) = default;
};

}  // namespace gammonkit
