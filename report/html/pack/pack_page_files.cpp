// Writes the source of what a page holds compressed in every case: its script, and the style that only the
// script needs. Called when the library is built; see PageFiles.cmake.
#include "formats/html/packed.hpp"
#include "report/html/page_files.hpp"
#include "support/files/zlib_stream.hpp"

#include <cstdio>
#include <fmt/format.h>

namespace {

using namespace gammonkit;

/// A function that gives a text; nothing if it cannot be compressed.
bool print_packed(const char* name, std::string_view text)
{
    constexpr int kSmallest = 12;
    const Result<std::string> bytes = gzip(text, kSmallest);
    if (!bytes) return false;
    fmt::print("std::string_view {}()\n{{\n    return R\"packed_letters({})packed_letters\";\n}}\n\n", name,
               page_letters(*bytes));
    return true;
}

}  // namespace

int main()
{
    fmt::print("#include \"report/html/page_files.hpp\"\n\nnamespace gammonkit::html {{\n\n");
    const bool done = print_packed("packed_page_script", html::page_script()) &&
                      print_packed("packed_panel_style", html::panel_style());
    fmt::print("}}  // namespace gammonkit::html\n");
    return done ? 0 : 1;
}
