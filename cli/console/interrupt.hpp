#pragma once

namespace gammonkit::cli {

/// From now on the first Ctrl-C (or SIGTERM) only sets a flag, so that files which are being written are
/// finished; one that comes half a second later kills. A reader that leaves a pipe is an error of writing,
/// not a signal.
void watch_for_interrupts();

/// From now on the program ends with a message where a table that it has mapped into memory is cut off by
/// another program.
void explain_lost_files();

/// From now on a file that may grow no more (ulimit -f) is an error of writing, not a signal.
void outlive_limits_of_files();

/// While one of these lives and `waits`, Ctrl-C ends the program at once: it waits for input that may never
/// come, and writes nothing.
class WaitingForInput {
public:
    explicit WaitingForInput(bool waits);
    ~WaitingForInput();
    WaitingForInput(const WaitingForInput&) = delete;
    WaitingForInput(WaitingForInput&&) = delete;
    WaitingForInput& operator=(const WaitingForInput&) = delete;
    WaitingForInput& operator=(WaitingForInput&&) = delete;
};

/// True once the user wants us to stop.
[[nodiscard]] bool interrupted();

}  // namespace gammonkit::cli
