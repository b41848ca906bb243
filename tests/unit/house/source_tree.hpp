#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::house {

/// The folders of sources that take the place of others in builds for other systems.
inline constexpr std::string_view kReplacements[] = {"wasm/", "windows/", "onefile/", "portable/"};

/// One C++ file of the repository.
struct SourceFile {
    std::string path;  ///< From the root of the repository: "model/play.cpp".
    std::string text;

    /// The folder of the root that holds it: "model".
    [[nodiscard]] std::string top() const { return path.substr(0, path.find('/')); }
};

/// Every .hpp and .cpp under the named folders of the repository, sorted by path; folders that do not exist
/// are left out.
[[nodiscard]] std::vector<SourceFile> source_files(const std::vector<std::string_view>& folders);

/// What `command` prints on standard output, by lines; nothing if it cannot be run or fails.
[[nodiscard]] std::vector<std::string> lines_of(const std::string& command);

/// The lines of `text`.
[[nodiscard]] std::vector<std::string> lines_in(const std::string& text);

/// The path in `#include "path"`; nothing for other lines.
[[nodiscard]] std::optional<std::string> included(const std::string& line);

[[nodiscard]] std::string text_of(const std::filesystem::path& file);

/// The paths of the committed files; nothing where the sources are not a git checkout.
[[nodiscard]] std::vector<std::string> committed_files();

/// The folders of the root that hold C++, but for those of tests, benchmarks and builds: the library and
/// the command. A folder that is new is one of them.
[[nodiscard]] std::vector<std::string_view> product_folders();

}  // namespace gammonkit::house
