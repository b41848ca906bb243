#include "cli/commands/serve/page_files.hpp"

#include "report/html/board_data.hpp"
#include "report/html/page_files.hpp"
#include "support/json/json_text.hpp"
#include "support/languages/languages.hpp"
#include "support/languages/po_reader.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr const char* kHtmlType = "text/html; charset=utf-8";
constexpr const char* kScriptType = "text/javascript; charset=utf-8";

std::optional<std::string_view> source_named(std::span<const PageSource> sources, std::string_view name)
{
    for (const PageSource& source : sources) {
        if (source.name == name) return source.text;
    }
    return std::nullopt;
}

std::string_view page_source(std::string_view name)
{
    return source_named(page_sources(), name).value_or("");
}

/// {"de": {"Files": "Dateien", ...}, ...}
std::string translations()
{
    JsonText json;
    {
        const auto all = json.object();
        for (const LanguageRow& language : languages()) {
            const auto texts = json.key(language.tag).object();
            for (const PoEntry& entry : catalogue_of(language.tag)) {
                // Scripts ask by the English text alone, which is written as a key of JSON is.
                if (entry.id.empty() || entry.text.empty() || entry.is_fuzzy || !entry.context.empty())
                    continue;
                JsonText key;
                key.string(entry.id);
                const std::string quoted = key.take();
                json.key(std::string_view(quoted).substr(1, quoted.size() - 2)).string(entry.text);
            }
        }
    }
    return json.take();
}

/// What the packed page gets from the one who packs it.
std::string page_data_script()
{
    const html::BoardParts board = html::usual_board_parts();
    JsonText svg;
    svg.string(board.svg);
    return fmt::format("'use strict';\nconst BOARD_LOOK = {}.board;\nconst BOARD_SVG = {};\n"
                       "const TRANSLATIONS = {};\n",
                       board.data, svg.take(), translations());
}

/// The skeleton, with what stands in it for [[NAME]].
std::string page_html()
{
    const std::string style = fmt::format("{}{}\n{}\n{}", html::typeface_style(), html::page_style(),
                                          html::site_style(), page_source("page"));
    const std::string scripts = "<meta name=\"gammonkit-server\" content=\"yes\">\n"
                                "<script src=\"/page/data.js\"></script>\n"
                                "<script src=\"/page/notation.js\"></script>\n"
                                "<script src=\"/page/board.js\"></script>\n"
                                "<script src=\"/page/sorting.js\"></script>\n"
                                "<script type=\"module\" src=\"/page/page.mjs\"></script>";
    const std::pair<std::string_view, std::string> parts[] = {{"[[policy]]", page_policy()},
                                                              {"[[icon]]", "/page/icon.svg"},
                                                              {"[[style]]", style},
                                                              {"[[packed]]", ""},
                                                              {"[[script]]", scripts}};
    std::string page(page_source("gammonkit"));
    for (const auto& [mark, text] : parts) {
        for (std::size_t at = page.find(mark); at != std::string::npos;
             at = page.find(mark, at + text.size()))
            page.replace(at, mark.size(), text);
    }
    return page;
}

}  // namespace

std::optional<PageFile> page_file(std::string_view path)
{
    constexpr std::string_view kFolder = "/page/";
    if (path == "/") return PageFile{.content = page_html(), .type = kHtmlType};
    if (!path.starts_with(kFolder)) return std::nullopt;
    const std::string_view name = path.substr(kFolder.size());
    if (name == "icon.svg")
        return PageFile{.content = std::string(page_source("icon")), .type = "image/svg+xml"};
    if (name == "data.js") return PageFile{.content = page_data_script(), .type = kScriptType};
    const std::string_view stem = name.substr(0, name.find('.'));
    const std::string_view extension = name.substr(stem.size());
    if (extension != ".mjs" && extension != ".js") return std::nullopt;
    const auto text = source_named(extension == ".mjs" ? page_scripts() : report_scripts(), stem);
    if (!text) return std::nullopt;
    return PageFile{.content = std::string(*text), .type = kScriptType};
}

std::string page_policy()
{
    return fmt::format(
        "default-src 'none'; script-src 'self' {} {} {}; style-src 'unsafe-inline'; "
        "font-src data:; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'",
        html::script_source(html::page_loader_sum()), html::script_source(html::page_script_sum()),
        html::script_source(html::site_script_sum()));
}

}  // namespace gammonkit::cli
