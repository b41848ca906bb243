#include "support/sockets/connection.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <memory>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <system_error>

namespace gammonkit {
namespace {

constexpr int kPauseOfListener = 50;
constexpr int kMostWaiting = 128;

tl::unexpected<Diagnostic> no_connection(std::string_view what, const SocketAddress& address, int error)
{
    return failure("connection", fmt::format("{} {}: {}", what, to_string(address),
                                             std::generic_category().message(error)));
}

/// What bind and connect do with an address: 0, or -1 and errno.
using Use = int (*)(int, const sockaddr*, socklen_t);

struct FreeAddresses {
    void operator()(addrinfo* list) const { freeaddrinfo(list); }
};

void reuse_port(int socket)
{
    const int yes = 1;
    (void)setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
}

/// A socket that `use` was good for; errno says why there is none.
Result<FileDescriptor> socket_at_path(const SocketAddress& address, Use use, std::string_view what)
{
    FileDescriptor made(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    sockaddr_un name{};
    name.sun_family = AF_UNIX;
    std::memcpy(name.sun_path, address.path.data(), std::min(address.path.size(), sizeof name.sun_path - 1));
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): sockets want it so.
    if (made.is_open() && use(made.number(), reinterpret_cast<const sockaddr*>(&name), sizeof name) == 0)
        return made;
    return no_connection(what, address, errno);
}

Result<FileDescriptor> socket_at_port(const SocketAddress& address, Use use, std::string_view what)
{
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (getaddrinfo(address.host.c_str(), std::to_string(address.port).c_str(), &wanted, &found) != 0)
        return failure("connection", fmt::format("there is no computer {}", address.host));
    const std::unique_ptr<addrinfo, FreeAddresses> list(found);
    int error = EADDRNOTAVAIL;
    for (const addrinfo* one = list.get(); one != nullptr; one = one->ai_next) {
        FileDescriptor made(socket(one->ai_family, one->ai_socktype | SOCK_CLOEXEC, one->ai_protocol));
        if (made.is_open()) reuse_port(made.number());
        if (made.is_open() && use(made.number(), one->ai_addr, one->ai_addrlen) == 0) return made;
        error = errno;
    }
    return no_connection(what, address, error);
}

Result<FileDescriptor> socket_for(const SocketAddress& address, Use use, std::string_view what)
{
    return address.host.empty() ? socket_at_path(address, use, what) : socket_at_port(address, use, what);
}

/// Takes a socket away that nobody listens at any more; anything else stays.
void remove_left_behind(const SocketAddress& address)
{
    struct stat about{};
    if (address.path.empty() || stat(address.path.c_str(), &about) != 0 || !S_ISSOCK(about.st_mode)) return;
    if (!Connection::to(address)) (void)unlink(address.path.c_str());
}

}  // namespace

Result<Connection> Connection::to(const SocketAddress& address)
{
    GK_TRY(FileDescriptor made, socket_for(address, ::connect, "cannot connect to"));
    return Connection(std::move(made));
}

Result<void> Connection::write(std::string_view text)
{
    while (!text.empty()) {
        const ssize_t count = send(socket_.number(), text.data(), text.size(), MSG_NOSIGNAL);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0)
            return failure("connection",
                           fmt::format("the connection broke: {}", std::generic_category().message(errno)));
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return {};
}

void Connection::limit_writes(int seconds)
{
    const timeval longest{.tv_sec = seconds, .tv_usec = 0};
    (void)setsockopt(socket_.number(), SOL_SOCKET, SO_SNDTIMEO, &longest, sizeof longest);
}

void Connection::shut_down()
{
    (void)shutdown(socket_.number(), SHUT_RDWR);
}

Result<Listener> Listener::at(const SocketAddress& address)
{
    remove_left_behind(address);
    GK_TRY(FileDescriptor made, socket_for(address, ::bind, "cannot listen at"));
    if (listen(made.number(), kMostWaiting) != 0) return no_connection("cannot listen at", address, errno);
    return Listener(std::move(made), address.path);
}

Listener::~Listener()
{
    if (!path_.empty()) (void)unlink(path_.c_str());
}

Result<Connection> Listener::accept(const GoOn& go_on)
{
    while (true) {
        if (go_on && !go_on()) return failure("interrupted", "waiting for a connection was stopped");
        pollfd waits{.fd = socket_.number(), .events = POLLIN, .revents = 0};
        if (poll(&waits, 1, kPauseOfListener) <= 0) continue;
        FileDescriptor made(accept4(socket_.number(), nullptr, nullptr, SOCK_CLOEXEC));
        if (made.is_open()) return Connection(std::move(made));
        if (errno != EINTR && errno != ECONNABORTED)
            return failure("connection",
                           fmt::format("no connection: {}", std::generic_category().message(errno)));
    }
}

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
