#include "analysis/evaluate/avx2_ops.hpp"

#if defined(__AVX2__)

namespace gammonkit {

const Kernels kAvx2Kernels = KernelCode<Avx2Ops, 4, 2>::table("avx2");

}  // namespace gammonkit

#endif
