#pragma once

#include "importers/ogxm/sections.hpp"

namespace gammonkit::ogxm {

/// Puts judgements where they belong that break a rule of OGXM 2, and that GammonView therefore keeps in
/// annotations: they stand in for those of the same kind at their ply. Takes out the annotations that are
/// understood. Source: docs/OGXM_V2_PROFILE.md of github.com/ngvlamis/gammonview-analysis, section 3.
void restore_carried_decisions(FileRecords& file);

}  // namespace gammonkit::ogxm
