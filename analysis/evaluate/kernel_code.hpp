// The kernels, for the operations of any kind of processor. Included by one source file for each, so that all
// is compiled for that kind; no two files share a function.
#pragma once

#include "analysis/evaluate/kernels.hpp"

namespace gammonkit {
namespace {

/// `Ops` has two types of vectors, `Words` of kWords 16-bit and `Sums` of kSums 32-bit numbers, and the
/// operations on them; `Floats` and `Bits` are the compiler's own vectors of as many numbers as Sums have
/// (g++ 12 takes those apart that no register holds). A product of matrices is made tile by tile: `Rows` rows
/// of the result by `Vectors` vectors of Sums, as many as there are registers for. With AVX-512, 6 rows by 4
/// vectors of 16 sums take 24 of the 32:
///
///                     weights[0] weights[1] weights[2] weights[3]   loaded once for each d, used by all rows
///     in[row 0][d..]   sums[0][0] sums[0][1] sums[0][2] sums[0][3]
///     in[row 1][d..]   sums[1][0]    ...                            kTogether numbers of `in` are repeated
///       ...              ...                                        in all places of a vector, times the
///     in[row 5][d..]   sums[5][0]    ...                sums[5][3]  weights of 16 columns
///                      |<------ kTile = Vectors * kSums columns ------>|
///
/// The sums stay in registers while d goes through the whole depth; `in` and the weights are each read once
/// for a tile. One step of d takes several products at a time (`kTogether`: four of 8 bits or two of 16),
/// which the processor adds up into one sum of 32 bits. For that the weights are stored in panels of kPanel
/// columns with those of kTogether rows side by side: see `Kernels::multiply`. Rows that are left over make a
/// lower tile (`tile_rest`).
///
/// Rows of a table are added `Ops::kPanelsTogether` panels at once: 1 or 2. The last layer takes
/// `Ops::kRowsToFinish` rows at once: 1, 2 or 4, and of each as many outputs as `Ops::kOutputsTogether`.
template <class Ops, int Rows, int Vectors>
struct KernelCode {
    using Words = typename Ops::Words;
    using Sums = typename Ops::Sums;
    /// kSums of them.
    using Floats = typename Ops::Floats;
    using Four [[gnu::vector_size(16)]] = float;

    /// Sixteen parts of a sum.
    static constexpr int kPieces = 16 / Ops::kSums;
    struct Parts {
        Floats pieces[kPieces];
    };

    template <class Vector>
    static Vector load(const float* place)
    {
        Vector vector;
        __builtin_memcpy(&vector, place, sizeof vector);
        return vector;
    }

    /// Adds the rows up in `Count` vectors of columns.
    template <int Count, class Out, class Store>
    static void add_columns(const std::int16_t* table, const std::int16_t* start, const std::uint16_t* rows,
                            int count, int width, Out* out, const Store& store)
    {
        Words sums[Count];
        for (int v = 0; v < Count; ++v)
            sums[v] = Ops::load(start + v * Ops::kWords);
        for (int i = 0; i < count; i += kRowsTogether) {
            for (int j = i; j < i + kRowsTogether; ++j) {
                const std::int16_t* row = table + static_cast<long>(rows[j]) * width;
                for (int v = 0; v < Count; ++v)
                    sums[v] = Ops::add(sums[v], Ops::load(row + v * Ops::kWords));
            }
        }
        for (int v = 0; v < Count; ++v)
            store(sums[v], out + v * Ops::kWords);
    }

    template <class Out, class Store>
    static void add_rows_with(const std::int16_t* table, const std::int16_t* start, const std::uint16_t* rows,
                              int count, int width, Out* out, const Store& store)
    {
        constexpr int kVectors = kPanel / Ops::kWords;
        constexpr int kTogether = Ops::kPanelsTogether;
        int column = 0;
        for (; column + kTogether * kPanel <= width; column += kTogether * kPanel)
            add_columns<kTogether * kVectors>(table + column, start + column, rows, count, width,
                                              out + column, store);
        if (column < width)
            add_columns<kVectors>(table + column, start + column, rows, count, width, out + column, store);
    }

    static void add_rows(const std::int16_t* table, const std::int16_t* start, const std::uint16_t* rows,
                         int count, int width, std::int16_t* out)
    {
        add_rows_with(table, start, rows, count, width, out,
                      [](Words sums, std::int16_t* place) { __builtin_memcpy(place, &sums, sizeof sums); });
    }

    static void activate_rows(const std::int16_t* table, const std::int16_t* start, const std::uint16_t* rows,
                              int count, int width, std::uint8_t* out)
    {
        add_rows_with(table, start, rows, count, width, out,
                      [](Words sums, std::uint8_t* place) { Ops::store_activations(sums, place); });
    }

    static void activate_rows_finely(const std::int16_t* table, const std::int16_t* start,
                                     const std::uint16_t* rows, int count, int width, std::int16_t* out)
    {
        add_rows_with(table, start, rows, count, width, out,
                      [](Words sums, std::int16_t* place) { Ops::store_activations(sums, place); });
    }

    /// How many columns a tile has.
    static constexpr int kTile = Vectors * Ops::kSums;

    /// One tile: `RowCount` rows times its columns. The weights are in a panel of `Columns` columns.
    template <int RowCount, int Columns, class In, class Weight, class Store>
    static void tile(const In* in, int depth, const Weight* panel, const std::int32_t* bias,
                     const Store& store)
    {
        constexpr int kTogether = sizeof(std::int32_t) / sizeof(Weight);  // Products that make one sum.
        Sums sums[RowCount][Vectors];
        for (int v = 0; v < Vectors; ++v) {
            for (int r = 0; r < RowCount; ++r)
                sums[r][v] = Ops::load(bias + v * Ops::kSums);
        }
        for (int d = 0; d < depth; d += kTogether) {
            decltype(Ops::weights(panel)) weights[Vectors];
            for (int v = 0; v < Vectors; ++v)
                weights[v] =
                    Ops::weights(panel + static_cast<long>(d) * Columns + v * Ops::kSums * kTogether);
            for (int r = 0; r < RowCount; ++r) {
                const auto inputs = Ops::repeat(in + static_cast<long>(r) * depth + d);
                for (int v = 0; v < Vectors; ++v)
                    sums[r][v] = Ops::add_products(sums[r][v], inputs, weights[v]);
            }
        }
        for (int r = 0; r < RowCount; ++r) {
            for (int v = 0; v < Vectors; ++v)
                store(r, v * Ops::kSums, sums[r][v]);
        }
    }

    /// A tile of `rows` rows, at most `RowCount`: finds the instance that has this number at compile time.
    template <int RowCount, int Columns, class In, class Weight, class Store>
    static void tile_rest(int rows, const In* in, int depth, const Weight* panel, const std::int32_t* bias,
                          const Store& store)
    {
        if constexpr (RowCount > 0) {
            if (rows == RowCount) {
                tile<RowCount, Columns>(in, depth, panel, bias, store);
            } else {
                tile_rest<RowCount - 1, Columns>(rows, in, depth, panel, bias, store);
            }
        }
    }

    /// All rows times the columns of a tile. `out` has `width` columns, of which these are the ones from
    /// `column` on.
    template <int Columns, class In, class Weight, class Out, class Store>
    static void multiply_tile(const In* in, int rows, int depth, const Weight* panel,
                              const std::int32_t* bias, int width, int column, Out* out, const Store& store)
    {
        int r = 0;
        const auto store_from = [&](int row, int offset, Sums sums) {
            store(out + static_cast<long>(r + row) * width + column + offset, column + offset, sums);
        };
        for (; r + Rows <= rows; r += Rows)
            tile<Rows, Columns>(in + static_cast<long>(r) * depth, depth, panel, bias + column, store_from);
        tile_rest<Rows - 1, Columns>(rows - r, in + static_cast<long>(r) * depth, depth, panel, bias + column,
                                     store_from);
    }

    template <class In, class Weight, class Out, class Store>
    static void multiply_with(const In* in, int rows, int depth, const Weight* panels,
                              const std::int32_t* bias, int width, Out* out, const Store& store)
    {
        for (int column = 0; column < width; column += kTile) {
            const Weight* panel = panels + static_cast<long>(column / kPanel) * depth * kPanel +
                                  column % kPanel * (sizeof(std::int32_t) / sizeof(Weight));
            multiply_tile<kPanel>(in, rows, depth, panel, bias, width, column, out, store);
        }
    }

    template <class In, class Weight>
    static void multiply(const In* in, int rows, int depth, const Weight* panels, const std::int32_t* bias,
                         const float* scale, int width, std::int16_t* out)
    {
        multiply_with(in, rows, depth, panels, bias, width, out,
                      [scale](std::int16_t* place, int column, Sums sums) {
                          Ops::store_activations(sums, scale + column, place);
                      });
    }

    template <class In, class Weight>
    static void multiply_last(const In* in, int rows, int depth, const Weight* panels,
                              const std::int32_t* bias, const float* scale, int width, float* out)
    {
        multiply_with(in, rows, depth, panels, bias, width, out,
                      [scale](float* place, int column, Sums sums) {
                          Ops::store_rectified(sums, scale + column, place);
                      });
    }

    /// The first half of the parts of a sum is added to the second, and so on: four are left.
    static Four fours(const Parts& parts)
    {
        const auto* const p = reinterpret_cast<const float*>(&parts);
        return (load<Four>(p) + load<Four>(p + 8)) + (load<Four>(p + 4) + load<Four>(p + 12));
    }

    /// The sums of such fours.
    static Four totals(const Four& a, const Four& b, const Four& c, const Four& d)
    {
        const auto twos = [](const Four& x, const Four& y) {
            return __builtin_shufflevector(x, y, 0, 1, 4, 5) + __builtin_shufflevector(x, y, 2, 3, 6, 7);
        };
        const Four ab = twos(a, b);
        const Four cd = twos(c, d);
        return __builtin_shufflevector(ab, cd, 0, 2, 4, 6) + __builtin_shufflevector(ab, cd, 1, 3, 5, 7);
    }

    /// Sixteen parts of the sums of `Count` outputs, from `First` on, for `RowCount` rows.
    template <int RowCount, int First, int Count>
    static void add_up_outputs(const float* in, int depth, const float* weights, Parts* parts)
    {
        Parts sums[RowCount][Count]{};
        for (int i = 0; i < depth; i += 16) {
            for (int o = 0; o < Count; ++o) {
                for (int p = 0; p < kPieces; ++p) {
                    const int column = i + p * Ops::kSums;
                    const auto weight = load<Floats>(weights + static_cast<long>(First + o) * depth + column);
                    for (int r = 0; r < RowCount; ++r)
                        sums[r][o].pieces[p] +=
                            load<Floats>(in + static_cast<long>(r) * depth + column) * weight;
                }
            }
        }
        for (int r = 0; r < RowCount; ++r)
            __builtin_memcpy(parts + r * kOutputs + First, &sums[r], sizeof sums[r]);
    }

    /// Sixteen parts of each output's sum, for `RowCount` rows.
    template <int RowCount, int First = 0>
    static void add_up(const float* in, int depth, const float* weights, Parts* parts)
    {
        constexpr int kLeft = kOutputs - First;
        constexpr int kCount = kLeft < Ops::kOutputsTogether ? kLeft : Ops::kOutputsTogether;
        add_up_outputs<RowCount, First, kCount>(in, depth, weights, parts);
        if constexpr (kCount < kLeft) add_up<RowCount, First + kCount>(in, depth, weights, parts);
    }

    /// e^x, to a ten-millionth part of it; x counts as -60 or 60 where it is beyond.
    static Floats exponential(const Floats& x)
    {
        using Bits = typename Ops::Bits;
        constexpr float kFar = 60;
        const Floats far = Floats{} + kFar;
        const Floats near = x < -far ? -far : x > far ? far : x;
        // e^x = 2^(whole + part). So large a number leaves no room for digits behind the point.
        constexpr float kLarge = 3 << 22;
        const Floats power = near * 1.44269504F;
        const Floats large = power + kLarge;
        const Floats part = power - (large - kLarge);
        const Bits whole = __builtin_bit_cast(Bits, large) - __builtin_bit_cast(std::int32_t, kLarge);
        // The first terms of the exponential series of part * ln 2.
        const Floats fraction =
            1 + part * (0.69314718F +
                        part * (0.24022651F +
                                part * (0.05550411F +
                                        part * (0.00961813F + part * (0.00133336F + part * 0.00015404F)))));
        return __builtin_bit_cast(Floats, __builtin_bit_cast(Bits, fraction) + (whole << 23));
    }

    /// 1 / (1 + e^-x), to 0.0000003.
    static Floats logistic(const Floats& x) { return 1 / (1 + exponential(-x)); }

    static void finish(const float* in, int rows, int depth, const float* weights, const float* biases,
                       float* out)
    {
        constexpr int kFour = 4 * kOutputs;
        for (int row = 0; row < rows; row += 4) {
            const float* first = in + static_cast<long>(row) * depth;
            Parts parts[kFour];
            if (row + 4 <= rows) {
                for (int r = 0; r < 4; r += Ops::kRowsToFinish)
                    add_up<Ops::kRowsToFinish>(first + static_cast<long>(r) * depth, depth, weights,
                                               parts + r * kOutputs);
            } else {
                __builtin_memset(parts, 0, sizeof parts);
                for (int r = 0; row + r < rows; ++r)
                    add_up<1>(first + static_cast<long>(r) * depth, depth, weights, parts + r * kOutputs);
            }
            for (int i = 0; i < kFour; i += 4) {
                const Four sums =
                    totals(fours(parts[i]), fours(parts[i + 1]), fours(parts[i + 2]), fours(parts[i + 3]));
                __builtin_memcpy(out + row * kOutputs + i, &sums, sizeof sums);
            }
        }
        for (int i = 0; i < rows * kOutputs; i += Ops::kSums) {
            const Floats finished = logistic(load<Floats>(out + i) + load<Floats>(biases + i));
            __builtin_memcpy(out + i, &finished, sizeof finished);
        }
    }

    static void exponentiate(float* numbers, int count)
    {
        for (int i = 0; i < count; i += Ops::kSums) {
            const Floats powers = exponential(load<Floats>(numbers + i));
            __builtin_memcpy(numbers + i, &powers, sizeof powers);
        }
    }

    static void round_words(const float* numbers, const double* steps, int count, std::int16_t* out)
    {
        // Next to such a number there is no room for fractions.
        constexpr double kRounding = 0x1.8p52;
        for (int i = 0; i < count; ++i) {
            const double number = numbers[i] * steps[i];
            const double limited = number < -32768 ? -32768 : number > 32767 ? 32767 : number;
            out[i] = static_cast<std::int16_t>(static_cast<std::int32_t>(limited + kRounding - kRounding));
        }
    }

    static constexpr Kernels table(const char* name)
    {
        return {.name = name,
                .add_rows = add_rows,
                .activate_rows = activate_rows,
                .activate_rows_finely = activate_rows_finely,
                .multiply = multiply,
                .multiply_fine = multiply,
                .multiply_last = multiply_last,
                .multiply_only = multiply_last,
                .finish = finish,
                .exponentiate = exponentiate,
                .round_words = round_words};
    }
};

}  // namespace
}  // namespace gammonkit
