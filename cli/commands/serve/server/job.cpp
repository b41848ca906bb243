#include "cli/commands/serve/server/job.hpp"

#include "cli/commands/serve/server/allowed_words.hpp"
#include "cli/commands/serve/server/work_folder.hpp"
#include "support/ends.hpp"
#include "support/files/file.hpp"
#include "support/system/child_end.hpp"
#include "support/system/child_process.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr std::chrono::hours kLongestJob{12};
constexpr std::chrono::minutes kLongestOfProgram{30};
constexpr const char* kErrors = "child-errors";
constexpr std::size_t kMostJobFiles = 20'000;
constexpr const char* kInputFolder = "in";
constexpr const char* kOutputFolder = "out";
constexpr const char* kPrivateFolder = "private";

tl::unexpected<Diagnostic> bad_request(std::string message)
{
    return failure("bad-request", std::move(message));
}

/// The files that a head lists, whose bytes stand in `rest` one behind the other.
Result<std::vector<JobFile>> files_of(const Json& list, std::string_view rest)
{
    if (!list.is_array() || list.size() > kMostJobFiles) return bad_request("this is no list of files");
    std::vector<JobFile> files;
    for (const Json& row : list) {
        const bool is_row =
            row.is_array() && row.size() == 2 && row[0].is_string() && row[1].is_number_unsigned();
        if (!is_row) return bad_request("a file is [path, size]");
        auto path = row[0].get<std::string>();
        const auto size = row[1].get<std::size_t>();
        if (!is_plain_path(path) || !path.starts_with("in/"))
            return failure("not-allowed", "files of a page are below in/");
        if (size > rest.size()) return bad_request("the bytes of a file are missing");
        files.push_back({.path = std::move(path), .bytes = std::string(rest.substr(0, size))});
        rest = without_first(rest, size);
    }
    return files;
}

/// All variables of ours, but with a place for temporary files that is gone with the folder.
std::vector<std::string> environment_in(const fs::path& folder)
{
    std::vector<std::string> variables = own_environment();
    for (const std::string_view name : {"TMPDIR=", "TMP="}) {  // The second is that of Windows.
        std::erase_if(variables, [&](const std::string& variable) { return variable.starts_with(name); });
        variables.push_back(std::string(name) + (folder / kPrivateFolder).generic_string());
    }
    return variables;
}

Result<void> put_files(const Job& job, const fs::path& folder)
{
    std::error_code error;
    for (const char* name : {kInputFolder, kOutputFolder, kPrivateFolder})
        fs::create_directory(folder / name, error);
    for (const JobFile& file : job.files) {
        const fs::path path = folder / file.path;
        fs::create_directories(path.parent_path(), error);
        std::ofstream out(path, std::ios::binary);
        out.write(file.bytes.data(), static_cast<std::streamsize>(file.bytes.size()));
        if (!out.flush()) return failure("unwritable", "the temporary folder cannot be written");
    }
    return {};
}

std::vector<JobFile> files_below(const fs::path& folder)
{
    std::vector<JobFile> files;
    std::error_code error;
    for (fs::recursive_directory_iterator all(folder / kOutputFolder, error);
         !error && all != fs::recursive_directory_iterator(); all.increment(error)) {
        const fs::path& path = all->path();
        const bool is_ours = path.filename().generic_string().starts_with('.');  // And nobody else's.
        if (is_ours) all.disable_recursion_pending();
        if (is_ours || all->symlink_status(error).type() != fs::file_type::regular) continue;
        files.push_back(
            {.path = path.lexically_relative(folder).generic_string(), .bytes = content_of(path)});
    }
    std::sort(files.begin(), files.end(), [](const JobFile& a, const JobFile& b) { return a.path < b.path; });
    return files;
}

/// The part in the last line of progress, "[===>   ]  42%  ...".
double part_told_in(const fs::path& said)
{
    constexpr std::streamoff kTail = 400;
    std::ifstream in(said, std::ios::binary | std::ios::ate);
    const std::streamoff size = in.tellg();
    if (size <= 0) return 0;
    in.seekg(std::max<std::streamoff>(0, size - kTail));
    const std::string tail(std::istreambuf_iterator<char>(in), {});
    const std::size_t percent = tail.rfind("%  ");
    const std::size_t bracket = percent == std::string::npos ? percent : tail.rfind("] ", percent);
    if (bracket == std::string::npos) return 0;
    const std::size_t digits = tail.find_first_not_of(' ', bracket + 1);
    int number = 0;
    std::from_chars(tail.data() + digits, tail.data() + percent, number);
    return number / 100.0;
}

/// What was printed, without the lines of progress, each of which a carriage return has begun anew.
std::string without_progress(const std::string& output)
{
    std::string text;
    for (std::size_t from = 0; from < output.size();) {
        const std::size_t to = std::min(output.find('\n', from), output.size() - 1) + 1;
        const std::string line = output.substr(from, to - from);
        const std::size_t anew = line.rfind('\r');
        text += anew == std::string::npos ? line : line.substr(anew + 1);
        from = to;
    }
    constexpr std::string_view kClearLine = "\x1b[K";
    for (std::size_t at = text.find(kClearLine); at != std::string::npos; at = text.find(kClearLine))
        text.erase(at, kClearLine.size());
    return text;
}

}  // namespace

Result<Job> job_from(std::string_view text)
{
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return bad_request("the line of JSON is missing");
    const Json head = Json::parse(text.substr(0, end), nullptr, false);
    if (!head.is_object() || !head.contains("words") || !head.contains("files"))
        return bad_request("this line is no job");
    Job job;
    for (const Json& word : head["words"]) {
        if (!word.is_string()) return bad_request("words are texts");
        job.words.push_back(word.get<std::string>());
    }
    GK_TRY_VOID(check_words(job.words));
    GK_TRY(job.files, files_of(head["files"], text.substr(end + 1)));
    return job;
}

std::string text_of(const JobResult& result)
{
    Json files = Json::array();
    for (const JobFile& file : result.files)
        files.push_back({file.path, file.bytes.size()});
    const Json head{{"code", result.code}, {"said", result.said}, {"files", std::move(files)}};
    std::string text = head.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
    for (const JobFile& file : result.files)
        text += file.bytes;
    return text;
}

Result<JobResult> run_job(const Job& job, const std::function<bool(double part)>& go_on)
{
    constexpr std::chrono::milliseconds kBetweenLooks{100};
    GK_TRY(const WorkFolder folder, WorkFolder::make());
    GK_TRY_VOID(put_files(job, folder.path()));
    GK_TRY(const fs::path program, own_program());
    std::vector<std::string> command{program.generic_string(), "-r", "--color", "never"};
    command.insert(command.end(), job.words.begin(), job.words.end());
    auto last_look = std::chrono::steady_clock::now();
    double part = 0;
    const auto look = [&] {
        if (std::chrono::steady_clock::now() - last_look >= kBetweenLooks) {
            last_look = std::chrono::steady_clock::now();
            part = std::max(part, part_told_in(folder.path() / kChildOutput));
        }
        return go_on(part);
    };
    ChildProcess child{.command = std::move(command),
                       .folder = folder.path(),
                       .environment = environment_in(folder.path()),
                       .limit = kLongestJob,
                       .go_on = look,
                       .most_output = kLargestStream};
    if (job.is_of_program) {
        child.errors = folder.path() / kErrors;
        child.limit = kLongestOfProgram;
    }
    GK_TRY(ChildResult done, run_child(child));
    JobResult result{.code = done.status, .files = files_below(folder.path())};
    result.said = without_progress(job.is_of_program ? done.errors : done.output);
    if (job.is_of_program) result.printed = std::move(done.output);
    return result;
}

}  // namespace gammonkit::cli
