#pragma once

#include "cli/commands/serve/page_files.hpp"
#include "support/files/module.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::cli {

// The sources of this folder are a module: no other verb loads what speaks HTTP.

struct ServerSettings {
    std::optional<int> port = {};  ///< Nothing: the usual one, or a free one if that is taken.
    std::optional<std::filesystem::path> folder = {};
    std::string policy;  ///< The Content-Security-Policy of all that is served.
    std::function<std::optional<PageFile>(std::string_view path)> page_file;  ///< Asked by several threads.
    /// Gets the address once it can be asked. False if nobody hears of it: then it ends at once.
    std::function<bool(const std::string& address)> tell;
    std::function<bool()> goes_on;  ///< The server ends once this says no.
};

/// The module, and the name and the type of its only function. That serves the page on this computer alone.
/// It fails with code "usage" if there is no such folder, and with "port" if the port is not to be had.
inline constexpr Module kServerModule{.file = "gammonkit-server.so", .what = "servers"};
inline constexpr char kServeEntry[] = "gammonkit_serve_page";
using ServeEntry = void (*)(const ServerSettings& settings, Result<void>& answer);
[[nodiscard]] Result<ServeEntry> server_entry();

}  // namespace gammonkit::cli
