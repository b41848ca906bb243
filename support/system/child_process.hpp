#pragma once

#include "support/result.hpp"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace gammonkit {

/// The file in its folder that takes what it writes to standard output and standard error, unless others are
/// named.
inline constexpr const char* kChildOutput = "child-output";

/// Another program that is run to its end. It gets no input, and dies with the thread that runs it.
struct ChildProcess {
    std::vector<std::string> command;                 ///< The program's path, and its arguments.
    std::filesystem::path folder;                     ///< Where it runs.
    std::filesystem::path output = {};                ///< Takes standard output, if not `kChildOutput`.
    std::filesystem::path errors = {};                ///< Takes standard error, if not the same.
    std::vector<std::string> environment;             ///< All of it: "HOME=/tmp/x".
    std::chrono::seconds limit{600};                  ///< After that long it is killed.
    std::function<bool()> go_on = {};                 ///< It is killed once this says no.
    std::size_t most_output = std::size_t{64} << 20;  ///< In bytes, of each file that it writes.
};

struct ChildResult {
    int status = 0;      ///< Its exit code; 128 and more if a signal ended it.
    std::string output;  ///< All that it wrote to standard output, and to standard error if to the same file.
    std::string errors = {};
};

/// The path of this program, which may run itself. Fails with code "no-program".
[[nodiscard]] Result<std::filesystem::path> own_program();

/// All variables of this program: "HOME=/tmp/x".
[[nodiscard]] std::vector<std::string> own_environment();

/// Fails with code "no-program", "timeout", "too-much-output" or "interrupted".
[[nodiscard]] Result<ChildResult> run_child(const ChildProcess& child);

}  // namespace gammonkit
