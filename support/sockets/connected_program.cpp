#include "support/sockets/connected_program.hpp"

#include "support/text.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>

extern char** environ;

namespace gammonkit {
namespace {

/// What the program finds when it begins: the connection as standard input and output, and a group of its
/// own.
class Start {
public:
    Start(int end, bool silent)
    {
        posix_spawn_file_actions_init(&actions_);
        posix_spawn_file_actions_adddup2(&actions_, end, 0);
        posix_spawn_file_actions_adddup2(&actions_, end, 1);
        if (silent) posix_spawn_file_actions_addopen(&actions_, 2, "/dev/null", O_WRONLY, 0);
        posix_spawnattr_init(&attributes_);
        sigset_t heeded;
        sigemptyset(&heeded);
        sigaddset(&heeded, SIGPIPE);
        sigaddset(&heeded, SIGXFSZ);
        posix_spawnattr_setsigdefault(&attributes_, &heeded);
        posix_spawnattr_setpgroup(&attributes_, 0);
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    }
    Start(const Start&) = delete;
    Start(Start&&) = delete;
    Start& operator=(const Start&) = delete;
    Start& operator=(Start&&) = delete;
    ~Start()
    {
        posix_spawn_file_actions_destroy(&actions_);
        posix_spawnattr_destroy(&attributes_);
    }

    /// 0, or the number of the error.
    int give(pid_t& process, std::vector<std::string>& command)
    {
        std::vector<char*> words;
        for (std::string& word : command)
            words.push_back(word.data());
        words.push_back(nullptr);
        return posix_spawnp(&process, words.front(), &actions_, &attributes_, words.data(), environ);
    }

private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

tl::unexpected<Diagnostic> cannot_run(const std::string& program, int error)
{
    return failure("no-program", fmt::format("{} cannot be run: {}", printable(program),
                                             std::generic_category().message(error)));
}

}  // namespace

Result<std::unique_ptr<ConnectedProgram>> ConnectedProgram::run(std::vector<std::string> command, bool silent)
{
    if (command.empty()) return failure("no-program", "no program is named");
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return cannot_run(command.front(), errno);
    Connection ours{FileDescriptor(ends[0])};
    const FileDescriptor theirs(ends[1]);
    pid_t process = 0;
    if (const int error = Start(theirs.number(), silent).give(process, command); error != 0)
        return cannot_run(command.front(), error);
    return std::unique_ptr<ConnectedProgram>(new ConnectedProgram(std::move(ours), process));
}

ConnectedProgram::~ConnectedProgram()
{
    (void)kill(-process_, SIGKILL);
    int ignored = 0;
    while (waitpid(process_, &ignored, 0) < 0 && errno == EINTR) {
    }
}

}  // namespace gammonkit
