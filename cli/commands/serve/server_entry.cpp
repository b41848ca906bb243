#include "cli/commands/serve/server/server.hpp"

namespace gammonkit::cli {

Result<ServeEntry> server_entry()
{
    return function_of_module<ServeEntry>(kServerModule, kServeEntry);
}

}  // namespace gammonkit::cli
