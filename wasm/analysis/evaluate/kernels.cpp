#include "analysis/evaluate/kernels.hpp"

namespace gammonkit {

extern const Kernels kWasmKernels;  ///< Of kernel_wasm.cpp.

const Kernels& kernels()
{
    return kWasmKernels;
}

}  // namespace gammonkit
