#pragma once

#include <cstdint>

namespace gammonkit {

/// Columns of a weight matrix that are stored together: see `Kernels::multiply`.
inline constexpr int kPanel = 64;

/// Rows of a table are added so many at a time.
inline constexpr int kRowsTogether = 4;

/// What a net tells: the five numbers of Chances.
inline constexpr int kOutputs = 5;

/// Between layers a neuron is a number from 0 to this. The product of two such, doubled, fits into 16 bits.
inline constexpr int kFullActivation = 127;

inline constexpr int kFineBits = 3;
/// Behind the second layer, where rounding costs most, neurons are counted in so many parts of that.
inline constexpr int kFineSteps = 1 << kFineBits;

/// The largest weight of the layers that take such neurons. Sums of a thousand products fit into 32 bits.
inline constexpr int kFullWeight = 2047;

inline constexpr int kRowBits = 5;
/// The steps that `Kernels::activate_rows` counts in: so many make 1 in its result.
inline constexpr int kRowSteps = 1 << kRowBits;

/// The arithmetic of a net, mostly in whole numbers; it comes out the same on every kind of processor. Plain
/// pointers and numbers: a file that is compiled for a newer processor must not bring along any function that
/// others share.
struct Kernels {
    const char* name;

    /// out[w] = start[w] + sum over i of table[rows[i]][w], for i below `count`, a multiple of kRowsTogether,
    /// and w below `width`, a multiple of kPanel. Sums stop at the largest 16-bit number.
    void (*add_rows)(const std::int16_t* table, const std::int16_t* start, const std::uint16_t* rows,
                     int count, int width, std::int16_t* out);

    /// The same sums divided by kRowSteps, rounded, at least 0 and at most kFullActivation.
    void (*activate_rows)(const std::int16_t* table, const std::int16_t* start, const std::uint16_t* rows,
                          int count, int width, std::uint8_t* out);

    /// The same, but counted in kFineSteps parts of 1.
    void (*activate_rows_finely)(const std::int16_t* table, const std::int16_t* start,
                                 const std::uint16_t* rows, int count, int width, std::int16_t* out);

    /// out[r][w] = (bias[w] + sum over d of in[r][d] * weights[d][w]) * scale[w], rounded, at least 0 and at
    /// most kFullActivation * kFineSteps; for r below `rows`, d below `depth`, a multiple of 4, and w below
    /// `width`.
    ///
    /// `width` is a multiple of kPanel. The weights stand in panels of kPanel columns; in each come, for
    /// every four rows of the matrix, column by column the weights of those four. `in` and `out` are row
    /// after row, without gaps.
    void (*multiply)(const std::uint8_t* in, int rows, int depth, const std::int8_t* panels,
                     const std::int32_t* bias, const float* scale, int width, std::int16_t* out);

    /// The same of finer numbers: panels have the weights of two rows side by side.
    void (*multiply_fine)(const std::int16_t* in, int rows, int depth, const std::int16_t* panels,
                          const std::int32_t* bias, const float* scale, int width, std::int16_t* out);

    /// The same as `multiply_fine`, but neither rounded nor limited from above.
    void (*multiply_last)(const std::int16_t* in, int rows, int depth, const std::int16_t* panels,
                          const std::int32_t* bias, const float* scale, int width, float* out);

    /// The same of numbers as `multiply` takes them, for a net without layers in between.
    void (*multiply_only)(const std::uint8_t* in, int rows, int depth, const std::int8_t* panels,
                          const std::int32_t* bias, const float* scale, int width, float* out);

    /// out[r][o] = logistic(biases[r][o] + sum over d of in[r][d] * weights[o][d]), for r below `rows`, o
    /// below kOutputs and d below `depth`, a multiple of kPanel. Sixteen sums are made side by side and then
    /// added up, half by half. `biases` and `out` have room for a multiple of sixteen rows.
    void (*finish)(const float* in, int rows, int depth, const float* weights, const float* biases,
                   float* out);

    /// Puts e^x in the place of each number x, of which there is a multiple of sixteen; x counts as -60 or 60
    /// where it is beyond.
    void (*exponentiate)(float* numbers, int count);

    /// out[i] = numbers[i] * steps[i], rounded, of two that are as near to the even one, and not beyond what
    /// 16 bits hold; for i below `count`, a multiple of kPanel.
    void (*round_words)(const float* numbers, const double* steps, int count, std::int16_t* out);
};

extern const Kernels kPortableKernels;
extern const Kernels kAvx2Kernels;     ///< Needs AVX2.
extern const Kernels kAvxVnniKernels;  ///< Needs AVX2 and AVX-VNNI.
extern const Kernels kAvx512Kernels;   ///< Needs AVX-512 F, BW and VNNI.

/// The fastest that this processor can run.
[[nodiscard]] const Kernels& kernels();

}  // namespace gammonkit
