#include "support/child_process.hpp"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <spawn.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>

namespace gammonkit {
namespace {

constexpr const char* kOutputName = "child-output";
constexpr std::chrono::milliseconds kPause{10};

/// What the child does between its birth and the program's start.
class SpawnActions {
public:
    SpawnActions(const std::filesystem::path& folder, const std::filesystem::path& output)
    {
        posix_spawn_file_actions_init(&actions_);
        posix_spawn_file_actions_addopen(&actions_, 0, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_addopen(&actions_, 1, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        posix_spawn_file_actions_adddup2(&actions_, 1, 2);
        posix_spawn_file_actions_addchdir_np(&actions_, folder.c_str());
        posix_spawnattr_init(&attributes_);
        // Ctrl-C is for us: we end the child ourselves.
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP);
    }
    ~SpawnActions()
    {
        posix_spawn_file_actions_destroy(&actions_);
        posix_spawnattr_destroy(&attributes_);
    }
    SpawnActions(const SpawnActions&) = delete;
    SpawnActions(SpawnActions&&) = delete;
    SpawnActions& operator=(const SpawnActions&) = delete;
    SpawnActions& operator=(SpawnActions&&) = delete;

    [[nodiscard]] const posix_spawn_file_actions_t* actions() const { return &actions_; }
    [[nodiscard]] const posix_spawnattr_t* attributes() const { return &attributes_; }

private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

std::vector<char*> pointers_to(std::vector<std::string>& words)
{
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

Result<pid_t> spawn(const ChildProcess& child, const std::filesystem::path& output)
{
    const SpawnActions prepared(child.folder, output);
    std::vector<std::string> command = child.command;
    std::vector<std::string> environment = child.environment;
    pid_t process = 0;
    const int error =
        posix_spawn(&process, command.front().c_str(), prepared.actions(), prepared.attributes(),
                    pointers_to(command).data(), pointers_to(environment).data());
    if (error == 0) return process;
    return failure("no-program", fmt::format("{} cannot be run: {}", command.front(),
                                             std::generic_category().message(error)));
}

/// True once it has ended.
bool has_ended(pid_t process, int& status)
{
    const pid_t ended = waitpid(process, &status, WNOHANG);
    return ended == process || (ended < 0 && errno != EINTR);
}

void end(pid_t process)
{
    kill(-process, SIGKILL);
    int ignored = 0;
    waitpid(process, &ignored, 0);
}

Result<int> wait_for(pid_t process, const ChildProcess& child)
{
    const auto last = std::chrono::steady_clock::now() + child.limit;
    int status = 0;
    while (!has_ended(process, status)) {
        if (child.go_on && !child.go_on()) {
            end(process);
            return failure("interrupted", "the program was stopped");
        }
        if (std::chrono::steady_clock::now() > last) {
            end(process);
            return failure("timeout", fmt::format("{} took more than {} seconds and was stopped",
                                                  child.command.front(), child.limit.count()));
        }
        std::this_thread::sleep_for(kPause);
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace

Result<ChildResult> run_child(const ChildProcess& child)
{
    const std::filesystem::path output = child.folder / kOutputName;
    GK_TRY(const pid_t process, spawn(child, output));
    GK_TRY(const int status, wait_for(process, child));
    std::ifstream in(output, std::ios::binary);
    return ChildResult{.status = status, .output = std::string(std::istreambuf_iterator<char>(in), {})};
}

}  // namespace gammonkit
