#include "support/sockets/connected_program.hpp"

#include "portable/support/not_here.hpp"

namespace gammonkit {

Result<std::unique_ptr<ConnectedProgram>> ConnectedProgram::run(std::vector<std::string> /*command*/,
                                                                bool /*silent*/)
{
    return not_here("Engines that run beside it");
}

ConnectedProgram::~ConnectedProgram() = default;

}  // namespace gammonkit
