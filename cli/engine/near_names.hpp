#pragma once

#include "model/match.hpp"
#include "support/diagnostic.hpp"

#include <list>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gammonkit::cli {

/// Calls `use` with the name of each player of a match or a position.
template <class Use>
void for_each_name(const Collection& collection, const Use& use)
{
    for (const Player player : kPlayers) {
        for (const Match& match : collection.matches)
            use(match.players[player].name);
        for (const PositionRecord& record : collection.positions)
            use(record.players[player].name);
    }
}

/// Names of players that are near one that nobody has: those that hold it, such as "Maxence Job" for "job",
/// and those of which it is a slip, such as "Kévin Unger" for "Kevin Ungar". Any thread may add, in any
/// order.
class NearNames {
public:
    /// `wanted`: names, with commas between.
    void add(const Collection& collection, std::string_view wanted);
    /// The same, where the players' names are at hand.
    void add_name(const std::string& name, std::string_view wanted);
    /// "did you mean 'Maxence Job'?", with the three nearest at most; or nothing.
    [[nodiscard]] std::string hint() const;

private:
    mutable std::mutex mutex_;
    std::set<std::pair<std::size_t, std::string>> names_;  ///< Behind how many letters are wrong.
};

/// Says that nobody is called as was asked, and who is nearly.
[[nodiscard]] Diagnostic no_player(Severity severity, std::string_view wanted, const NearNames& near);

/// Names that somebody asks for, of which nobody may be called so. Any thread may add players.
class UnknownNames {
public:
    /// `key` is the name's own, by which all its spellings are found: see name_key.
    void ask_for(std::string written, std::string key)
    {
        names_.emplace_back(std::move(written), std::move(key));
    }
    void add(const Collection& collection);
    void add(const std::string& player);

    /// Says of each name that no player has it, and who is called nearly so.
    [[nodiscard]] std::vector<Diagnostic> told() const;

private:
    struct Name {
        Name(std::string text, std::string of_all) : written(std::move(text)), key(std::move(of_all)) {}
        std::string written;
        std::string key;
        bool is_called_so = false;
        NearNames near = {};
    };

    std::list<Name> names_ = {};
    std::mutex mutex_;
};

}  // namespace gammonkit::cli
