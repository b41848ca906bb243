#pragma once

#include "cli/commands/fix/command.hpp"

#include <string>
#include <vector>

namespace gammonkit::cli {

/// What the command line asks for, with `notes` of a file before those of its own; what every record can be
/// asked for where it asks for nothing. Fails with code "usage".
[[nodiscard]] Result<Repairs> repairs_of(const FixOptions& repair, std::optional<PlayerAliases> aliases,
                                         std::vector<HandNote> notes);

/// What was done to one input, in words.
class Log {
public:
    void add(std::string line) { lines_.push_back(std::move(line)); }
    void add(const std::vector<std::string>& lines, const std::string& label)
    {
        for (const std::string& line : lines)
            lines_.push_back(label + line);
    }
    [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }

private:
    std::vector<std::string> lines_;
};

/// The collection with all repairs made. Fails if a note has no place in it.
[[nodiscard]] Result<Collection> repaired(Collection collection, const Repairs& repairs, Log& log);

}  // namespace gammonkit::cli
