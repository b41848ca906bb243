#include "support/files/module.hpp"

#include "wasm/support/not_in_wasm.hpp"

namespace gammonkit {

Result<void*> address_in_module(const Module& module, const char* /*function*/)
{
    return not_in_wasm(module.what);
}

std::filesystem::path own_fonts()
{
    return {};
}

}  // namespace gammonkit
