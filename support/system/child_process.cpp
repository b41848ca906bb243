#include "support/system/child_process.hpp"

#include "support/system/child_end.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fmt/format.h>
#include <optional>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace gammonkit {
namespace {

constexpr std::chrono::milliseconds kPause{10};

std::vector<char*> pointers_to(std::vector<std::string>& words)
{
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// False if the other end was closed before: the program runs.
bool read_whole(int descriptor, int& number)
{
    ssize_t count = 0;
    do
        count = read(descriptor, &number, sizeof number);
    while (count < 0 && errno == EINTR);
    return count == sizeof number;
}

/// A file that is closed when this dies, and that no program inherits.
class OwnedDescriptor {
public:
    explicit OwnedDescriptor(int number) : number_(number) {}
    ~OwnedDescriptor() { close(); }
    OwnedDescriptor(const OwnedDescriptor&) = delete;
    OwnedDescriptor(OwnedDescriptor&&) = delete;
    OwnedDescriptor& operator=(const OwnedDescriptor&) = delete;
    OwnedDescriptor& operator=(OwnedDescriptor&&) = delete;

    [[nodiscard]] int number() const { return number_; }
    void close()
    {
        if (number_ >= 0) ::close(number_);
        number_ = -1;
    }

private:
    int number_;
};

/// What the child needs from its birth until the program runs, made before: it may not allocate.
struct Birth {
    char* const* command;
    char* const* environment;
    const char* folder;
    const char* output;
    const char* errors;  ///< Null: the same.
    std::size_t most_output;
    pid_t parent;
    int failure;  ///< Where it writes the number of the error that kept it from running.
};

bool redirect(const char* path, int flags, int descriptor)
{
    constexpr mode_t kForUs = 0600;
    const int opened = open(path, flags, kForUs);  // NOLINT(cppcoreguidelines-pro-type-vararg)
    return opened >= 0 &&
           (opened == descriptor || (dup2(opened, descriptor) == descriptor && ::close(opened) == 0));
}

/// True if the child dies with the thread that waits for it.
bool is_bound_to(pid_t parent)
{
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg)
    return prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == parent;
}

bool has_limit(std::size_t most_output)
{
    const rlimit limit{.rlim_cur = most_output, .rlim_max = most_output};
    return setrlimit(RLIMIT_FSIZE, &limit) == 0;
}

/// Programs inherit what we ignore.
bool heeds_all_signals()
{
    struct sigaction action = {};
    action.sa_handler = SIG_DFL;
    return sigaction(SIGPIPE, &action, nullptr) == 0 && sigaction(SIGXFSZ, &action, nullptr) == 0;
}

/// Becomes the program, or writes down why not and dies. Other threads may have held any lock when the child
/// was born, so that it calls only what a signal handler may call.
void become(const Birth& birth)
{
    // Ctrl-C is for us: we end the child ourselves, and all that it has started.
    const bool ready = setpgid(0, 0) == 0 && is_bound_to(birth.parent) && has_limit(birth.most_output) &&
                       heeds_all_signals() && redirect("/dev/null", O_RDONLY, 0) &&
                       redirect(birth.output, O_WRONLY | O_CREAT | O_TRUNC, 1) &&
                       (birth.errors == nullptr ? dup2(1, 2) == 2
                                                : redirect(birth.errors, O_WRONLY | O_CREAT | O_TRUNC, 2)) &&
                       chdir(birth.folder) == 0;
    // Our files and sockets are none of its business; kernels before 5.11 leave it those that others opened.
    (void)close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);
    if (ready) execve(birth.command[0], birth.command, birth.environment);
    const int error = errno;
    [[maybe_unused]] const ssize_t written = write(birth.failure, &error, sizeof error);
    kill(getpid(), SIGKILL);
}

tl::unexpected<Diagnostic> cannot_run(const ChildProcess& child, int error)
{
    return failure("no-program", fmt::format("{} cannot be run: {}", child.command.front(),
                                             std::generic_category().message(error)));
}

Result<pid_t> spawn(const ChildProcess& child, const std::filesystem::path& output)
{
    std::vector<std::string> command = child.command;
    std::vector<std::string> environment = child.environment;
    const std::vector<char*> words = pointers_to(command);
    const std::vector<char*> variables = pointers_to(environment);
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return cannot_run(child, errno);
    const OwnedDescriptor told(ends[0]);
    OwnedDescriptor tells(ends[1]);
    const Birth birth{.command = words.data(),
                      .environment = variables.data(),
                      .folder = child.folder.c_str(),
                      .output = output.c_str(),
                      .errors = child.errors.empty() ? nullptr : child.errors.c_str(),
                      .most_output = child.most_output,
                      .parent = getpid(),
                      .failure = tells.number()};
    const pid_t process = fork();
    if (process < 0) return cannot_run(child, errno);
    if (process == 0) become(birth);
    tells.close();
    int error = 0;
    if (read_whole(told.number(), error)) {
        int ignored = 0;
        waitpid(process, &ignored, 0);
        return cannot_run(child, error);
    }
    return process;
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

Result<int> wait_for(pid_t process, const ChildProcess& child, const std::filesystem::path& output)
{
    const std::chrono::steady_clock::time_point last = std::chrono::steady_clock::now() + child.limit;
    int status = 0;
    while (!has_ended(process, status)) {
        if (const auto reason = reason_to_end(child, last, output)) {
            end(process);
            return *reason;
        }
        std::this_thread::sleep_for(kPause);
    }
    if ((WIFSIGNALED(status) && WTERMSIG(status) == SIGXFSZ) || says_too_much(child, output))
        return too_much(child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace

Result<std::filesystem::path> own_program()
{
    std::error_code error;
    std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
    if (error) return failure("no-program", "the program does not know where it lies");
    // The archive for Linux brings a loader along, which starts the program that lies beside it.
    if (program.filename().generic_string().starts_with("ld-linux"))
        return program.parent_path().parent_path() / "gammonkit";
    return program;
}

std::vector<std::string> own_environment()
{
    std::vector<std::string> variables;
    for (char** variable = environ; *variable != nullptr; ++variable)
        variables.emplace_back(*variable);
    return variables;
}

Result<ChildResult> run_child(const ChildProcess& child)
{
    const std::filesystem::path output = child.output.empty() ? child.folder / kChildOutput : child.output;
    GK_TRY(const pid_t process, spawn(child, output));
    GK_TRY(const int status, wait_for(process, child, output));
    return ChildResult{.status = status, .output = content_of(output), .errors = content_of(child.errors)};
}

}  // namespace gammonkit
