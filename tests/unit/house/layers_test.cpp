#include "tests/unit/house/source_tree.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <set>

namespace gammonkit::house {
namespace {

/// Folders, or files without their ending.
using Folders = std::set<std::string>;

/// What the files of each folder may include, besides their own folder: docs/architecture.md, "The layers".
const std::map<std::string, Folders>& allowed()
{
    static const Folders library = {"support",   "model",  "analysis", "formats",   "statistics",
                                    "filter",    "render", "pictures", "transform", "importers",
                                    "exporters", "report", "catalogue"};
    static const std::map<std::string, Folders> table = {
        {"support", {}},
        {"model", {"support"}},
        {"analysis", {"support", "model"}},
        {"formats", {"support", "model"}},
        {"statistics", {"support", "model", "analysis/met", "analysis/annotate/thresholds", "formats"}},
        {"filter", {"support", "model", "analysis/met", "formats", "statistics"}},
        {"render", {"support", "model"}},
        {"pictures", {"support", "model", "render"}},
        {"transform", {"support", "model", "formats"}},
        {"importers", {"support", "model", "formats"}},
        {"exporters", {"support", "model", "formats", "render"}},
        {"report",
         {"support", "model", "analysis/met", "formats", "statistics", "filter", "render", "exporters"}},
        {"catalogue", {"support", "model", "formats", "importers", "exporters", "report"}},
        {"cli", library},
    };
    return table;
}

/// The path in `#include "path"`; nothing for other lines.
std::optional<std::string> included(const std::string& line)
{
    constexpr std::string_view kDirective = "#include \"";
    if (!line.starts_with(kDirective)) return std::nullopt;
    const std::size_t end = line.find('"', kDirective.size());
    return line.substr(kDirective.size(), end - kDirective.size());
}

/// Each `#include` of our own files that `judge` objects to, as "file includes path".
template <class Judge>
std::vector<std::string> objections(const std::vector<SourceFile>& files, Judge judge)
{
    std::vector<std::string> found;
    for (const SourceFile& file : files) {
        for (const std::string& line : lines_in(file.text)) {
            const std::optional<std::string> path = included(line);
            if (path && judge(file, *path)) found.push_back(fmt::format("{} includes {}", file.path, *path));
        }
    }
    return found;
}

bool lies_in(const std::string& path, const std::string& folder)
{
    return path.starts_with(folder + "/") || path == folder + ".hpp";
}

TEST(Layers, IncludeOnlyWhatLiesBelowThem)
{
    const auto above = [](const SourceFile& file, const std::string& path) {
        const auto is_allowed = [&](const std::string& folder) { return lies_in(path, folder); };
        return !lies_in(path, file.top()) && std::ranges::none_of(allowed().at(file.top()), is_allowed);
    };
    EXPECT_EQ(objections(source_files(kProductFolders), above), std::vector<std::string>{});
}

TEST(Layers, IncludesAreWrittenFromTheRoot)
{
    const auto missing = [](const SourceFile&, const std::string& path) {
        return !std::filesystem::exists(std::filesystem::path(GAMMONKIT_SOURCE_DIR) / path);
    };
    std::vector<std::string_view> folders = kProductFolders;
    folders.push_back("tests/unit");
    EXPECT_EQ(objections(source_files(folders), missing), std::vector<std::string>{});
}

TEST(Layers, EveryHeaderHasItsGuard)
{
    std::vector<std::string> without;
    for (const SourceFile& file : source_files(kProductFolders)) {
        if (file.path.ends_with(".hpp") && file.text.find("#pragma once\n") == std::string::npos)
            without.push_back(file.path);
    }
    EXPECT_EQ(without, std::vector<std::string>{});
}

}  // namespace
}  // namespace gammonkit::house
