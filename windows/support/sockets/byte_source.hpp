#pragma once

#include <memory>
#include <span>
#include <sys/types.h>

namespace gammonkit {

/// As support/sockets/byte_source.hpp has it. A console, a file and a pipe of another system cannot be waited
/// for here, only read; so a thread reads them.
class ByteSource {
public:
    explicit ByteSource(int descriptor);

    [[nodiscard]] int wait(int milliseconds);
    [[nodiscard]] ssize_t read(std::span<char> bytes);

private:
    struct Taken;
    std::shared_ptr<Taken> taken_;
};

}  // namespace gammonkit
