#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace gammonkit {

/// What this machine is called in its network, with the signs that names of files may have; "machine" if it
/// has no name.
[[nodiscard]] std::string machine_name();

/// The bytes of memory that it has.
[[nodiscard]] std::uint64_t machine_memory();

/// As many files, and connections, as this process may have open at once.
[[nodiscard]] std::size_t most_open_files();

/// The number by which the system knows this process.
[[nodiscard]] int own_process();
/// True while there is a process of that number, whoever started it.
[[nodiscard]] bool is_running(int process);

}  // namespace gammonkit
