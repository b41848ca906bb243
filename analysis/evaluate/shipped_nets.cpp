#include "analysis/evaluate/shipped_nets.hpp"

#include <array>
#include <utility>

// The files lie in the library's read-only data, so that it needs none at run time. C++23 has #embed for
// that.
// NOLINTBEGIN(bugprone-macro-parentheses): a name that is declared has none.
#define GAMMONKIT_EMBED(symbol, file)                                                                        \
    __asm__(".section .rodata\n.balign 16\n.global " #symbol "\n.global " #symbol "_end\n" #symbol           \
            ":\n.incbin \"" GAMMONKIT_NETS "/" file "\"\n" #symbol "_end:\n.byte 0\n.previous\n");           \
    extern "C" const char symbol[];                                                                          \
    extern "C" const char symbol##_end[]
// NOLINTEND(bugprone-macro-parentheses)

GAMMONKIT_EMBED(gammonkit_contact_net, "contact.net");
GAMMONKIT_EMBED(gammonkit_back_game_net, "back-game.net");
GAMMONKIT_EMBED(gammonkit_late_net, "late.net");
GAMMONKIT_EMBED(gammonkit_race_net, "race.net");
GAMMONKIT_EMBED(gammonkit_ordering_net, "ordering.net");

namespace gammonkit {
namespace {

constexpr std::array<std::pair<const char*, const char*>, kStages> kStageNets{{
    {gammonkit_contact_net, gammonkit_contact_net_end},
    {gammonkit_back_game_net, gammonkit_back_game_net_end},
    {gammonkit_late_net, gammonkit_late_net_end},
    {gammonkit_race_net, gammonkit_race_net_end},
}};

}  // namespace

// They are part of the program; tests read them.

NetWeights shipped_net(Stage stage)
{
    const auto [begin, end] = kStageNets[static_cast<std::size_t>(stage)];
    return *read_net({begin, end});
}

NetWeights shipped_ordering_net()
{
    return *read_net({gammonkit_ordering_net, gammonkit_ordering_net_end});
}

}  // namespace gammonkit
