#pragma once

#include "support/result.hpp"
#include "support/source_text.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// Which names mean the same player.
class PlayerAliases {
public:
    /// Reads a line for each player: "Ann Lee = annlee, Ann L." tells that the names behind the sign are
    /// hers. Names with a comma or a = in them stand in double quotes. Empty lines, and what follows a # that
    /// begins a line, are passed over. Fails with code "aliases", at the place that is wrong.
    [[nodiscard]] static Result<PlayerAliases> read(const SourceText& source);

    /// The first name of its line, or the name itself if no line has it.
    [[nodiscard]] std::string name_of(std::string_view name) const;

    /// All names of whoever has this one, it among them; case folded.
    [[nodiscard]] std::vector<std::string> names_beside(std::string_view name) const;

private:
    std::map<std::string, std::string> names_;  ///< By case folded alias.
};

}  // namespace gammonkit
