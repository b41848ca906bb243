#pragma once

#include "support/result.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

struct JobFile {
    std::string path;  ///< "in/0/match.mat"
    std::string bytes;
};

/// What a page or a program asks the command to do with files that it sends.
struct Job {
    std::vector<std::string> words = {};
    std::vector<JobFile> files = {};
    bool is_of_program = false;  ///< Then what is printed is kept apart, and the time is shorter.
};

struct JobResult {
    int code = 0;                     ///< The command's exit code.
    std::string printed = {};         ///< To standard output, if it is kept apart.
    std::string said = {};            ///< To standard error, and to standard output if it is not.
    std::vector<JobFile> files = {};  ///< What it wrote below "out".
};

/// Reads a line of JSON, {"words": [...], "files": [["in/0/match.mat", SIZE], ...]}, with the bytes of all
/// files behind it. Fails with code "bad-request", or "not-allowed" as check_words does.
[[nodiscard]] Result<Job> job_from(std::string_view text);

/// The same way round: a line {"code": N, "said": TEXT, "files": [["out/match.sgf", SIZE], ...]}, and the
/// bytes.
[[nodiscard]] std::string text_of(const JobResult& result);

/// Runs the command as a child, in a private folder that is gone afterwards. `go_on` is told now and then
/// which part is done, 0 to 1; once it says no, the child is killed and this fails with code "interrupted".
[[nodiscard]] Result<JobResult> run_job(const Job& job, const std::function<bool(double part)>& go_on);

}  // namespace gammonkit::cli
