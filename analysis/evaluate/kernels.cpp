#include "analysis/evaluate/kernels.hpp"

namespace gammonkit {

const Kernels& kernels()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vnni")) return kAvx512Kernels;
    if (__builtin_cpu_supports("avxvnni") && __builtin_cpu_supports("avx2")) return kAvxVnniKernels;
    if (__builtin_cpu_supports("avx2")) return kAvx2Kernels;
#endif
    return kPortableKernels;
}

}  // namespace gammonkit
