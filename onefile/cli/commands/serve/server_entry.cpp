#include "cli/commands/serve/server/server.hpp"

extern "C" void gammonkit_serve_page(const gammonkit::cli::ServerSettings& settings,
                                     gammonkit::Result<void>& answer);

namespace gammonkit::cli {

// The module is a part of the program.
Result<ServeEntry> server_entry()
{
    return gammonkit_serve_page;
}

}  // namespace gammonkit::cli
