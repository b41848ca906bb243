#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace gammonkit::cli {

/// A file of page/ or report/, as it is in the sources; cmake/EmbedFiles.cmake makes the
/// functions.
struct PageSource {
    std::string_view name;  ///< Without extension.
    std::string_view text;
};

/// gammonkit.html, page.css, icon.svg and others of page/.
[[nodiscard]] std::span<const PageSource> page_sources();
/// Those of page/script.
[[nodiscard]] std::span<const PageSource> page_scripts();
/// Those of reports that draw the board and sort tables.
[[nodiscard]] std::span<const PageSource> report_scripts();

/// What a browser gets.
struct PageFile {
    std::string content;
    const char* type;  ///< "text/html; charset=utf-8"
};

/// The page "/", or a script or picture of it, "/page/page.mjs". Nothing if there is no such file.
[[nodiscard]] std::optional<PageFile> page_file(std::string_view path);

/// The Content-Security-Policy of all that is served: nothing comes from elsewhere, nothing goes elsewhere,
/// and of scripts in the page only those of reports run, which the page opens.
[[nodiscard]] std::string page_policy();

}  // namespace gammonkit::cli
