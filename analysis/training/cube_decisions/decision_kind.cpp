#include "analysis/training/cube_decisions/decision_kind.hpp"

#include "analysis/evaluate/position_class.hpp"

namespace gammonkit::training {

std::size_t decision_kind(const Board& board)
{
    if (both_are_home(board)) return kDecisionKinds.size() - 1;
    return static_cast<std::size_t>(stage_of(board));
}

}  // namespace gammonkit::training
