#pragma once

#include "support/sockets/connection.hpp"

#include <memory>
#include <sys/types.h>
#include <vector>

namespace gammonkit {

/// A program that runs meanwhile; what it reads and writes is the other end of a connection. It is ended,
/// with all that it has started, when this dies.
class ConnectedProgram {
public:
    /// `command` is the program, looked for where programs are, and its arguments. What it says to standard
    /// error goes where ours goes, or is lost if it is `silent`. Fails with code "no-program".
    [[nodiscard]] static Result<std::unique_ptr<ConnectedProgram>> run(std::vector<std::string> command,
                                                                       bool silent = false);
    ConnectedProgram(const ConnectedProgram&) = delete;
    ConnectedProgram(ConnectedProgram&&) = delete;
    ConnectedProgram& operator=(const ConnectedProgram&) = delete;
    ConnectedProgram& operator=(ConnectedProgram&&) = delete;
    ~ConnectedProgram();

    [[nodiscard]] Connection& connection() { return connection_; }

private:
    ConnectedProgram(Connection connection, pid_t process)
        : connection_(std::move(connection)), process_(process)
    {
    }

    Connection connection_;
    pid_t process_;
};

}  // namespace gammonkit
