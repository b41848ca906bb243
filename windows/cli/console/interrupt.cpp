#include "cli/console/interrupt.hpp"

#include "cli/options/command.hpp"

#include <atomic>
#include <cstdint>
#include <string_view>
#include <windows.h>

namespace gammonkit::cli {
namespace {

// NOLINTBEGIN(*-avoid-non-const-global-variables): the system calls a function, and gives it nothing of ours.
std::atomic<bool> was_interrupted = false;
std::atomic<bool> waits_for_input = false;
// NOLINTEND(*-avoid-non-const-global-variables)

/// The system calls it in a thread of its own. The second time it ends the program.
BOOL WINAPI on_interrupt(DWORD event)
{
    if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT) return FALSE;
    if (was_interrupted.exchange(true)) return FALSE;
    if (!waits_for_input) return TRUE;
    constexpr std::string_view kMessage =
        "\ngammonkit: error: interrupted while waiting for standard input [interrupted]\n";
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, kMessage.data(), kMessage.size());
    ::ExitProcess(static_cast<UINT>(ExitCode::interrupted));
}

}  // namespace

// A file that is mapped into memory cannot be cut off.
void explain_lost_files() {}

void outlive_limits_of_files() {}

void watch_for_interrupts()
{
    ::SetConsoleCtrlHandler(on_interrupt, TRUE);
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
    return was_interrupted;
}

}  // namespace gammonkit::cli
