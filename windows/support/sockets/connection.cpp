#include "support/sockets/connection.hpp"

#include "portable/support/not_here.hpp"
#include "support/text.hpp"

namespace gammonkit {

Result<Connection> Connection::to(const SocketAddress& /*address*/)
{
    return not_here("Engines behind sockets");
}

Result<void> Connection::write(std::string_view /*text*/)
{
    return not_here("Engines behind sockets");
}

void Connection::limit_writes(int /*seconds*/) {}

void Connection::shut_down() {}

Result<Listener> Listener::at(const SocketAddress& /*address*/)
{
    return not_here("Engines behind sockets");
}

Listener::~Listener() = default;

Result<Connection> Listener::accept(const GoOn& /*go_on*/)
{
    return not_here("Engines behind sockets");
}

Result<SocketAddress> socket_address_of(std::string_view /*text*/)
{
    return not_here("Engines behind sockets");
}

std::string to_string(const SocketAddress& address)
{
    return address.host.empty() ? address.path : address.host;
}

}  // namespace gammonkit
