#pragma once

#include "cli/commands/serve/served_folder.hpp"
#include "support/result.hpp"

#include <functional>
#include <optional>
#include <string>

namespace gammonkit::cli {

struct ServerSettings {
    std::optional<int> port = {};  ///< Nothing: the usual one, or a free one if that is taken.
    std::optional<ServedFolder> folder = {};
};

/// Serves the page on this computer alone, until `goes_on` says no. `tell` gets its address, with the token,
/// once it can be asked. Fails with code "port" if the port is not to be had, and with
/// "server" if nobody can be heard any more.
[[nodiscard]] Result<void> serve_page(const ServerSettings& settings,
                                      const std::function<void(const std::string& address)>& tell,
                                      const std::function<bool()>& goes_on);

}  // namespace gammonkit::cli
