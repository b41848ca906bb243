#include "tests/unit/house/source_tree.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <sstream>

namespace gammonkit::house {
namespace fs = std::filesystem;

std::optional<std::string> included(const std::string& line)
{
    constexpr std::string_view kDirective = "#include \"";
    if (!line.starts_with(kDirective)) return std::nullopt;
    const std::size_t end = line.find('"', kDirective.size());
    return line.substr(kDirective.size(), end - kDirective.size());
}

std::string text_of(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<SourceFile> source_files(const std::vector<std::string_view>& folders)
{
    const fs::path root = GAMMONKIT_SOURCE_DIR;
    std::vector<SourceFile> files;
    for (const std::string_view folder : folders) {
        if (!fs::exists(root / folder)) continue;
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / folder)) {
            const std::string extension = entry.path().extension().string();
            if (extension != ".hpp" && extension != ".cpp") continue;
            files.push_back({fs::relative(entry.path(), root).generic_string(), text_of(entry.path())});
        }
    }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

std::vector<std::string_view> product_folders()
{
    static const std::vector<std::string> folders = [] {
        std::vector<std::string> found;
        for (const fs::directory_entry& entry : fs::directory_iterator(GAMMONKIT_SOURCE_DIR)) {
            const std::string name = entry.path().filename().string();
            const bool is_other = name == "build" || name == "tests" || name == "bench";
            if (entry.is_directory() && !name.starts_with('.') && !is_other && !source_files({name}).empty())
                found.push_back(name);
        }
        std::ranges::sort(found);
        return found;
    }();
    return {begin(folders), end(folders)};
}

std::vector<std::string> lines_in(const std::string& text)
{
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

std::vector<std::string> lines_of(const std::string& command)
{
    FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return {};
    std::string output;
    std::array<char, 4096> buffer{};
    for (std::size_t read = 0; (read = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
        output.append(buffer.data(), read);
    return pclose(pipe) == 0 ? lines_in(output) : std::vector<std::string>{};
}

std::vector<std::string> committed_files()
{
    return lines_of("git -C '" GAMMONKIT_SOURCE_DIR "' ls-files 2>/dev/null");
}

}  // namespace gammonkit::house
