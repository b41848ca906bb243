#pragma once

#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// Where a socket is: a port of a computer, or a path in the file system.
struct SocketAddress {
    std::string host = {};  ///< Empty for a path.
    int port = 0;
    std::string path = {};
};

/// "localhost:1234", "192.168.0.7:1234", ":1234", which is this computer, or a path. Fails with code "usage".
[[nodiscard]] Result<SocketAddress> socket_address_of(std::string_view text);

[[nodiscard]] std::string to_string(const SocketAddress& address);

}  // namespace gammonkit
