#pragma once

#include "cli/commands/probe/facts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

class Console;

/// Prints the elements of one JSON array as they come, so that the array need not fit in memory.
class JsonArray {
public:
    explicit JsonArray(Console& console);
    void add(std::string_view element);
    /// Closes the array.
    void finish();

private:
    Console& console_;
    bool empty_ = true;
};

/// All that the catalogue says of some formats, as an array.
[[nodiscard]] std::string formats_json(const std::vector<const Format*>& formats);

/// What `probe --json` says of one file, as an object.
[[nodiscard]] std::string facts_json(const FileFacts& facts);

/// What `check --json` says of one file, as an object: its diagnostics with line and column, or offset.
[[nodiscard]] std::string diagnostics_json(const ReadSource& reading);

}  // namespace gammonkit::cli
