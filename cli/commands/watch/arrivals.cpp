#include "cli/commands/watch/arrivals.hpp"

namespace gammonkit::cli {
namespace {

constexpr std::chrono::seconds kQuietFor{1};

}  // namespace

Arrivals::Stamp Arrivals::stamp_of(const std::string& file)
{
    std::error_code ignored;
    return {.written = std::filesystem::last_write_time(file, ignored),
            .size = std::filesystem::file_size(file, ignored)};
}

void Arrivals::are_complete(const std::vector<std::filesystem::path>& files)
{
    for (const std::filesystem::path& file : files)
        complete_.insert(file.native());
}

std::vector<InputFile> Arrivals::take(const std::vector<InputFile>& inputs, bool all, Clock::time_point now)
{
    awaited_ = false;
    std::vector<InputFile> taken;
    for (const InputFile& input : inputs) {
        const std::string file = outer_file(input.path);
        const Stamp stamp = stamp_of(file);
        const auto [place, is_new] = seen_.try_emplace(input.path, Seen{.stamp = stamp, .since = now});
        Seen& seen = place->second;
        if (!is_new && seen.stamp != stamp) seen = {.stamp = stamp, .since = now};
        if (seen.is_taken) continue;
        seen.is_taken = all || complete_.contains(file) || now - seen.since >= kQuietFor;
        seen.is_taken ? taken.push_back(input) : void(awaited_ = true);
    }
    complete_.clear();
    return taken;
}

}  // namespace gammonkit::cli
