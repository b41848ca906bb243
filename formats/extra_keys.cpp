#include "formats/extra_keys.hpp"

#include "model/for_each_turn.hpp"

namespace gammonkit {
namespace {

/// Collects keys, part by part.
class Keys {
public:
    explicit Keys(std::string_view own) : own_(own.empty() ? std::string() : std::string(own) + ':') {}

    void add(const Extras& extras)
    {
        for (const Extra& extra : extras) {
            if (own_.empty() || !extra.key.starts_with(own_)) keys_.insert(extra.key);
        }
    }
    [[nodiscard]] std::set<std::string> result() && { return std::move(keys_); }

private:
    std::string own_;
    std::set<std::string> keys_;
};

}  // namespace

std::set<std::string> extra_keys(const Collection& collection, std::string_view own)
{
    Keys keys(own);
    for (const Match& match : collection.matches) {
        keys.add(match.extras);
        for (const Game& game : match.games) {
            keys.add(game.extras);
            for_each_turn(game.turns, [&](const Turn& turn) { keys.add(turn.extras); });
        }
    }
    for (const PositionRecord& record : collection.positions)
        keys.add(record.extras);
    return std::move(keys).result();
}

}  // namespace gammonkit
