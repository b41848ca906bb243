#include "cli/engine/cube_model.hpp"

#include "cli/options/help.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
Result<CubeModel> cube_model_of(const EngineOptions& engine)
{
    CubeModel model = engine.cube_model.value_or(CubeModel{});
    if (engine.x && model.volatility) return failure("usage", "--x and --cube-model jump exclude each other");
    if (engine.x) model.efficiency = engine.x;
    return model;
}

std::string engine_name_with(const CubeModel& model, RollSet rolls)
{
    std::string name = engine_name();
    if (!model.is_usual()) name += ", " + cube_model_text(model);
    if (rolls != RollSet::all) name += fmt::format(", {} rolls", rolls_of(rolls).size());
    return name;
}

}  // namespace gammonkit::cli
