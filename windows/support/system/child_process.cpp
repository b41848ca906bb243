#include "support/system/child_process.hpp"

#include "support/system/child_end.hpp"

#include <array>
#include <fmt/format.h>
#include <memory>
#include <system_error>
#include <windows.h>

namespace gammonkit {
namespace {

constexpr DWORD kPause = 10;  // Milliseconds.

struct CloseHandle {
    void operator()(void* handle) const { ::CloseHandle(handle); }
};
using Handle = std::unique_ptr<void, CloseHandle>;

/// Text in the letters of the system, which are those of its paths.
std::wstring wide(const std::string& text)
{
    return std::filesystem::path(text).wstring();
}

std::string narrow(std::wstring_view text)
{
    return std::filesystem::path(text).string();
}

/// A word as programs take the line apart again: quoted, with a backslash before quotes and doubled before
/// the end. (Microsoft: "Parsing C command-line arguments".)
std::wstring quoted(const std::wstring& word)
{
    std::wstring result = L"\"";
    std::size_t backslashes = 0;
    for (const wchar_t c : word) {
        if (c == L'"') result.append(backslashes + 1, L'\\');
        backslashes = c == L'\\' ? backslashes + 1 : 0;
        result += c;
    }
    return result.append(backslashes, L'\\') + L'"';
}

std::wstring line_of(const std::vector<std::string>& command)
{
    std::wstring line;
    for (const std::string& word : command)
        line += (line.empty() ? L"" : L" ") + quoted(wide(word));
    return line;
}

/// Each variable ends in a zero, and all of them in one more.
std::wstring block_of(const std::vector<std::string>& environment)
{
    std::wstring block;
    for (const std::string& variable : environment)
        block += wide(variable) + L'\0';
    return block + L'\0';
}

/// A file that the child inherits.
Handle inherited(const std::filesystem::path& path, DWORD access, DWORD creation)
{
    SECURITY_ATTRIBUTES inherits{
        .nLength = sizeof inherits, .lpSecurityDescriptor = nullptr, .bInheritHandle = TRUE};
    void* const handle =
        ::CreateFileW(path.c_str(), access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, &inherits,
                      creation, FILE_ATTRIBUTE_NORMAL, nullptr);
    return Handle(handle == INVALID_HANDLE_VALUE ? nullptr : handle);
}

tl::unexpected<Diagnostic> cannot_run(const ChildProcess& child)
{
    const auto error = static_cast<int>(::GetLastError());
    return failure("no-program", fmt::format("{} cannot be run: {}", child.command.front(),
                                             std::system_category().message(error)));
}

/// What ends, with all that the child has started, when this dies.
Handle new_job()
{
    Handle job(::CreateJobObjectW(nullptr, nullptr));
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    if (job) ::SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof limits);
    return job;
}

/// The handles that a child inherits: of all that are open, these alone.
class Inheritance {
public:
    explicit Inheritance(std::vector<HANDLE> handles) : handles_(std::move(handles))
    {
        SIZE_T size = 0;
        ::InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
        room_.resize(size);
        ::InitializeProcThreadAttributeList(list(), 1, 0, &size);
        ::UpdateProcThreadAttribute(list(), 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, handles_.data(),
                                    handles_.size() * sizeof(HANDLE), nullptr, nullptr);
    }
    Inheritance(const Inheritance&) = delete;
    Inheritance(Inheritance&&) = delete;
    Inheritance& operator=(const Inheritance&) = delete;
    Inheritance& operator=(Inheritance&&) = delete;
    ~Inheritance() { ::DeleteProcThreadAttributeList(list()); }

    [[nodiscard]] LPPROC_THREAD_ATTRIBUTE_LIST list()
    {
        return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(room_.data());
    }

private:
    std::vector<HANDLE> handles_;
    std::vector<char> room_ = {};
};

Result<Handle> spawn(const ChildProcess& child, const std::filesystem::path& output, const Handle& job)
{
    const Handle nothing = inherited("NUL", GENERIC_READ, OPEN_EXISTING);
    const Handle said = inherited(output, GENERIC_WRITE, CREATE_ALWAYS);
    const Handle errors =
        child.errors.empty() ? Handle() : inherited(child.errors, GENERIC_WRITE, CREATE_ALWAYS);
    if (!nothing || !said) return cannot_run(child);
    std::vector<HANDLE> handles{nothing.get(), said.get()};
    if (errors) handles.push_back(errors.get());
    Inheritance inheritance(std::move(handles));
    STARTUPINFOEXW start{};
    start.StartupInfo.cb = sizeof start;
    start.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    start.StartupInfo.hStdInput = nothing.get();
    start.StartupInfo.hStdOutput = said.get();
    start.StartupInfo.hStdError = errors ? errors.get() : said.get();
    start.lpAttributeList = inheritance.list();
    std::wstring line = line_of(child.command);
    std::wstring environment = block_of(child.environment);
    PROCESS_INFORMATION made{};
    // Ctrl-C is for us: we end the child ourselves.
    constexpr DWORD kFlags = CREATE_UNICODE_ENVIRONMENT | CREATE_NEW_PROCESS_GROUP | CREATE_SUSPENDED |
                             CREATE_NO_WINDOW | EXTENDED_STARTUPINFO_PRESENT;
    if (::CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, kFlags, environment.data(),
                         child.folder.c_str(), &start.StartupInfo, &made) == 0)
        return cannot_run(child);
    if (job) ::AssignProcessToJobObject(job.get(), made.hProcess);
    ::ResumeThread(made.hThread);
    ::CloseHandle(made.hThread);
    return Handle(made.hProcess);
}

}  // namespace

Result<std::filesystem::path> own_program()
{
    std::array<wchar_t, 32768> path{};
    const DWORD size = ::GetModuleFileNameW(nullptr, path.data(), path.size());
    if (size == 0 || size == path.size())
        return failure("no-program", "the program does not know where it lies");
    return std::filesystem::path(std::wstring_view(path.data(), size));
}

std::vector<std::string> own_environment()
{
    std::vector<std::string> variables;
    wchar_t* const block = ::GetEnvironmentStringsW();
    for (const wchar_t* at = block; *at != 0;) {
        const std::wstring_view variable(at);
        variables.push_back(narrow(variable));
        at += variable.size() + 1;
    }
    ::FreeEnvironmentStringsW(block);
    return variables;
}

Result<ChildResult> run_child(const ChildProcess& child)
{
    const std::filesystem::path output = child.output.empty() ? child.folder / kChildOutput : child.output;
    const Handle job = new_job();
    GK_TRY(const Handle process, spawn(child, output, job));
    const auto last = std::chrono::steady_clock::now() + child.limit;
    while (::WaitForSingleObject(process.get(), kPause) == WAIT_TIMEOUT) {
        if (const auto reason = reason_to_end(child, last, output)) {
            ::TerminateJobObject(job.get(), 1);
            ::WaitForSingleObject(process.get(), INFINITE);
            return *reason;
        }
    }
    if (says_too_much(child, output)) return too_much(child);
    DWORD status = 0;
    ::GetExitCodeProcess(process.get(), &status);
    return ChildResult{
        .status = static_cast<int>(status), .output = content_of(output), .errors = content_of(child.errors)};
}

}  // namespace gammonkit
