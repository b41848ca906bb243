#pragma once

#include <string>
#include <string_view>

namespace gammonkit::html {

// The files page.css, *.html and *.js of this folder, and site.css and site.js of report/site;
// cmake/PageFiles.cmake makes their source.

[[nodiscard]] std::string_view page_style();
/// What is seen only if the script runs, which adds it to the page.
[[nodiscard]] std::string_view panel_style();
// The buttons above the page, and what stands below the board: only the script can serve them.
[[nodiscard]] std::string_view page_toolbar();
[[nodiscard]] std::string_view page_stage();
[[nodiscard]] std::string_view page_panel();
/// What unpacks the parts of a page.
[[nodiscard]] std::string_view page_unpacker();
/// Unpacks the script and runs it; it holds the unpacker.
[[nodiscard]] std::string_view page_loader();
[[nodiscard]] std::string_view page_script();
// The script and its style as packed_text gives them; cmake/pack_page_files.cpp makes their source.
[[nodiscard]] std::string_view packed_page_script();
[[nodiscard]] std::string_view packed_panel_style();
// The SHA-256 sums of loader and script, as hexadecimal digits.
[[nodiscard]] std::string_view page_loader_sum();
[[nodiscard]] std::string_view page_script_sum();

/// What only pages of problems have besides.
[[nodiscard]] std::string_view study_style();
[[nodiscard]] std::string_view study_script();
[[nodiscard]] std::string_view study_script_sum();

/// What the pages about many matches have behind the style of all pages, and in place of their script.
[[nodiscard]] std::string_view site_style();
[[nodiscard]] std::string_view site_script();
[[nodiscard]] std::string_view site_script_sum();

/// The typeface of pages in both weights, as part of a style sheet. A page that is one file has no room for
/// it.
[[nodiscard]] std::string typeface_style();

/// What a content security policy says of a script that it lets run: "'sha256-...='", of a SHA-256 sum in
/// hexadecimal digits. Padded as RFC 4648, section 4 has it: Firefox compares text. (W3C, Content Security
/// Policy Level 3, 2.3.1.)
std::string script_source(std::string_view digits);

}  // namespace gammonkit::html
