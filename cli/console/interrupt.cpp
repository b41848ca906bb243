#include "cli/console/interrupt.hpp"

#include "cli/options/command.hpp"

#include <atomic>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <string_view>
#include <unistd.h>

namespace gammonkit::cli {
namespace {

// NOLINTBEGIN(*-avoid-non-const-global-variables): a signal handler reaches nothing else.

/// When the first interrupt came, in milliseconds of the monotonic clock; 0: none came.
std::atomic<std::int64_t> interrupted_at = 0;
std::atomic<bool> waits_for_input = false;

// NOLINTEND(*-avoid-non-const-global-variables)
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<std::int64_t>::is_always_lock_free,
              "a signal handler may not wait");

std::int64_t now()
{
    timespec time{};
    (void)clock_gettime(CLOCK_MONOTONIC, &time);
    return std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
}

void on_interrupt(int signal)
{
    // What comes at once comes from the same wish: timeout signals a program and then its whole group.
    constexpr std::int64_t kSameWish = 500;
    std::int64_t first = 0;
    if (!interrupted_at.compare_exchange_strong(first, now()) && now() - first > kSameWish) {
        (void)std::signal(signal, SIG_DFL);
        (void)raise(signal);
    }
    if (!waits_for_input) return;
    constexpr std::string_view kMessage =
        "\ngammonkit: error: interrupted while waiting for standard input [interrupted]\n";
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, kMessage.data(), kMessage.size());
    _exit(static_cast<int>(ExitCode::interrupted));
}

void on_lost_file(int /*signal*/)
{
    constexpr std::string_view kMessage =
        "gammonkit: error: a file was cut off while it was in use [changed-file]\n"
        "    hint: bearoff tables and fonts may be replaced, but not changed\n";
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, kMessage.data(), kMessage.size());
    _exit(static_cast<int>(ExitCode::failed));
}

}  // namespace

void explain_lost_files()
{
    struct sigaction action{};
    action.sa_handler = on_lost_file;
    (void)sigaction(SIGBUS, &action, nullptr);
}

void outlive_limits_of_files()
{
    (void)std::signal(SIGXFSZ, SIG_IGN);
}

void watch_for_interrupts()
{
    struct sigaction action{};
    action.sa_handler = on_interrupt;
    // No SA_RESTART: a read from standard input that waits gives up.
    (void)sigaction(SIGINT, &action, nullptr);
    (void)sigaction(SIGTERM, &action, nullptr);
    (void)std::signal(SIGPIPE, SIG_IGN);
}

WaitingForInput::WaitingForInput(bool waits)
{
    if (waits) waits_for_input = true;
}

WaitingForInput::~WaitingForInput()
{
    waits_for_input = false;
}

bool interrupted()
{
    return interrupted_at != 0;
}

}  // namespace gammonkit::cli
