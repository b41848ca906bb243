#include "cli/options/inputs.hpp"

#include "model/identifiers/identifier.hpp"
#include "model/identifiers/match_id.hpp"
#include "model/identifiers/packed_bits.hpp"
#include "model/identifiers/position_id.hpp"
#include "support/ends.hpp"
#include "support/files/file.hpp"
#include "support/files/file_facts.hpp"
#include "support/result.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
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
    return path.filename().generic_string().starts_with('.');
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
            files_.push_back(
                {.path = entry.path().generic_string(), .relative_at = relative_at_, .found = true});
        if (!entry.is_directory(ignored)) return false;
        if (!entry.is_symlink(ignored)) return enter(entry.path());
        links_.push_back(entry.path());
        return false;
    }

    /// False if this folder has been searched before, by whatever way.
    bool enter(const fs::path& folder) { return searched_.insert(folder_identity(folder)).second; }

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

/// Files in folders are archives by their names: to look into all would take long.
bool is_named_like_an_archive(std::string_view path)
{
    static constexpr std::array<std::string_view, 10> kEndings{
        ".zip", ".tar", ".tgz", ".tbz2", ".txz", ".tar.gz", ".tar.bz2", ".tar.xz", ".tar.zst", ".tzst"};
    return std::ranges::any_of(kEndings, [&](std::string_view ending) {
        return path.size() > ending.size() &&
               equals_ignoring_case(path.substr(path.size() - ending.size()), ending);
    });
}

/// Puts the files of an archive, and of those in it, in its place.
class ArchiveSearch {
public:
    explicit ArchiveSearch(std::vector<InputFile>& files) : files_(files) {}

    void search(const InputFile& archive, int depth = 0)
    {
        const Result<UnpackedArchive> unpacked = guarded([&] { return unpack(archive.source(), left_); });
        if (!unpacked) return add_problem(archive, unpacked.error());
        if (unpacked->members.empty()) {
            return add_problem(archive, {.code = "empty-folder",
                                         .message = fmt::format("there is no file in {}", archive.path)});
        }
        for (const ArchiveMember& member : unpacked->members) {
            InputFile file{.path = archive.path + "!" + member.name,
                           .relative_at = archive.relative_at,
                           .found = true,
                           .stored = member.stored,
                           .folder = unpacked->folder};
            constexpr int kDeepest = 2;
            const bool is_folder = is_named_like_an_archive(member.name) && depth < kDeepest;
            is_folder ? search(file, depth + 1) : files_.push_back(std::move(file));
        }
    }

private:
    void add_problem(InputFile archive, Diagnostic why)
    {
        // Nothing stands behind its "!" yet: what is kept is its own name.
        if (archive.relative_at > archive.path.size()) archive.relative_at = archive.path.rfind('/') + 1;
        archive.problem = std::move(why);
        files_.push_back(std::move(archive));
    }

    std::vector<InputFile>& files_;
    ArchiveLimits left_;
};

void add_folder(const std::string& folder, std::vector<InputFile>& files)
{
    const std::size_t relative_at = folder.size() + (folder.ends_with('/') ? 0 : 1);
    std::vector<InputFile> found = files_below(folder, relative_at);
    std::ranges::sort(found, {}, &InputFile::path);
    const auto is_folder_of_its_own = [](const InputFile& file) {
        return !file.problem && is_named_like_an_archive(file.path) && is_archive(file.path);
    };
    if (files.empty() && std::ranges::none_of(found, is_folder_of_its_own)) {
        files = std::move(found);  // There may be a million: two lists of them would be one too many.
        return;
    }
    for (InputFile& file : found) {
        const bool is_folder = is_folder_of_its_own(file);
        is_folder ? ArchiveSearch(files).search(file) : files.push_back(std::move(file));
    }
}

/// The archive in front of "!": "a.zip" of "a.zip!club/m1.mat"; nothing if there is none.
std::optional<std::string> archive_of(const std::string& path)
{
    std::error_code ignored;
    for (std::size_t at = path.find('!'); at != std::string::npos; at = path.find('!', at + 1)) {
        const std::string archive = path.substr(0, at);
        if (fs::is_regular_file(archive, ignored)) return archive;
    }
    return std::nullopt;
}

/// The files of an archive that are `wanted`, or all if that is empty.
void add_archive(const std::string& archive, const std::string& wanted, std::vector<InputFile>& files)
{
    std::vector<InputFile> found;
    ArchiveSearch(found).search({.path = archive, .relative_at = archive.size() + 1});
    const std::size_t before = files.size();
    for (InputFile& file : found) {
        if (!file.problem && !wanted.empty() && file.path != wanted) continue;
        if (file.path == wanted) {
            file.found = false;
            file.relative_at = wanted.size() - file_name(wanted).size();
        }
        files.push_back(std::move(file));
    }
    if (files.size() == before)
        files.push_back(impossible(wanted, "no-such-file", fmt::format("there is no file {}", wanted)));
}

bool is_extension(Catalogue catalogue, std::string_view extension)
{
    const auto is_it = [&](std::string_view known) { return equals_ignoring_case(known, extension); };
    return std::ranges::any_of(
        catalogue, [&](const Format& format) { return std::ranges::any_of(format.extensions, is_it); });
}

/// "/here/matches" for "matches/".
std::string whole_path(std::string_view path)
{
    std::error_code ignored;
    std::string whole = fs::absolute(path, ignored).lexically_normal().generic_string();
    while (whole.ends_with('/'))
        whole.pop_back();
    return whole;
}

bool is_inside(const std::string& path, const std::string& folder)
{
    return path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/';
}

/// True if a word is one identifier of gnubg of so many letters, and no file.
bool is_gnubg_id(const std::string& word, std::size_t letters)
{
    const std::vector<std::string_view> parts = base64_words(word);
    return parts.size() == 1 && parts.front().size() == letters && !names_file(word) &&
           state_from_identifier(word).has_value();
}

bool is_position(const std::string& argument)
{
    std::error_code ignored;
    const bool says_so = starts_with_ignoring_case(argument, "XGID=");
    return argument != "-" && !fs::exists(argument, ignored) && (says_so || state_from_identifier(argument));
}

}  // namespace

std::vector<InputFile> find_inputs(std::span<const std::string> arguments)
{
    std::vector<InputFile> files;
    for (const std::string& word : arguments) {
        const std::string argument = fs::path(word).generic_string();  // In Windows it may have backslashes.
        std::error_code ignored;
        if (argument != "-" && fs::is_directory(argument, ignored)) {
            add_folder(argument, files);
        } else if (fs::is_regular_file(argument, ignored) && is_archive(argument)) {
            add_archive(argument, "", files);
        } else if (const std::optional<std::string> archive = archive_of(argument);
                   archive && !fs::exists(argument, ignored)) {
            add_archive(*archive, argument, files);
        } else if (is_position(argument)) {
            files.push_back({.path = argument, .is_position = true});
        } else {
            files.push_back({.path = argument, .relative_at = argument.size() - file_name(argument).size()});
        }
    }
    return files;
}

std::string outer_file(const std::string& path)
{
    std::error_code ignored;
    return fs::exists(path, ignored) ? path : archive_of(path).value_or(path);
}

bool names_file(const std::string& argument)
{
    std::error_code ignored;
    return argument == "-" || fs::exists(argument, ignored) || archive_of(argument);
}

bool is_match_id_alone(const std::string& word)
{
    return is_gnubg_id(word, kMatchIdLetters);
}

bool is_position_id_alone(const std::string& word)
{
    return is_gnubg_id(word, kPositionIdLetters);
}

std::vector<InputFile> named_files(std::span<const std::string> arguments)
{
    std::vector<InputFile> files;
    for (const std::string& argument : arguments) {
        if (names_file(argument)) files.push_back({.path = argument});
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

bool has_known_extension(Catalogue catalogue, std::string_view path)
{
    const std::string_view extension = file_extension(path);
    return !extension.empty() && is_extension(catalogue, extension);
}

std::string_view without_gz(std::string_view path)
{
    if (path.size() > 3 && equals_ignoring_case(path.substr(path.size() - 3), ".gz"))
        path = without_last(path, 3);
    return path;
}

std::string_view without_known_extension(Catalogue catalogue, std::string_view path)
{
    const std::string_view plain = without_gz(path);
    // Any text may be called .txt, whether or not its format lists that.
    const bool is_known =
        has_known_extension(catalogue, path) || equals_ignoring_case(file_extension(path), "txt");
    if (!is_known) return plain;
    return plain.substr(0, plain.size() - file_extension(path).size() - 1);
}

}  // namespace gammonkit::cli
