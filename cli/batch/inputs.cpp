#include "cli/batch/inputs.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <optional>
#include <unordered_set>
#include <utility>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

std::string_view file_name(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

bool is_hidden(const fs::path& path)
{
    return path.filename().native().starts_with('.');
}

InputFile impossible(std::string path, std::string code, std::string message)
{
    return {.path = std::move(path),
            .problem = Diagnostic{.code = std::move(code), .message = std::move(message)}};
}

/// Collects the files below a folder. Links to folders are followed, but into no folder twice: they may lead
/// in circles, and two ways to one file are still one file.
class FolderSearch {
public:
    explicit FolderSearch(std::size_t relative_at) : relative_at_(relative_at) {}

    void search(const std::string& folder)
    {
        walk(folder);
        while (!links_.empty() && !error_) {
            std::vector<fs::path> links = std::exchange(links_, {});
            std::sort(links.begin(), links.end());  // Which of two ways is taken must not be chance.
            for (const fs::path& link : links)
                walk(link);
        }
    }
    [[nodiscard]] const std::error_code& error() const { return error_; }
    [[nodiscard]] std::vector<InputFile> files() && { return std::move(files_); }

private:
    void walk(const fs::path& folder)
    {
        if (!enter(folder)) return;
        fs::recursive_directory_iterator walk(folder, error_);
        while (!error_ && walk != fs::recursive_directory_iterator{}) {
            if (!meet(*walk)) walk.disable_recursion_pending();
            walk.increment(error_);
        }
    }

    /// False if there is nothing to be looked for inside.
    bool meet(const fs::directory_entry& entry)
    {
        std::error_code ignored;
        if (is_hidden(entry.path())) return false;
        if (entry.is_regular_file(ignored))
            files_.push_back({.path = entry.path().native(), .relative_at = relative_at_, .found = true});
        if (!entry.is_directory(ignored)) return false;
        if (!entry.is_symlink(ignored)) return enter(entry.path());
        links_.push_back(entry.path());
        return false;
    }

    /// False if this folder has been searched before, by whatever way.
    bool enter(const fs::path& folder)
    {
        std::error_code ignored;
        return searched_.insert(fs::canonical(folder, ignored).native()).second;
    }

    std::size_t relative_at_;
    std::vector<InputFile> files_;
    std::vector<fs::path> links_;
    std::unordered_set<std::string> searched_;
    std::error_code error_;
};

std::vector<InputFile> files_below(const std::string& folder, std::size_t relative_at)
{
    FolderSearch search(relative_at);
    search.search(folder);
    const std::error_code error = search.error();
    std::vector<InputFile> files = std::move(search).files();
    if (error) {
        files.push_back(
            impossible(folder, "unreadable", fmt::format("cannot search {}: {}", folder, error.message())));
    } else if (files.empty()) {
        files.push_back(impossible(folder, "empty-folder", fmt::format("there is no file in {}", folder)));
    }
    return files;
}

void add_folder(const std::string& folder, std::vector<InputFile>& files)
{
    const std::size_t relative_at = folder.size() + (folder.ends_with('/') ? 0 : 1);
    std::vector<InputFile> found = files_below(folder, relative_at);
    std::sort(found.begin(), found.end(),
              [](const InputFile& a, const InputFile& b) { return a.path < b.path; });
    std::move(found.begin(), found.end(), std::back_inserter(files));
}

bool is_extension(Catalogue catalogue, std::string_view extension)
{
    return std::any_of(catalogue.begin(), catalogue.end(), [&](const Format& format) {
        return std::any_of(format.extensions.begin(), format.extensions.end(),
                           [&](std::string_view known) { return equals_ignoring_case(known, extension); });
    });
}

/// "/here/matches" for "matches/".
std::string whole_path(std::string_view path)
{
    std::error_code ignored;
    std::string whole = fs::absolute(path, ignored).lexically_normal().native();
    while (whole.ends_with('/'))
        whole.pop_back();
    return whole;
}

bool is_inside(const std::string& path, const std::string& folder)
{
    return path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/';
}

std::string_view without_gz(std::string_view name)
{
    if (name.size() > 3 && equals_ignoring_case(name.substr(name.size() - 3), ".gz")) name.remove_suffix(3);
    return name;
}

}  // namespace

std::vector<InputFile> find_inputs(std::span<const std::string> arguments)
{
    std::vector<InputFile> files;
    for (const std::string& argument : arguments) {
        std::error_code ignored;
        if (argument != "-" && fs::is_directory(argument, ignored)) {
            add_folder(argument, files);
        } else {
            files.push_back({.path = argument, .relative_at = argument.size() - file_name(argument).size()});
        }
    }
    return files;
}

Result<std::vector<InputFile>> required_inputs(std::span<const std::string> arguments)
{
    if (arguments.empty()) {
        return failure("usage", "there is no input", "name files or folders; - is standard input");
    }
    if (std::count(arguments.begin(), arguments.end(), "-") > 1) {
        return failure("usage", "standard input can be read only once");
    }
    return find_inputs(arguments);
}

void leave_out_results(std::vector<InputFile>& inputs, const std::string& output_dir)
{
    const std::string results = whole_path(output_dir);
    std::optional<std::string> folder;
    bool holds_results = false;
    std::erase_if(inputs, [&](const InputFile& input) {
        if (!input.found) return false;
        const std::string_view its_folder = std::string_view(input.path).substr(0, input.relative_at);
        // Files of one folder follow each other, and there may be many.
        if (its_folder != folder) {
            folder = its_folder;
            holds_results = is_inside(results, whole_path(its_folder));
        }
        return holds_results && is_inside(whole_path(input.path), results);
    });
}

std::string_view extension_of(std::string_view path)
{
    const std::string_view name = without_gz(file_name(path));
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos || dot == 0 ? std::string_view{} : name.substr(dot + 1);
}

bool has_known_extension(Catalogue catalogue, std::string_view path)
{
    const std::string_view extension = extension_of(path);
    return !extension.empty() && is_extension(catalogue, extension);
}

std::string_view without_known_extension(Catalogue catalogue, std::string_view path)
{
    const std::string_view plain = without_gz(path);
    // Any text may be called .txt, whether or not its format lists that.
    const bool is_known =
        has_known_extension(catalogue, path) || equals_ignoring_case(extension_of(path), "txt");
    if (!is_known) return plain;
    return plain.substr(0, plain.size() - extension_of(path).size() - 1);
}

}  // namespace gammonkit::cli
