#pragma once

#include "formats/format.hpp"

#include <array>

namespace gammonkit {

inline constexpr std::array<std::string_view, 3> kMatDialects{"jellyfish", "xg", "snowie"};
inline constexpr std::array kMatWriteOptions{
    OptionSpec{.name = "dialect",
               .type = OptionSpec::Type::choice,
               .default_value = "jellyfish",
               .help = "whose way to write: jellyfish (as GNU Backgammon does), xg, snowie",
               .choices = kMatDialects},
    OptionSpec{.name = "header",
               .type = OptionSpec::Type::flag,
               .default_value = "yes",
               .help = "no: a single game without match header and score (.gam)"},
};

/// Writes match text that GNU Backgammon, eXtreme Gammon or Snowie reads: see docs/formats/mat.md.
///
/// Without header it fails on anything but one game.
[[nodiscard]] Result<std::string> write_mat(const Collection& collection, const Options& options);

}  // namespace gammonkit
