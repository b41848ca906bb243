#include "support/sockets/socket_address.hpp"

#include "support/text.hpp"

#include <fmt/format.h>
#include <sys/un.h>

namespace gammonkit {

Result<SocketAddress> socket_address_of(std::string_view text)
{
    constexpr int kMostPorts = 65535;
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos) {
        if (text.empty() || text.size() >= sizeof sockaddr_un{}.sun_path)
            return failure("usage", fmt::format("'{}' is no path of a socket", printable(text)));
        return SocketAddress{.path = std::string(text)};
    }
    const std::optional<int> port = parse_int(text.substr(colon + 1));
    if (!port || *port < 1 || *port > kMostPorts)
        return failure("usage", fmt::format("'{}' is no port of a computer", printable(text)),
                       "a socket is HOST:PORT, such as localhost:1234, or a path");
    const std::string_view host = text.substr(0, colon);
    return SocketAddress{.host = host.empty() ? "localhost" : std::string(host), .port = *port};
}

std::string to_string(const SocketAddress& address)
{
    return address.host.empty() ? address.path : fmt::format("{}:{}", address.host, address.port);
}

}  // namespace gammonkit
