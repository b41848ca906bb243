#include "support/system/machine.hpp"

#include <array>
#include <cctype>
#include <string_view>
#include <windows.h>

namespace gammonkit {

std::string machine_name()
{
    std::array<char, MAX_COMPUTERNAME_LENGTH + 1> buffer{};
    DWORD size = buffer.size();
    if (::GetComputerNameA(buffer.data(), &size) == 0) return "machine";
    std::string name;
    for (const char c : std::string_view(buffer.data(), size)) {
        const bool is_plain = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '.';
        name += is_plain ? c : '_';
    }
    return name.empty() ? "machine" : name;
}

std::uint64_t machine_memory()
{
    MEMORYSTATUSEX memory{};
    memory.dwLength = sizeof memory;
    return ::GlobalMemoryStatusEx(&memory) == 0 ? 0 : memory.ullTotalPhys;
}

std::size_t most_open_files()
{
    return static_cast<std::size_t>(::_getmaxstdio());
}

int own_process()
{
    return static_cast<int>(::GetCurrentProcessId());
}

bool is_running(int process)
{
    void* const known = ::OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, static_cast<DWORD>(process));
    if (known == nullptr) return ::GetLastError() == ERROR_ACCESS_DENIED;
    DWORD code = 0;
    const bool runs = ::GetExitCodeProcess(known, &code) != 0 && code == STILL_ACTIVE;
    ::CloseHandle(known);
    return runs;
}

}  // namespace gammonkit
