#pragma once

#include "formats/format.hpp"

#include <string_view>
#include <vector>

namespace gammonkit {

/// A format with options for it.
struct ChosenFormat {
    const Format* format = nullptr;
    Options options = {};
};

enum class Direction { read, write };

/// Understands "mat,dialect=xg". Fails on unknown formats (with the nearest one as hint), formats that
/// cannot be read or written, and wrong options.
[[nodiscard]] Result<ChosenFormat> chosen_format(Catalogue catalogue, std::string_view text,
                                                 Direction direction);

/// The format with this id, whatever it can do. Fails with the nearest id as hint.
[[nodiscard]] Result<const Format*> named_format(Catalogue catalogue, std::string_view id);

/// The formats that can be written and use the extension of `path` (".gz" aside); if one of them alone gives
/// it to new files, that one.
[[nodiscard]] std::vector<const Format*> writable_by_extension(Catalogue catalogue, std::string_view path);

}  // namespace gammonkit
