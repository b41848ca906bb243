#pragma once

#include "exporters/ogxm/judgements.hpp"

#include <string>

namespace gammonkit::ogxm {

/// The level that holds for a whole block, where nothing else is said. A single judgement can say another
/// one, but not that there is none: so a part is stated only if all judgements have it.
class BlockLevel {
public:
    explicit BlockLevel(const JudgementBlock& block);

    /// The record of the block's level; empty if it states nothing.
    [[nodiscard]] std::string record() const;
    /// The records of what differs; empty if nothing does.
    [[nodiscard]] std::string record_of_candidate(const Assessment& assessment) const;
    [[nodiscard]] std::string record_of_cube(const Assessment& assessment) const;

private:
    void look_at(const Assessment& assessment, bool is_cube);
    [[nodiscard]] std::string preset_of(const Assessment& assessment) const;
    [[nodiscard]] std::string difference(const Assessment& assessment, const std::optional<int>& stated,
                                         int plies_field) const;

    std::string preset_;
    std::optional<int> checker_plies_;
    std::optional<int> cube_plies_;
    bool all_have_names_ = true;
    bool any_has_preset_ = false;
    bool all_checkers_have_plies_ = true;
    bool all_cubes_have_plies_ = true;
};

}  // namespace gammonkit::ogxm
