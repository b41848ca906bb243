#pragma once

#include "model/match.hpp"
#include "report/shared_options.hpp"
#include "support/result.hpp"

#include <array>
#include <string>
#include <string_view>

namespace gammonkit {

inline constexpr std::array kHtmlWriteOptions{theme_option("modern"), kBearoffOption, kBottomOption,
                                              kWhereOption, kMeOption};

/// Writes a page that needs nothing else: no other file, no network. It shows matches and positions with all
/// that is said of them, and holds the collection itself, so that reading the page gives it back. Fails if
/// there is no such theme.
[[nodiscard]] Result<std::string> write_html(const Collection& collection, const Options& options);

}  // namespace gammonkit
