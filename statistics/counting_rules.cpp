#include "statistics/counting_rules.hpp"

namespace gammonkit {

std::span<const ThresholdPreset> threshold_presets()
{
    static constexpr Thresholds kManual{.doubtful = 0.040, .bad = 0.080, .very_bad = 0.160};
    static constexpr Thresholds kExtremeGammon{.doubtful = 0.020, .bad = 0.020, .very_bad = 0.080};
    static constexpr ThresholdPreset kPresets[] = {
        {"gnubg", "GNU Backgammon 1.07", {}},
        {"gnubg-manual", "the manual of GNU Backgammon", kManual},
        {"xg", "eXtreme Gammon: errors and blunders", kExtremeGammon},
    };
    return kPresets;
}

std::optional<Thresholds> thresholds_from(std::string_view id)
{
    for (const ThresholdPreset& preset : threshold_presets()) {
        if (preset.id == id) return preset.thresholds;
    }
    return std::nullopt;
}

}  // namespace gammonkit
