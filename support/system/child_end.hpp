#pragma once

#include "support/system/child_process.hpp"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

namespace gammonkit {

// How a child ends, whatever system runs it. `output` is what takes its standard output.

/// All of a file; nothing if there is none.
[[nodiscard]] std::string content_of(const std::filesystem::path& file);

[[nodiscard]] bool says_too_much(const ChildProcess& child, const std::filesystem::path& output);
[[nodiscard]] tl::unexpected<Diagnostic> too_much(const ChildProcess& child);

/// Why a child that still runs has to end; nothing if it may go on.
[[nodiscard]] std::optional<tl::unexpected<Diagnostic>>
reason_to_end(const ChildProcess& child, std::chrono::steady_clock::time_point last,
              const std::filesystem::path& output);

}  // namespace gammonkit
