#pragma once

#include "report/diagram/diagram_exporter.hpp"

namespace gammonkit {

/// A `<figure>`, valid in HTML5 and in XHTML.
[[nodiscard]] std::string diagram_html(const Diagram& diagram, const Theme& theme, int width);

}  // namespace gammonkit
