#pragma once

#include "support/files/file_descriptor.hpp"
#include "support/result.hpp"
#include "support/sockets/line_reader.hpp"

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

/// A connection to another program, over which lines go to and fro.
class Connection {
public:
    explicit Connection(FileDescriptor socket) : socket_(std::move(socket)), reader_(socket_.number()) {}

    /// Connects to who listens there. Fails with code "connection".
    [[nodiscard]] static Result<Connection> to(const SocketAddress& address);

    /// As `LineReader::next`.
    [[nodiscard]] Result<std::optional<std::string>> read_line(const GoOn& go_on, int seconds = 0)
    {
        return reader_.next(go_on, seconds);
    }

    /// Fails with code "connection" if the other end is gone, or takes nothing for as long as `limit_writes`
    /// says.
    [[nodiscard]] Result<void> write(std::string_view text);
    void limit_writes(int seconds);

    /// Ends the connection: who reads or writes, also in another thread, waits no longer.
    void shut_down();

private:
    FileDescriptor socket_;
    LineReader reader_;
};

/// Waits for connections.
class Listener {
public:
    /// A path that a socket of a program that is gone still takes is used again. Fails with code
    /// "connection".
    [[nodiscard]] static Result<Listener> at(const SocketAddress& address);
    Listener(Listener&& other) noexcept
        : socket_(std::move(other.socket_)), path_(std::exchange(other.path_, {}))
    {
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    Listener& operator=(Listener&&) = delete;
    /// Takes the path away.
    ~Listener();

    /// The next connection. Fails with code "interrupted" or "connection".
    [[nodiscard]] Result<Connection> accept(const GoOn& go_on);

private:
    Listener(FileDescriptor socket, std::string path) : socket_(std::move(socket)), path_(std::move(path)) {}

    FileDescriptor socket_;
    std::string path_;
};

}  // namespace gammonkit
