#pragma once

#include <cstdint>

namespace gammonkit {

/// Columns of a weight matrix that are stored together: see `Kernels::multiply`.
inline constexpr int kPanel = 64;

/// The arithmetic of a net, written once and compiled for several kinds of processor. Plain pointers and
/// numbers: a file that is compiled for a newer processor must not bring along any function that others
/// share.
struct Kernels {
    const char* name;

    /// out[w] = bias[w] + sum over i of values[i] * weights[rows[i]][w], for w below `width`, a multiple
    /// of 64.
    void (*gather)(const float* weights, const float* bias, const std::uint16_t* rows, const float* values,
                   int count, int width, float* out);

    /// out[r][w] = bias[w] + sum over d of in[r][d] * weights[d][w], for r below `rows` and d below `depth`.
    /// `width` is a multiple of kPanel; the weights stand in panels of kPanel columns, each with all its rows
    /// one after the other. `in` and `out` are row after row, without gaps.
    void (*multiply)(const float* in, int rows, int depth, const float* panels, const float* bias, int width,
                     float* out);

    /// Makes negative numbers zero.
    void (*rectify)(float* numbers, int count);

    /// The sum of a[i] * b[i]; `count` is a multiple of 64.
    float (*dot)(const float* a, const float* b, int count);
};

extern const Kernels kPortableKernels;
extern const Kernels kAvx2Kernels;    ///< Needs AVX2 and FMA.
extern const Kernels kAvx512Kernels;  ///< Needs AVX-512 F.

/// The fastest that this processor can run.
[[nodiscard]] const Kernels& kernels();

}  // namespace gammonkit
