#include "support/sockets/byte_source.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <windows.h>

namespace gammonkit {

/// What the thread has read, and nobody has asked for yet.
struct ByteSource::Taken {
    void* handle = nullptr;
    std::mutex mutex = {};
    std::condition_variable came = {};
    std::string bytes = {};
    bool ended = false;
    bool is_begun = false;
};

namespace {

// Nobody waits for it: it reads until the end, or until the program ends.
template <class Taken>
void take_all(const std::shared_ptr<Taken>& taken)
{
    std::array<char, 4096> bytes{};
    DWORD count = 0;
    do {
        if (::ReadFile(taken->handle, bytes.data(), bytes.size(), &count, nullptr) == 0) count = 0;
        const std::lock_guard lock(taken->mutex);
        taken->bytes.append(bytes.data(), count);
        taken->ended = count == 0;
        taken->came.notify_all();
    } while (count > 0);
}

}  // namespace

ByteSource::ByteSource(int descriptor) : taken_(std::make_shared<Taken>())
{
    taken_->handle = reinterpret_cast<void*>(::_get_osfhandle(descriptor));
}

int ByteSource::wait(int milliseconds)
{
    std::unique_lock lock(taken_->mutex);
    if (!std::exchange(taken_->is_begun, true)) std::thread(take_all<Taken>, taken_).detach();
    const auto is_there = [this] { return taken_->ended || !taken_->bytes.empty(); };
    return taken_->came.wait_for(lock, std::chrono::milliseconds(milliseconds), is_there) ? 1 : 0;
}

ssize_t ByteSource::read(std::span<char> bytes)
{
    const std::lock_guard lock(taken_->mutex);
    const std::size_t count = std::min(bytes.size(), taken_->bytes.size());
    std::copy_n(taken_->bytes.begin(), count, bytes.begin());
    taken_->bytes.erase(0, count);
    return static_cast<ssize_t>(count);
}

}  // namespace gammonkit
