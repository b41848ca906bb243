#include "analysis/evaluate/kernel_code.hpp"

#if defined(__AVX2__)

namespace gammonkit {
namespace {

using Vector [[gnu::vector_size(32)]] = float;

}  // namespace

const Kernels kAvx2Kernels = KernelCode<Vector, 6, 2>::table("avx2");

}  // namespace gammonkit

#endif
