#include "analysis/evaluate/kernel_code.hpp"

#if defined(__AVX512F__)

namespace gammonkit {
namespace {

using Vector [[gnu::vector_size(64)]] = float;

}  // namespace

const Kernels kAvx512Kernels = KernelCode<Vector, 6, 4>::table("avx512");

}  // namespace gammonkit

#endif
