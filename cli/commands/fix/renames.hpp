#pragma once

#include "cli/engine/near_names.hpp"
#include "model/match.hpp"
#include "support/result.hpp"

#include <deque>
#include <mutex>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// One --rename: whoever is called `old_name`, written in any way, is called `new_name`.
struct Rename {
    std::string old_name;
    std::string new_name;
};

/// What "OLD=NEW" means, one each. Fails with code "usage".
[[nodiscard]] Result<std::vector<Rename>> renames_of(const std::vector<std::string>& words);

/// The rename that means this name of one of `players`; null if none does. One that is written as the name
/// goes first, and does not mean the other player, too, if he is called almost the same. Of several the last.
[[nodiscard]] const Rename* rename_for(const std::string& name, const ByPlayer<PlayerInfo>& players,
                                       const std::vector<Rename>& renames);

/// Which renames have met their player. Any thread may look.
class RenameTally {
public:
    explicit RenameTally(const std::vector<Rename>& renames);
    void look_at(const Collection& collection);
    /// A warning for each rename whose player was found nowhere, with names that are near.
    [[nodiscard]] std::vector<Diagnostic> complaints() const;

private:
    struct Entry {
        bool met = false;
        NearNames near = {};
    };
    void look_at(const ByPlayer<PlayerInfo>& players);

    const std::vector<Rename>& renames_;
    std::deque<Entry> entries_;
    mutable std::mutex mutex_;
};

}  // namespace gammonkit::cli
