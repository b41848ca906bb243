// The kernels, for the operations of any kind of processor. Included by one source file for each, so that all
// is compiled for that kind; no two files share a function.
#pragma once

#include "analysis/evaluate/kernels.hpp"

namespace gammonkit {
namespace {

/// `Ops` has two types of vectors, `Words` of kWords 16-bit and `Sums` of kSums 32-bit numbers, and what is
/// done with them; products are made in tiles of `Rows` by `Vectors` of Sums, as many as there are registers
/// for.
template <class Ops, int Rows, int Vectors>
struct KernelCode {
    using Words = typename Ops::Words;
    using Sums = typename Ops::Sums;
    using Sixteen [[gnu::vector_size(64)]] = float;  ///< Of any processor; the compiler cuts it up.

    static Sixteen load_sixteen(const float* place)
    {
        Sixteen sixteen;
        __builtin_memcpy(&sixteen, place, sizeof sixteen);
        return sixteen;
    }

    static void add_rows(const std::int16_t* table, const std::int16_t* bias, const std::uint16_t* rows,
                         int count, int width, std::uint8_t* out)
    {
        constexpr int kBlock = 4;
        constexpr int kColumns = kBlock * Ops::kWords < kPanel ? kBlock * Ops::kWords : kPanel;
        constexpr int kVectors = kColumns / Ops::kWords;
        for (int column = 0; column < width; column += kColumns) {
            Words sums[kVectors];
            for (int v = 0; v < kVectors; ++v)
                sums[v] = Ops::load(bias + column + v * Ops::kWords);
            for (int i = 0; i < count; ++i) {
                const std::int16_t* row = table + static_cast<long>(rows[i]) * width + column;
                for (int v = 0; v < kVectors; ++v)
                    sums[v] = Ops::add(sums[v], Ops::load(row + v * Ops::kWords));
            }
            for (int v = 0; v < kVectors; ++v)
                Ops::store_activations(sums[v], out + column + v * Ops::kWords);
        }
    }

    /// `RowCount` rows times `Vectors` vectors of columns.
    template <int RowCount, class Store>
    static void tile(const std::uint8_t* in, int depth, const std::int8_t* panel, const std::int32_t* bias,
                     const Store& store)
    {
        Sums sums[RowCount][Vectors];
        for (int v = 0; v < Vectors; ++v) {
            for (int r = 0; r < RowCount; ++r)
                sums[r][v] = Ops::load(bias + v * Ops::kSums);
        }
        for (int d = 0; d < depth; d += 4) {
            typename Ops::Bytes weights[Vectors];
            for (int v = 0; v < Vectors; ++v)
                weights[v] = Ops::load(panel + static_cast<long>(d) * kPanel + v * Ops::kSums * 4);
            for (int r = 0; r < RowCount; ++r) {
                const typename Ops::Bytes four = Ops::repeat(in + static_cast<long>(r) * depth + d);
                for (int v = 0; v < Vectors; ++v)
                    sums[r][v] = Ops::add_products(sums[r][v], four, weights[v]);
            }
        }
        for (int r = 0; r < RowCount; ++r) {
            for (int v = 0; v < Vectors; ++v)
                store(r, v * Ops::kSums, sums[r][v]);
        }
    }

    template <class Out, class Store>
    static void multiply_with(const std::uint8_t* in, int rows, int depth, const std::int8_t* panels,
                              const std::int32_t* bias, int width, Out* out, const Store& store)
    {
        for (int column = 0; column < width; column += Vectors * Ops::kSums) {
            const std::int8_t* panel =
                panels + static_cast<long>(column / kPanel) * depth * kPanel + column % kPanel * 4;
            int r = 0;
            const auto store_from = [&](int row, int offset, Sums sums) {
                store(out + static_cast<long>(r + row) * width + column + offset, column + offset, sums);
            };
            for (; r + Rows <= rows; r += Rows)
                tile<Rows>(in + static_cast<long>(r) * depth, depth, panel, bias + column, store_from);
            for (; r < rows; ++r)
                tile<1>(in + static_cast<long>(r) * depth, depth, panel, bias + column, store_from);
        }
    }

    static void multiply(const std::uint8_t* in, int rows, int depth, const std::int8_t* panels,
                         const std::int32_t* bias, const float* scale, int width, std::uint8_t* out)
    {
        multiply_with(in, rows, depth, panels, bias, width, out,
                      [scale](std::uint8_t* place, int column, Sums sums) {
                          Ops::store_activations(sums, scale + column, place);
                      });
    }

    static void multiply_last(const std::uint8_t* in, int rows, int depth, const std::int8_t* panels,
                              const std::int32_t* bias, const float* scale, int width, float* out)
    {
        multiply_with(in, rows, depth, panels, bias, width, out,
                      [scale](float* place, int column, Sums sums) {
                          Ops::store_rectified(sums, scale + column, place);
                      });
    }

    template <int Count>
    struct Floats {
        using Type [[gnu::vector_size(Count * sizeof(float))]] = float;
    };

    /// The sum of `Count` numbers: one half is added to the other, and so on.
    template <int Count>
    static float total(const typename Floats<Count>::Type& numbers)
    {
        if constexpr (Count == 2) {
            return numbers[0] + numbers[1];
        } else {
            typename Floats<Count / 2>::Type low;
            typename Floats<Count / 2>::Type high;
            __builtin_memcpy(&low, &numbers, sizeof low);
            __builtin_memcpy(&high, reinterpret_cast<const char*>(&numbers) + sizeof low, sizeof high);
            return total<Count / 2>(low + high);
        }
    }

    static void finish(const float* in, int rows, int depth, const float* weights, int outputs, float* out)
    {
        for (int r = 0; r < rows; ++r) {
            for (int o = 0; o < outputs; ++o) {
                Sixteen sums{};
                for (int d = 0; d < depth; d += 16)
                    sums += load_sixteen(in + static_cast<long>(r) * depth + d) *
                            load_sixteen(weights + static_cast<long>(o) * depth + d);
                *out++ = total<16>(sums);
            }
        }
    }

    static constexpr Kernels table(const char* name)
    {
        return {.name = name,
                .add_rows = add_rows,
                .multiply = multiply,
                .multiply_last = multiply_last,
                .finish = finish};
    }
};

}  // namespace
}  // namespace gammonkit
