#pragma once

#include "support/result.hpp"
#include "support/sockets/byte_source.hpp"

#include <functional>
#include <optional>
#include <string>

namespace gammonkit {

/// Asked several times a second while something is waited for; false ends that with code "interrupted".
using GoOn = std::function<bool()>;

/// Takes lines from a file, a pipe or a socket as they come. The descriptor is not closed.
class LineReader {
public:
    explicit LineReader(int descriptor) : source_(descriptor) {}

    /// The next line, without its end and without zero bytes, which some programs send behind it; nothing at
    /// the end. Waits `seconds` at most, 0 without an end. Fails with code "interrupted", "timeout",
    /// "connection" or "line-too-long".
    [[nodiscard]] Result<std::optional<std::string>> next(const GoOn& go_on, int seconds = 0);

private:
    [[nodiscard]] Result<void> read_more();
    [[nodiscard]] std::optional<std::string> take();
    [[nodiscard]] Result<void> wait(const GoOn& go_on, int seconds);

    ByteSource source_;
    std::string buffer_;
    bool ended_ = false;
};

}  // namespace gammonkit
