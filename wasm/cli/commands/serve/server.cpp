#include "cli/commands/serve/server.hpp"

#include "wasm/support/not_in_wasm.hpp"

namespace gammonkit::cli {

Result<void> serve_page(const ServerSettings& /*settings*/,
                        const std::function<void(const std::string& address)>& /*tell*/,
                        const std::function<bool()>& /*goes_on*/)
{
    return not_in_wasm("Servers");
}

}  // namespace gammonkit::cli
