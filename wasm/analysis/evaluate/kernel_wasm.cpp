#include "analysis/evaluate/kernel_code.hpp"

#include <wasm_simd128.h>

namespace gammonkit {
namespace {

/// The vectors of 128 bits that WebAssembly has.
struct WasmOps {
    static constexpr int kWords = 8;
    static constexpr int kSums = 4;
    static constexpr int kPanelsTogether = 1;
    static constexpr int kRowsToFinish = 1;
    static constexpr int kOutputsTogether = 3;
    using Floats [[gnu::vector_size(16)]] = float;
    using Bits [[gnu::vector_size(16)]] = std::int32_t;
    struct Words {
        v128_t v;
    };
    struct Sums {
        v128_t v;
    };
    /// Sixteen numbers, the products of each four of which make one sum, as two times eight of 16 bits: the
    /// first two and the last two of each four.
    struct Bytes {
        v128_t first;
        v128_t last;
    };

    static Words load(const std::int16_t* place) { return {wasm_v128_load(place)}; }
    static Sums load(const std::int32_t* place) { return {wasm_v128_load(place)}; }
    static Bytes weights(const std::int8_t* place)
    {
        const v128_t bytes = wasm_v128_load(place);
        const v128_t pairs =
            wasm_i8x16_shuffle(bytes, bytes, 0, 1, 4, 5, 8, 9, 12, 13, 2, 3, 6, 7, 10, 11, 14, 15);
        return {wasm_i16x8_extend_low_i8x16(pairs), wasm_i16x8_extend_high_i8x16(pairs)};
    }
    static Words weights(const std::int16_t* place) { return {wasm_v128_load(place)}; }
    static Bytes repeat(const std::uint8_t* place)
    {
        const v128_t words = wasm_u16x8_extend_low_u8x16(wasm_v128_load32_splat(place));
        return {wasm_i32x4_shuffle(words, words, 0, 0, 0, 0), wasm_i32x4_shuffle(words, words, 1, 1, 1, 1)};
    }
    static Words repeat(const std::int16_t* place) { return {wasm_v128_load32_splat(place)}; }

    static Words add(Words a, Words b) { return {wasm_i16x8_add_sat(a.v, b.v)}; }
    static Sums add_products(Sums sums, Bytes activations, Bytes weights)
    {
        const v128_t first = wasm_i32x4_dot_i16x8(activations.first, weights.first);
        const v128_t last = wasm_i32x4_dot_i16x8(activations.last, weights.last);
        return {wasm_i32x4_add(sums.v, wasm_i32x4_add(first, last))};
    }
    static Sums add_products(Sums sums, Words activations, Words weights)
    {
        return {wasm_i32x4_add(sums.v, wasm_i32x4_dot_i16x8(activations.v, weights.v))};
    }

    template <int Bits>
    static v128_t activations(Words words)
    {
        const v128_t half = wasm_i16x8_add_sat(words.v, wasm_i16x8_splat(1 << (Bits - 1)));
        const v128_t steps = wasm_i16x8_shr(half, Bits);
        return wasm_i16x8_min(wasm_i16x8_max(steps, wasm_i16x8_splat(0)),
                              wasm_i16x8_splat(kFullActivation * kRowSteps >> Bits));
    }
    static void store_activations(Words words, std::uint8_t* place)
    {
        const v128_t limited = activations<kRowBits>(words);
        const v128_t packed = wasm_u8x16_narrow_i16x8(limited, limited);
        wasm_v128_store64_lane(place, packed, 0);
    }
    static void store_activations(Words words, std::int16_t* place)
    {
        wasm_v128_store(place, activations<kRowBits - kFineBits>(words));
    }
    static v128_t scaled(Sums sums, const float* scale)
    {
        const v128_t product = wasm_f32x4_mul(wasm_f32x4_convert_i32x4(sums.v), wasm_v128_load(scale));
        return wasm_f32x4_max(product, wasm_f32x4_splat(0));
    }
    static void store_activations(Sums sums, const float* scale, std::int16_t* place)
    {
        const v128_t limited =
            wasm_f32x4_min(scaled(sums, scale), wasm_f32x4_splat(kFullActivation * kFineSteps));
        const v128_t numbers = wasm_i32x4_trunc_sat_f32x4(wasm_f32x4_nearest(limited));
        const v128_t words = wasm_i16x8_narrow_i32x4(numbers, numbers);
        wasm_v128_store64_lane(place, words, 0);
    }
    static void store_rectified(Sums sums, const float* scale, float* place)
    {
        wasm_v128_store(place, scaled(sums, scale));
    }
};

using Code = KernelCode<WasmOps, 2, 4>;

// Where several rows are multiplied, all bytes are made words once, not once for each row. So much of them:
constexpr int kFewestRows = 2;
constexpr int kMostRows = 96;
constexpr int kGreatestDepth = 1024;

/// The columns of a tile, which stand in a panel of bytes `depth` rows deep, as `Code::tile` takes them of
/// words.
void widen_tile(const std::int8_t* panel, int depth, std::int16_t* out)
{
    constexpr int kStep = 2 * Code::kTile;
    for (int d = 0; d < depth; d += 4, panel += 4 * kPanel, out += 2 * kStep) {
        for (int column = 0; column < Code::kTile; column += WasmOps::kSums) {
            const WasmOps::Bytes wide = WasmOps::weights(panel + 4 * column);
            wasm_v128_store(out + 2 * column, wide.first);
            wasm_v128_store(out + kStep + 2 * column, wide.last);
        }
    }
}

/// `count` is a multiple of 4; whole vectors are read and written, up to 15 numbers more.
void widen_inputs(const std::uint8_t* in, int count, std::int16_t* out)
{
    for (int i = 0; i < count; i += 16) {
        const v128_t bytes = wasm_v128_load(in + i);
        wasm_v128_store(out + i, wasm_u16x8_extend_low_u8x16(bytes));
        wasm_v128_store(out + i + 8, wasm_u16x8_extend_high_u8x16(bytes));
    }
}

/// At most kMostRows rows, kGreatestDepth deep.
template <class Out, class Store>
void multiply_widened(const std::uint8_t* in, int rows, int depth, const std::int8_t* panels,
                      const std::int32_t* bias, int width, Out* out, const Store& store)
{
    alignas(16) std::int16_t inputs[kMostRows * kGreatestDepth];
    alignas(16) std::int16_t weights[Code::kTile * kGreatestDepth];
    widen_inputs(in, rows * depth, inputs);
    for (int column = 0; column < width; column += Code::kTile) {
        const std::int8_t* panel =
            panels + static_cast<long>(column / kPanel) * depth * kPanel + column % kPanel * 4;
        widen_tile(panel, depth, weights);
        Code::multiply_tile<Code::kTile>(inputs, rows, depth, weights, bias, width, column, out, store);
    }
}

template <class Out, class Store>
void multiply_bytes(const std::uint8_t* in, int rows, int depth, const std::int8_t* panels,
                    const std::int32_t* bias, int width, Out* out, const Store& store)
{
    while (rows >= kFewestRows && depth <= kGreatestDepth) {
        const int some = rows < kMostRows ? rows : kMostRows;
        multiply_widened(in, some, depth, panels, bias, width, out, store);
        in += static_cast<long>(some) * depth;
        out += static_cast<long>(some) * width;
        rows -= some;
    }
    if (rows > 0) Code::multiply_with(in, rows, depth, panels, bias, width, out, store);
}

void multiply(const std::uint8_t* in, int rows, int depth, const std::int8_t* panels,
              const std::int32_t* bias, const float* scale, int width, std::int16_t* out)
{
    multiply_bytes(in, rows, depth, panels, bias, width, out,
                   [scale](std::int16_t* place, int column, WasmOps::Sums sums) {
                       WasmOps::store_activations(sums, scale + column, place);
                   });
}

void multiply_only(const std::uint8_t* in, int rows, int depth, const std::int8_t* panels,
                   const std::int32_t* bias, const float* scale, int width, float* out)
{
    multiply_bytes(in, rows, depth, panels, bias, width, out,
                   [scale](float* place, int column, WasmOps::Sums sums) {
                       WasmOps::store_rectified(sums, scale + column, place);
                   });
}

constexpr Kernels table()
{
    Kernels kernels = Code::table("wasm");
    kernels.multiply = multiply;
    kernels.multiply_only = multiply_only;
    return kernels;
}

}  // namespace

extern const Kernels kWasmKernels;
const Kernels kWasmKernels = table();

}  // namespace gammonkit
