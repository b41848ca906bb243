#include "analysis/evaluate/kernel_code.hpp"

namespace gammonkit {
namespace {

using Vector [[gnu::vector_size(16)]] = float;

}  // namespace

const Kernels kPortableKernels = KernelCode<Vector, 4, 2>::table("portable");

}  // namespace gammonkit
