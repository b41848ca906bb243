#include "support/sockets/connected_program.hpp"

#include "windows/support/not_on_windows.hpp"

namespace gammonkit {

Result<std::unique_ptr<ConnectedProgram>> ConnectedProgram::run(std::vector<std::string> /*command*/,
                                                                bool /*silent*/)
{
    return not_on_windows("Engines that run beside it");
}

ConnectedProgram::~ConnectedProgram() = default;

}  // namespace gammonkit
