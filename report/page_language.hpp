#pragma once

namespace gammonkit {

/// What pages to print are written in.
enum class PageLanguage { pdf, postscript };

}  // namespace gammonkit
