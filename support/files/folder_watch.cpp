#include "support/files/folder_watch.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <poll.h>
#include <sys/inotify.h>
#include <system_error>

namespace gammonkit {
namespace {

namespace fs = std::filesystem;

constexpr std::uint32_t kKinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_ONLYDIR;

bool begins_with_dot(std::string_view name)
{
    return name.starts_with('.');
}

tl::unexpected<Diagnostic> cannot_watch(const fs::path& folder)
{
    const bool are_too_many = errno == ENOSPC;
    Diagnostic why = system_failure("watch", "watch", folder).value();
    if (are_too_many)
        why.hint = "fs.inotify.max_user_watches of the system limits how many folders are watched";
    return tl::unexpected(std::move(why));
}

}  // namespace

Result<FolderWatch> FolderWatch::on(std::span<const std::string> folders)
{
    FolderWatch watch{FileDescriptor(inotify_init1(IN_NONBLOCK | IN_CLOEXEC))};
    if (!watch.events_.is_open()) return cannot_watch(folders.empty() ? "" : folders.front());
    for (const std::string& folder : folders) {
        GK_TRY_VOID(watch.add(folder));
        watch.add_below(folder);
    }
    return watch;
}

Result<void> FolderWatch::add(const fs::path& folder)
{
    const int watch = inotify_add_watch(events_.number(), folder.c_str(), kKinds);
    if (watch < 0) return cannot_watch(folder);
    folders_.emplace(watch, folder);
    return {};
}

/// Of folders below others, those that cannot be watched are passed over, as they are where files are sought.
void FolderWatch::add_below(const fs::path& folder)
{
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
        if (begins_with_dot(entry.path().filename().generic_string()) || !entry.is_directory(ignored))
            continue;
        const std::size_t before = folders_.size();
        // Two ways to one folder have one watch, so that links in a circle end.
        if (add(entry.path()) && folders_.size() > before) add_below(entry.path());
    }
}

void FolderWatch::take(int watch, unsigned kind, const std::string& name, FolderNews& news)
{
    news.is_any = true;
    if ((kind & IN_IGNORED) != 0) folders_.erase(watch);
    // More happened than the system keeps, perhaps that folders came.
    if ((kind & IN_Q_OVERFLOW) != 0) {
        for (const auto& [known, path] : std::map(folders_))
            add_below(path);
    }
    const auto folder = folders_.find(watch);
    if (folder == folders_.end() || name.empty() || begins_with_dot(name)) return;
    const fs::path path = folder->second / name;
    if ((kind & IN_ISDIR) != 0) {
        if (add(path)) add_below(path);
    } else if ((kind & (IN_CLOSE_WRITE | IN_MOVED_TO)) != 0) {
        news.complete.push_back(path);
    }
}

Result<FolderNews> FolderWatch::wait(int milliseconds)
{
    FolderNews news;
    pollfd event{.fd = events_.number(), .events = POLLIN, .revents = 0};
    if (poll(&event, 1, milliseconds) <= 0) return news;
    alignas(inotify_event) std::array<char, 64 * 1024> buffer;
    while (true) {
        const ssize_t got = read(events_.number(), buffer.data(), buffer.size());
        if (got <= 0) break;
        for (std::size_t at = 0; at < static_cast<std::size_t>(got);) {
            inotify_event head;
            std::memcpy(&head, buffer.data() + at, sizeof(head));
            // The name ends in zeros that fill it up.
            const std::string name = head.len > 0 ? std::string(buffer.data() + at + sizeof(head)) : "";
            take(head.wd, head.mask, name, news);
            at += sizeof(head) + head.len;
        }
    }
    if (folders_.empty()) return failure("watch", "the folder that was watched is gone");
    return news;
}

}  // namespace gammonkit
