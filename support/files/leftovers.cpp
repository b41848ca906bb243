#include "support/files/leftovers.hpp"

#include "support/system/machine.hpp"
#include "support/text.hpp"

#include <chrono>
#include <fmt/format.h>
#include <optional>
#include <vector>

namespace gammonkit {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPrefix = ".gammonkit-";
constexpr std::string_view kEnding = ".tmp";
/// What a database is changed by stands beside it.
constexpr std::string_view kJournal = "-journal";

/// Who writes a temporary file.
struct Writer {
    std::string_view machine;
    int process = 0;
};

/// Nothing if the name is not one of `temporary_name`.
std::optional<Writer> writer_of(std::string_view name)
{
    if (name.ends_with(kJournal)) name.remove_suffix(kJournal.size());
    if (!name.starts_with(kPrefix) || !name.ends_with(kEnding)) return std::nullopt;
    name.remove_prefix(kPrefix.size());
    name.remove_suffix(kEnding.size());
    // The machine's name may hold dashes.
    const std::size_t attempt = name.rfind('-');
    if (attempt == std::string_view::npos || attempt == 0) return std::nullopt;
    const std::size_t process = name.rfind('-', attempt - 1);
    if (process == std::string_view::npos) return std::nullopt;
    const std::optional<int> number = parse_int(name.substr(process + 1, attempt - process - 1));
    if (!number || *number <= 0 || !parse_int(name.substr(attempt + 1))) return std::nullopt;
    return Writer{.machine = name.substr(0, process), .process = *number};
}

bool is_old(const fs::path& path)
{
    std::error_code error;
    const fs::file_time_type written = fs::last_write_time(path, error);
    return !error && fs::file_time_type::clock::now() - written > std::chrono::hours(1);
}

bool is_left_over(const fs::path& path, const Writer& writer)
{
    if (writer.machine != machine_name()) return is_old(path);
    return writer.process != own_process() && !is_running(writer.process);
}

}  // namespace

std::string temporary_name(int attempt)
{
    return fmt::format("{}{}-{}-{}{}", kPrefix, machine_name(), own_process(), attempt, kEnding);
}

void remove_leftovers(const fs::path& folder)
{
    std::error_code error;
    std::vector<fs::path> left;
    for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator{};
         entry.increment(error)) {
        const std::string name = entry->path().filename().generic_string();
        const std::optional<Writer> writer = writer_of(name);
        if (writer && is_left_over(entry->path(), *writer)) left.push_back(entry->path());
    }
    for (const fs::path& path : left)
        fs::remove(path, error);
}

}  // namespace gammonkit
