#include "cli/interrupt.hpp"

#include "cli/exit_code.hpp"

#include <atomic>
#include <csignal>
#include <string_view>
#include <unistd.h>

namespace gammonkit::cli {
namespace {

std::atomic<bool> interrupt_seen = false;
std::atomic<bool> waits_for_input = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may not wait");

void on_interrupt(int /*signal*/)
{
    interrupt_seen = true;
    if (!waits_for_input) return;
    constexpr std::string_view kMessage =
        "\ngammonkit: error: interrupted while waiting for standard input [interrupted]\n";
    [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, kMessage.data(), kMessage.size());
    _exit(static_cast<int>(ExitCode::interrupted));
}

}  // namespace

void watch_for_interrupts()
{
    struct sigaction action{};
    action.sa_handler = on_interrupt;
    // Reset: the second signal kills. No SA_RESTART: a read from standard input that waits gives up.
    action.sa_flags = static_cast<int>(SA_RESETHAND);
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
    return interrupt_seen;
}

}  // namespace gammonkit::cli
