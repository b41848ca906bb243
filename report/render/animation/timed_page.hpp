#pragma once

#include "report/render/svg_page.hpp"

namespace gammonkit {

/// One of the pages that a moving picture shows one after the other.
struct TimedPage {
    PaintPage paint = {};
    int milliseconds = 0;  ///< How long it stands.
};

}  // namespace gammonkit
