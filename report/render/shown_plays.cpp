#include "report/render/shown_plays.hpp"

namespace gammonkit {

std::vector<ShownPlay> shown_plays(const Turn& turn)
{
    std::vector<ShownPlay> plays;
    const auto* made = std::get_if<CheckerPlay>(&turn.action);
    if (made == nullptr || !made->notation.empty()) return plays;
    const bool analyzed = !turn.plays.empty() && !turn.plays.front().candidates.empty();
    const Play best = analyzed ? turn.plays.front().candidates.front().play : made->play;
    if (analyzed) plays.push_back({.play = best, .kind = ShownPlay::Kind::best});
    if (!analyzed || sorted(best) != sorted(made->play)) plays.push_back({.play = made->play});
    return plays;
}

}  // namespace gammonkit
