// The kernels, for a vector type of any length. Included by one source file for each kind of processor,
// inside a namespace without name, so that no two files share a function.
#pragma once

#include "analysis/evaluate/kernels.hpp"

namespace gammonkit {
namespace {

/// The arithmetic with vectors of several numbers; products are made in tiles of `Rows` by `Vectors` of them,
/// as many as there are registers for.
template <class Vector, int Rows, int Vectors>
struct KernelCode {
    static constexpr int Lanes = sizeof(Vector) / sizeof(float);

    static Vector load(const float* place)
    {
        Vector vector;
        __builtin_memcpy(&vector, place, sizeof vector);
        return vector;
    }
    static void store(float* place, const Vector& vector) { __builtin_memcpy(place, &vector, sizeof vector); }

    static void gather(const float* weights, const float* bias, const std::uint16_t* rows,
                       const float* values, int count, int width, float* out)
    {
        constexpr int kBlock = 64;
        constexpr int kVectors = kBlock / Lanes;
        for (int column = 0; column < width; column += kBlock) {
            Vector sums[kVectors];
            for (int v = 0; v < kVectors; ++v)
                sums[v] = load(bias + column + v * Lanes);
            for (int i = 0; i < count; ++i) {
                const float* row = weights + static_cast<long>(rows[i]) * width + column;
                for (int v = 0; v < kVectors; ++v)
                    sums[v] += values[i] * load(row + v * Lanes);
            }
            for (int v = 0; v < kVectors; ++v)
                store(out + column + v * Lanes, sums[v]);
        }
    }

    /// `RowCount` rows times `Vectors` vectors of columns.
    template <int RowCount>
    static void tile(const float* in, int depth, const float* panel, const float* bias, float* out, int width)
    {
        Vector sums[RowCount][Vectors];
        for (int v = 0; v < Vectors; ++v) {
            for (int r = 0; r < RowCount; ++r)
                sums[r][v] = load(bias + v * Lanes);
        }
        for (int d = 0; d < depth; ++d) {
            Vector weights[Vectors];
            for (int v = 0; v < Vectors; ++v)
                weights[v] = load(panel + static_cast<long>(d) * kPanel + v * Lanes);
            for (int r = 0; r < RowCount; ++r) {
                const float x = in[static_cast<long>(r) * depth + d];
                for (int v = 0; v < Vectors; ++v)
                    sums[r][v] += x * weights[v];
            }
        }
        for (int r = 0; r < RowCount; ++r) {
            for (int v = 0; v < Vectors; ++v)
                store(out + static_cast<long>(r) * width + v * Lanes, sums[r][v]);
        }
    }

    static void multiply(const float* in, int rows, int depth, const float* panels, const float* bias,
                         int width, float* out)
    {
        for (int column = 0; column < width; column += Vectors * Lanes) {
            const float* panel =
                panels + static_cast<long>(column / kPanel) * depth * kPanel + column % kPanel;
            int r = 0;
            for (; r + Rows <= rows; r += Rows)
                tile<Rows>(in + static_cast<long>(r) * depth, depth, panel, bias + column,
                           out + static_cast<long>(r) * width + column, width);
            for (; r < rows; ++r)
                tile<1>(in + static_cast<long>(r) * depth, depth, panel, bias + column,
                        out + static_cast<long>(r) * width + column, width);
        }
    }

    static void rectify(float* numbers, int count)
    {
        for (int i = 0; i < count; ++i)
            numbers[i] = numbers[i] > 0 ? numbers[i] : 0;
    }

    static float dot(const float* a, const float* b, int count)
    {
        Vector sums[2] = {};
        for (int i = 0; i < count; i += 2 * Lanes) {
            sums[0] += load(a + i) * load(b + i);
            sums[1] += load(a + i + Lanes) * load(b + i + Lanes);
        }
        const Vector sum = sums[0] + sums[1];
        float total = 0;
        for (int lane = 0; lane < Lanes; ++lane)
            total += sum[lane];
        return total;
    }

    static constexpr Kernels table(const char* name)
    {
        return {.name = name, .gather = gather, .multiply = multiply, .rectify = rectify, .dot = dot};
    }
};

}  // namespace
}  // namespace gammonkit
