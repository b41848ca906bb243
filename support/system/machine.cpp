#include "support/system/machine.hpp"

#include <array>
#include <cctype>
#include <cerrno>
#include <csignal>
#include <string_view>
#include <sys/resource.h>
#include <unistd.h>

namespace gammonkit {

std::string machine_name()
{
    constexpr std::size_t kLongest = 64;
    std::array<char, kLongest + 1> buffer{};
    if (::gethostname(buffer.data(), kLongest) != 0) return "machine";
    std::string name;
    for (const char c : std::string_view(buffer.data())) {
        const bool is_plain = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '.';
        name += is_plain ? c : '_';
    }
    return name.empty() ? "machine" : name;
}

std::uint64_t machine_memory()
{
    return static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES)) *
           static_cast<std::uint64_t>(::sysconf(_SC_PAGE_SIZE));
}

std::size_t most_open_files()
{
    constexpr std::size_t kUsual = 1024;
    rlimit files{};
    return getrlimit(RLIMIT_NOFILE, &files) == 0 ? static_cast<std::size_t>(files.rlim_cur) : kUsual;
}

int own_process()
{
    return ::getpid();
}

bool is_running(int process)
{
    return ::kill(process, 0) == 0 || errno != ESRCH;
}

}  // namespace gammonkit
