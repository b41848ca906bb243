#pragma once

#include <cstdint>
#include <cstring>

// Vectors stay within the file that includes this one.
#pragma GCC diagnostic ignored "-Wpsabi"

namespace gammonkit {

/// The arithmetic of training, for the processor that it is compiled on.
struct Matrices {
    using Vector [[gnu::vector_size(64)]] = float;
    static constexpr int kLanes = sizeof(Vector) / sizeof(float);
    /// Products are made in tiles of so many rows by so many vectors: as many as there are registers for.
#if defined(__AVX512F__)
    static constexpr int kRows = 6;
#else
    static constexpr int kRows = 1;
#endif
    static constexpr int kVectors = 4;
    /// Columns of a matrix of weights that are stored together: see `multiply`.
    static constexpr int kPanel = kVectors * kLanes;

    static Vector load(const float* place)
    {
        Vector vector;
        std::memcpy(&vector, place, sizeof vector);
        return vector;
    }
    static void store(float* place, const Vector& vector) { std::memcpy(place, &vector, sizeof vector); }

    /// out[w] = bias[w] + sum over i of values[i] * weights[rows[i]][w], for w below `width`, a multiple of
    /// kPanel.
    static void gather(const float* weights, const float* bias, const std::uint16_t* rows,
                       const float* values, int count, int width, float* out)
    {
        for (int column = 0; column < width; column += kPanel) {
            Vector sums[kVectors];
            for (int v = 0; v < kVectors; ++v)
                sums[v] = load(bias + column + v * kLanes);
            for (int i = 0; i < count; ++i) {
                const float* row = weights + static_cast<long>(rows[i]) * width + column;
                for (int v = 0; v < kVectors; ++v)
                    sums[v] += values[i] * load(row + v * kLanes);
            }
            for (int v = 0; v < kVectors; ++v)
                store(out + column + v * kLanes, sums[v]);
        }
    }

    /// `RowCount` rows times kVectors vectors of columns.
    template <int RowCount>
    static void tile(const float* in, int depth, const float* panel, const float* bias, float* out, int width)
    {
        Vector sums[RowCount][kVectors];
        for (int v = 0; v < kVectors; ++v) {
            for (int r = 0; r < RowCount; ++r)
                sums[r][v] = load(bias + v * kLanes);
        }
        for (int d = 0; d < depth; ++d) {
            Vector weights[kVectors];
            for (int v = 0; v < kVectors; ++v)
                weights[v] = load(panel + static_cast<long>(d) * kPanel + v * kLanes);
            for (int r = 0; r < RowCount; ++r) {
                const float x = in[static_cast<long>(r) * depth + d];
                for (int v = 0; v < kVectors; ++v)
                    sums[r][v] += x * weights[v];
            }
        }
        for (int r = 0; r < RowCount; ++r) {
            for (int v = 0; v < kVectors; ++v)
                store(out + static_cast<long>(r) * width + v * kLanes, sums[r][v]);
        }
    }

    /// out[r][w] = bias[w] + sum over d of in[r][d] * weights[d][w], for r below `rows` and d below `depth`.
    /// `width` is a multiple of kPanel; the weights stand `in_panels`. `in` and `out` are row after row,
    /// without gaps.
    static void multiply(const float* in, int rows, int depth, const float* panels, const float* bias,
                         int width, float* out)
    {
        for (int column = 0; column < width; column += kPanel) {
            const float* panel = panels + static_cast<long>(column) * depth;
            int r = 0;
            for (; r + kRows <= rows; r += kRows)
                tile<kRows>(in + static_cast<long>(r) * depth, depth, panel, bias + column,
                            out + static_cast<long>(r) * width + column, width);
            for (; r < rows; ++r)
                tile<1>(in + static_cast<long>(r) * depth, depth, panel, bias + column,
                        out + static_cast<long>(r) * width + column, width);
        }
    }

    /// Makes negative numbers zero.
    static void rectify(float* numbers, int count)
    {
        for (int i = 0; i < count; ++i)
            numbers[i] = numbers[i] > 0 ? numbers[i] : 0;
    }

    /// The sum of a[i] * b[i]; `count` is a multiple of kPanel.
    static float dot(const float* a, const float* b, int count)
    {
        Vector sums[2] = {};
        for (int i = 0; i < count; i += 2 * kLanes) {
            sums[0] += load(a + i) * load(b + i);
            sums[1] += load(a + i + kLanes) * load(b + i + kLanes);
        }
        const Vector sum = sums[0] + sums[1];
        float total = 0;
        for (int lane = 0; lane < kLanes; ++lane)
            total += sum[lane];
        return total;
    }

    /// The same for any count.
    static float dot_any(const float* a, const float* b, int count)
    {
        const int whole = count - count % (2 * kLanes);
        float total = dot(a, b, whole);
        for (int i = whole; i < count; ++i)
            total += a[i] * b[i];
        return total;
    }
};

}  // namespace gammonkit
