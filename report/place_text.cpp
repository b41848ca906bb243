#include "report/place_text.hpp"

#include <fmt/format.h>

namespace gammonkit {

std::string place_text(const Decision& decision, std::size_t match, std::size_t of)
{
    const std::string prefix = of > 1 ? fmt::format("m{}-", match) : "";
    return fmt::format("{}g{}-{}", prefix, decision.game + 1, decision.turn + 1);
}

}  // namespace gammonkit
