#pragma once

#include "support/result.hpp"
#include "support/source_text.hpp"

#include <map>
#include <optional>
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

    /// The first name of its line, or the name itself if no line has it. A name that stands there but for its
    /// case goes first; else accents and the order of its parts don't matter, unless two players would be
    /// meant.
    [[nodiscard]] std::string name_of(std::string_view name) const;

    /// The same for all names of one player, written in any way.
    [[nodiscard]] std::string key_of(std::string_view name) const;

    /// The keys of all names of whoever has this one, its own first: see `name_key`.
    [[nodiscard]] std::vector<std::string> names_beside(std::string_view name) const;

private:
    void add_key(std::string_view name, const std::string& player);

    std::map<std::string, std::string> names_;  ///< Players by case folded alias.
    /// Players by the key of their aliases; nobody where there are two.
    std::map<std::string, std::optional<std::string>> by_key_;
};

}  // namespace gammonkit
