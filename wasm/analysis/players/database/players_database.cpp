#include "analysis/players/database/players_database.hpp"

#include "wasm/support/not_in_wasm.hpp"

struct sqlite3 {};

namespace gammonkit {

void PlayersDatabase::Close::operator()(sqlite3* /*database*/) const {}

Result<PlayersDatabase> PlayersDatabase::open(const std::string& /*path*/, bool /*make*/)
{
    return not_in_wasm("databases of players");
}

Result<Imported> PlayersDatabase::add(std::span<const MatchRecord> /*records*/)
{
    return not_in_wasm("databases of players");
}

Result<std::vector<MatchRecord>> PlayersDatabase::all() const
{
    return not_in_wasm("databases of players");
}

}  // namespace gammonkit
