#include "include/gammonkit/version.hpp"

namespace gammonkit {

std::string_view version()
{
    return GAMMONKIT_VERSION;
}

}  // namespace gammonkit
