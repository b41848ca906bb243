#include "analysis/rollout/rollout_settings.hpp"

namespace gammonkit {

RolloutSettings rollout_of_plies(int plies)
{
    RolloutSettings settings{.checker_plies = plies, .cube_plies = plies};
    settings.filters = *filters_named("tiny", plies);
    return settings;
}

}  // namespace gammonkit
