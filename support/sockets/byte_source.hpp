#pragma once

#include <span>
#include <sys/types.h>

namespace gammonkit {

/// A file, a pipe or a socket whose bytes are waited for. The descriptor is not closed.
class ByteSource {
public:
    explicit ByteSource(int descriptor) : descriptor_(descriptor) {}

    /// 1 once there is something to read, or the end; 0 if that takes longer; -1 if it cannot be waited for,
    /// with errno.
    [[nodiscard]] int wait(int milliseconds);
    /// How many bytes were read; 0 at the end, -1 with errno.
    [[nodiscard]] ssize_t read(std::span<char> bytes);

private:
    int descriptor_;
};

}  // namespace gammonkit
