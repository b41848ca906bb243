#include "support/sockets/byte_source.hpp"

#include <poll.h>
#include <unistd.h>

namespace gammonkit {

int ByteSource::wait(int milliseconds)
{
    pollfd waits{.fd = descriptor_, .events = POLLIN, .revents = 0};
    return poll(&waits, 1, milliseconds);
}

ssize_t ByteSource::read(std::span<char> bytes)
{
    return ::read(descriptor_, bytes.data(), bytes.size());
}

}  // namespace gammonkit
