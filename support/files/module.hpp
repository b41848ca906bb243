#pragma once

#include "support/result.hpp"

#include <filesystem>

namespace gammonkit {

/// A library of ours that is loaded when it is first needed, because those that it stands on take long to
/// load.
struct Module {
    const char* file;  ///< "gammonkit-pictures.so"
    const char* what;  ///< What needs it, for messages: "pictures other than SVG".
    const char* hint = "it is built and installed together with the command";  ///< Where it is missing.
};

/// Where a function of a module is; the module stays loaded. Fails with code "no-module" if it is not where
/// it is built or installed, with "module-version" if it is of another version, whose types may be others,
/// and with "not-in-wasm", "not-on-windows" or "not-on-arm" where there are none.
[[nodiscard]] Result<void*> address_in_module(const Module& module, const char* function);

/// The folder `fonts` beside the program, or beside the library that this is a part of: what is to run
/// without installing brings its fonts along. Empty where there is none.
[[nodiscard]] std::filesystem::path own_fonts();

/// The same as a pointer to the function, which must be of that type.
template <class Function>
[[nodiscard]] Result<Function> function_of_module(const Module& module, const char* function)
{
    GK_TRY(void* const address, address_in_module(module, function));
    // A function behind a pointer to data: POSIX guarantees that this works.
    return reinterpret_cast<Function>(address);
}

}  // namespace gammonkit
