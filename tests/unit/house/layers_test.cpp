#include "tests/unit/house/source_tree.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>

namespace gammonkit::house {
namespace {

/// The folder of a layer, and all folders whose headers it may include: its own, and those that it links.
struct Layer {
    std::string folder;
    std::set<std::string> may_include;
};

/// Adds a layer as CMake has written it: "NAME FOLDER LINKED...", lowest first.
void add_layer(const std::string& line, std::map<std::string, Layer>& layers)
{
    std::istringstream words(line);
    std::string name;
    Layer layer;
    words >> name >> layer.folder;
    layer.may_include.insert(layer.folder);
    for (std::string linked; words >> linked;)
        layer.may_include.insert(begin(layers.at(linked).may_include), end(layers.at(linked).may_include));
    layers.emplace(name, std::move(layer));
}

/// Those of the command, lowest first. What stands in cli/ itself has the table of all verbs.
constexpr const char* kLayersOfTheCommand[] = {"cli/options", "cli/console",  "cli/batch", "cli/output",
                                               "cli/engine",  "cli/commands", "cli"};

/// The layers of CMakeLists.txt. The command and the programs for training stand on all of them.
const std::vector<Layer>& layers()
{
    static const std::vector<Layer> all = [] {
        std::map<std::string, Layer> by_name;
        for (const std::string& line : lines_in(text_of(GAMMONKIT_LAYER_LIST)))
            add_layer(line, by_name);
        std::set<std::string> everything;
        std::vector<Layer> result;
        for (const auto& [name, layer] : by_name) {
            everything.insert(layer.folder);
            result.push_back(layer);
        }
        std::set<std::string> below = everything;
        for (const char* folder : kLayersOfTheCommand) {
            below.insert(folder);
            result.push_back({folder, below});
        }
        everything.insert("training");
        result.push_back({"training", std::move(everything)});
        return result;
    }();
    return all;
}

/// Where a file stands that takes the place of another in a build for another system:
/// wasm/support/letters/letters.cpp is support/letters/letters.cpp. What stands in wasm/ itself is for all,
/// and so it is of the lowest layer.
std::string place_of(const std::string& path)
{
    for (const std::string_view replacements : kReplacements) {
        if (!path.starts_with(replacements)) continue;
        const std::string place = path.substr(replacements.size());
        return place.find('/') == std::string::npos ? "support/" + place : place;
    }
    return path;
}

/// The layer that a file belongs to: the one with the longest folder that holds it.
const Layer* layer_of(const std::string& written_path)
{
    const std::string path = place_of(written_path);
    const Layer* found = nullptr;
    for (const Layer& layer : layers()) {
        const bool is_longer = found == nullptr || layer.folder.size() > found->folder.size();
        if (path.starts_with(layer.folder + "/") && is_longer) found = &layer;
    }
    return found;
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

TEST(Layers, HoldEveryFile)
{
    ASSERT_GT(layers().size(), 10U) << "CMake's list of layers is not there";
    std::vector<std::string> homeless;
    for (const SourceFile& file : source_files(product_folders())) {
        if (layer_of(file.path) == nullptr) homeless.push_back(file.path);
    }
    EXPECT_EQ(homeless, std::vector<std::string>{});
}

TEST(Layers, IncludeOnlyWhatTheyLink)
{
    const auto above = [](const SourceFile& file, const std::string& path) {
        const Layer* own = layer_of(file.path);
        const Layer* other = layer_of(path);
        return own != nullptr && (other == nullptr || !own->may_include.contains(other->folder));
    };
    EXPECT_EQ(objections(source_files(product_folders()), above), std::vector<std::string>{});
}

/// All folders that files in `top` include, directly or by way of others, as far as there are folders.
std::set<std::string> reached_from(const std::string& top,
                                   const std::map<std::string, std::set<std::string>>& included_by)
{
    std::set<std::string> reached;
    std::vector<std::string> open{top};
    while (!open.empty()) {
        const auto found = included_by.find(open.back());
        open.pop_back();
        if (found == included_by.end()) continue;
        for (const std::string& other : found->second) {
            if (reached.insert(other).second) open.push_back(other);
        }
    }
    return reached;
}

TEST(Layers, FoldersOfTheRootFormNoCircle)
{
    std::map<std::string, std::set<std::string>> included_by;
    for (const SourceFile& file : source_files(product_folders())) {
        for (const std::string& line : lines_in(file.text)) {
            const std::optional<std::string> path = included(line);
            const std::string other = path ? path->substr(0, path->find('/')) : file.top();
            if (other != file.top()) included_by[file.top()].insert(other);
        }
    }
    std::vector<std::string> in_a_circle;
    for (const auto& [top, others] : included_by) {
        if (reached_from(top, included_by).contains(top)) in_a_circle.push_back(top);
    }
    EXPECT_EQ(in_a_circle, std::vector<std::string>{});
}

TEST(Layers, IncludesAreWrittenFromTheRoot)
{
    const auto missing = [](const SourceFile&, const std::string& path) {
        return !std::filesystem::exists(std::filesystem::path(GAMMONKIT_SOURCE_DIR) / path);
    };
    std::vector<std::string_view> folders = product_folders();
    folders.push_back("tests");
    EXPECT_EQ(objections(source_files(folders), missing), std::vector<std::string>{});
}

TEST(Layers, TheRecordsOfXgKnowBytesAlone)
{
    const auto beyond = [](const SourceFile& file, const std::string& path) {
        return file.path.starts_with("formats/xg/records/") && !path.starts_with("formats/xg/records/") &&
               !path.starts_with("support/");
    };
    EXPECT_EQ(objections(source_files({"formats"}), beyond), std::vector<std::string>{});
}

TEST(Layers, EveryHeaderHasItsGuard)
{
    std::vector<std::string> without;
    for (const SourceFile& file : source_files(product_folders())) {
        if (file.path.ends_with(".hpp") && file.text.find("#pragma once\n") == std::string::npos)
            without.push_back(file.path);
    }
    EXPECT_EQ(without, std::vector<std::string>{});
}

}  // namespace
}  // namespace gammonkit::house
