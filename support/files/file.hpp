#pragma once

#include "support/charset.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace gammonkit {

/// The largest input that is read, compressed or not: 1 GiB. A larger one is refused, not cut.
inline constexpr std::size_t kLargestInput = std::size_t{1} << 30;

/// The most that comes out of a packed file, of which the file itself says nothing: a megabyte could else
/// become a gigabyte. An analyzed match has less than one MiB.
inline constexpr std::size_t kLargestUnpacked = std::size_t{20} << 20;

/// The most that is read from pipes and devices, which do not say how much will come.
inline constexpr std::size_t kLargestStream = std::size_t{256} << 20;

/// Reads a whole file; "-" is standard input; gzip data is unpacked whatever the file's name.
[[nodiscard]] Result<Input> read_input(const std::filesystem::path& path);

enum class Overwrite { no, yes };

/// Writes a whole file: to a temporary file beside it first, then in one step into place, so that a reader
/// never sees half of it and a crash leaves the old one. Refuses an existing file unless told otherwise; a
/// path that ends in ".gz" is compressed. Makes missing parent folders. "-" is standard output.
[[nodiscard]] Result<void> write_output(const std::filesystem::path& path, std::string_view bytes,
                                        Overwrite overwrite);

/// What follows the last dot of a file name, ".gz" aside; empty if there is none.
[[nodiscard]] std::string_view file_extension(std::string_view path);

/// gzip, with no time or name in its header so that equal input gives equal bytes.
[[nodiscard]] Result<std::string> gzip(std::string_view bytes);

/// Undoes `gzip`; fails on damaged data and on more than `most` bytes. `left_over` becomes the number of
/// bytes behind the packed data that are neither packed nor padding with zeros.
[[nodiscard]] Result<std::string> gunzip(std::string_view bytes, std::size_t most = kLargestUnpacked,
                                         std::size_t* left_over = nullptr);

}  // namespace gammonkit
