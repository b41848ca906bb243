#include "analysis/evaluate/kernels.hpp"

namespace gammonkit {

const Kernels& kernels()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f")) return kAvx512Kernels;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return kAvx2Kernels;
#endif
    return kPortableKernels;
}

}  // namespace gammonkit
