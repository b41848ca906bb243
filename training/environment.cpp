#include "training/environment.hpp"

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/file.h>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

#if defined(__SSE__)
#include <xmmintrin.h>
#endif

namespace gammonkit::training {
namespace {

volatile std::sig_atomic_t stop_asked = 0;

std::filesystem::path lock_path()
{
    if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache != '\0')
        return std::filesystem::path(cache) / "gammonkit/benchmark.lock";
    const char* home = std::getenv("HOME");
    return home == nullptr ? "" : std::filesystem::path(home) / ".cache/gammonkit/benchmark.lock";
}

}  // namespace

void flush_tiny_numbers()
{
#if defined(__SSE__)
    _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_ON);
#endif
}

void take_lowest_priority()
{
    (void)setpriority(PRIO_PROCESS, 0, 19);
    // Linux weighs whole sessions first, by a priority of their own: sched(7). One that is shared with a
    // shell stays as it is, or all that is started there later crawled, too.
    if (getsid(0) == getpid()) std::ofstream("/proc/self/autogroup") << 19;
}

void watch_for_stops()
{
    for (const int signal : {SIGINT, SIGTERM})
        (void)std::signal(signal, [](int) { stop_asked = 1; });
}

bool stop_is_asked()
{
    return stop_asked != 0;
}

WorkLease::WorkLease()
{
    // A benchmark that waits gets its turn now: the system does not queue those who wait for a lock.
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    const std::filesystem::path path = lock_path();
    std::error_code ignored;
    std::filesystem::create_directories(path.parent_path(), ignored);
    file_ = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    while (file_ >= 0 && flock(file_, LOCK_SH | LOCK_NB) != 0 && !stop_is_asked())
        std::this_thread::sleep_for(std::chrono::seconds(1));
}

WorkLease::~WorkLease()
{
    if (file_ >= 0) close(file_);
}

}  // namespace gammonkit::training
