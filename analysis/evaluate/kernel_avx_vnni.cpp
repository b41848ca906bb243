#include "analysis/evaluate/avx2_ops.hpp"

#if defined(__AVXVNNI__)

namespace gammonkit {
namespace {

struct AvxVnniOps : Avx2Ops {
    static Sums add_products(Sums before, Bytes activations, Bytes weights)
    {
        return sums(_mm256_dpbusd_avx_epi32(bits(before), activations.v, weights.v));
    }
    static Sums add_products(Sums before, Words activations, Words weights)
    {
        return sums(_mm256_dpwssd_avx_epi32(bits(before), activations.v, weights.v));
    }
};

}  // namespace

const Kernels kAvxVnniKernels = KernelCode<AvxVnniOps, 4, 2>::table("avx-vnni");

}  // namespace gammonkit

#endif
