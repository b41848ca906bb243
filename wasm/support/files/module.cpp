#include "support/files/module.hpp"

#include "portable/support/not_here.hpp"

namespace gammonkit {

Result<void*> address_in_module(const Module& module, const char* /*function*/)
{
    return not_here(module.what);
}

std::filesystem::path own_fonts()
{
    return {};
}

}  // namespace gammonkit
