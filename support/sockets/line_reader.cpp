#include "support/sockets/line_reader.hpp"

#include <array>
#include <cerrno>
#include <chrono>
#include <fmt/format.h>
#include <system_error>
#include <utility>

namespace gammonkit {
namespace {

/// A line that is longer comes from no program that speaks a protocol of lines.
constexpr std::size_t kLongestLine = std::size_t{1} << 16;
constexpr int kPauseInMilliseconds = 50;

tl::unexpected<Diagnostic> broken()
{
    return failure("connection",
                   fmt::format("the connection broke: {}", std::generic_category().message(errno)));
}

std::string without_zeros(std::string line)
{
    std::erase(line, '\0');
    if (!line.empty() && line.back() == '\r') line.pop_back();
    return line;
}

}  // namespace

Result<std::optional<std::string>> LineReader::next(const GoOn& go_on, int seconds)
{
    while (true) {
        if (std::optional<std::string> line = take()) return line;
        if (ended_) return std::optional<std::string>{};
        GK_TRY_VOID(wait(go_on, seconds));
        GK_TRY_VOID(read_more());
    }
}

/// The first line of the buffer, if it is there as a whole; at the end, what is left is a line.
std::optional<std::string> LineReader::take()
{
    const std::size_t end = buffer_.find('\n');
    if (end == std::string::npos) {
        if (!ended_) return std::nullopt;
        std::string rest = without_zeros(std::exchange(buffer_, {}));
        return rest.empty() ? std::nullopt : std::optional(std::move(rest));
    }
    std::string line = buffer_.substr(0, end);
    buffer_.erase(0, end + 1);
    return without_zeros(std::move(line));
}

Result<void> LineReader::wait(const GoOn& go_on, int seconds)
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point last = Clock::now() + std::chrono::seconds(seconds);
    while (true) {
        if (go_on && !go_on()) return failure("interrupted", "waiting for a line was stopped");
        if (seconds > 0 && Clock::now() > last)
            return failure("timeout", fmt::format("no line came within {} seconds", seconds));
        const int ready = source_.wait(kPauseInMilliseconds);
        if (ready > 0) return {};
        if (ready < 0 && errno != EINTR) return broken();
    }
}

Result<void> LineReader::read_more()
{
    std::array<char, 4096> bytes{};
    const ssize_t count = source_.read(bytes);
    if (count < 0) return errno == EINTR ? Result<void>{} : broken();
    buffer_.append(bytes.data(), static_cast<std::size_t>(count));
    ended_ = count == 0;
    if (buffer_.size() > kLongestLine && buffer_.find('\n') == std::string::npos)
        return failure("line-too-long", "a line is too long");
    return {};
}

}  // namespace gammonkit
