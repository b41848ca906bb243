#include "analysis/evaluate/shipped_nets.hpp"

#include "support/files/embedded_file.hpp"

#include <string_view>
#include <utility>

GAMMONKIT_EMBED(gammonkit_contact_net, GAMMONKIT_NETS "/contact.net");
GAMMONKIT_EMBED(gammonkit_back_game_net, GAMMONKIT_NETS "/back-game.net");
GAMMONKIT_EMBED(gammonkit_late_net, GAMMONKIT_NETS "/late.net");
GAMMONKIT_EMBED(gammonkit_race_net, GAMMONKIT_NETS "/race.net");
GAMMONKIT_EMBED(gammonkit_ordering_net, GAMMONKIT_NETS "/ordering.net");

namespace gammonkit {
namespace {

constexpr std::array<std::pair<const char*, const char*>, kStages> kStageNets{{
    {gammonkit_contact_net, gammonkit_contact_net_end},
    {gammonkit_back_game_net, gammonkit_back_game_net_end},
    {gammonkit_late_net, gammonkit_late_net_end},
    {gammonkit_race_net, gammonkit_race_net_end},
}};

std::string_view bytes_between(const char* begin, const char* end)
{
    return {begin, static_cast<std::size_t>(end - begin)};
}

}  // namespace

// They are part of the program; tests read them.

NetWeights shipped_net(Stage stage)
{
    const auto [begin, end] = kStageNets[static_cast<std::size_t>(stage)];
    return *read_net(bytes_between(begin, end));
}

NetWeights shipped_ordering_net()
{
    return *read_net(bytes_between(gammonkit_ordering_net, gammonkit_ordering_net_end));
}

}  // namespace gammonkit
