#include "analysis/rollout/rollout_settings.hpp"

namespace gammonkit {

RolloutDepth rollout_depth(int plies)
{
    return {.checker = plies, .cube = plies, .filters = *filters_named("tiny", plies)};
}

RolloutSettings rollout_of_plies(int plies)
{
    return {.players = {rollout_depth(plies), rollout_depth(plies)}};
}

}  // namespace gammonkit
