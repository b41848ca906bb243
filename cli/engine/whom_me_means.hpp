#pragma once

#include "cli/engine/near_names.hpp"
#include "cli/options/command.hpp"
#include "decisions/players/player_aliases.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

/// Whom the names of --me mean among players: those who are called so, or else the only one whose name holds
/// it, as "Maxence Job" holds "job".
class WhomMeMeans {
public:
    /// `me`: names, with commas between.
    WhomMeMeans(std::string_view me, const PlayerAliases& aliases);

    void add(const std::string& player);
    void add(const Collection& collection);

    /// True if each name is that of a player, so that no further ones need be looked at.
    [[nodiscard]] bool all_are_called_so() const;

    /// The names, with a player's in place of each part of it; nothing if nobody is meant.
    [[nodiscard]] std::optional<std::string> names() const;

    /// Says that nobody is called so, and who is nearly.
    [[nodiscard]] Diagnostic nobody(Severity severity) const;

private:
    struct Name {
        std::string text;
        std::vector<std::string> keys;  ///< Of all that it means by the aliases.
        bool is_called_so = false;
        std::map<std::string, std::string> holders = {};  ///< Players by the keys of their names.
    };
    std::vector<Name> names_;
    NearNames near_;
};

/// Puts the players that --me and --player mean in place of the parts of names that they say, and tells if
/// --me means nobody: for a verb that reads matches, before it does.
[[nodiscard]] Result<void> settle_me(Session& session, OptionTable& table);

}  // namespace gammonkit::cli
