#include "support/sockets/connected_program.hpp"

#include <fmt/format.h>

namespace gammonkit {

Result<std::unique_ptr<ConnectedProgram>> ConnectedProgram::run(std::vector<std::string> command,
                                                                bool /*silent*/)
{
    const std::string program = command.empty() ? "it" : command.front();
    return failure("no-program", fmt::format("{} cannot be run: WebAssembly starts no programs", program),
                   "the gammonkit that is built for this system can");
}

ConnectedProgram::~ConnectedProgram() = default;

}  // namespace gammonkit
