#include "analysis/evaluate/kernel_code.hpp"

#include <wasm_simd128.h>

namespace gammonkit {
namespace {

/// The vectors of 128 bits that WebAssembly has.
struct WasmOps {
    static constexpr int kWords = 8;
    static constexpr int kSums = 4;
    static constexpr int kRowsToFinish = 1;
    struct Words {
        v128_t v;
    };
    struct Sums {
        v128_t v;
    };
    /// Sixteen numbers, the products of each four of which make one sum, as two times eight of 16 bits.
    struct Bytes {
        v128_t low;
        v128_t high;
    };

    static Words load(const std::int16_t* place) { return {wasm_v128_load(place)}; }
    static Sums load(const std::int32_t* place) { return {wasm_v128_load(place)}; }
    static Bytes weights(const std::int8_t* place)
    {
        const v128_t bytes = wasm_v128_load(place);
        return {wasm_i16x8_extend_low_i8x16(bytes), wasm_i16x8_extend_high_i8x16(bytes)};
    }
    static Words weights(const std::int16_t* place) { return {wasm_v128_load(place)}; }
    static Bytes repeat(const std::uint8_t* place)
    {
        const v128_t words = wasm_u16x8_extend_low_u8x16(wasm_v128_load32_splat(place));
        return {words, words};
    }
    static Words repeat(const std::int16_t* place) { return {wasm_v128_load32_splat(place)}; }

    static Words add(Words a, Words b) { return {wasm_i16x8_add_sat(a.v, b.v)}; }
    static Sums add_products(Sums sums, Bytes activations, Bytes weights)
    {
        // Of each four products the sums of the first and of the last two.
        const v128_t low = wasm_i32x4_dot_i16x8(activations.low, weights.low);
        const v128_t high = wasm_i32x4_dot_i16x8(activations.high, weights.high);
        const v128_t first = wasm_i32x4_shuffle(low, high, 0, 2, 4, 6);
        const v128_t last = wasm_i32x4_shuffle(low, high, 1, 3, 5, 7);
        return {wasm_i32x4_add(sums.v, wasm_i32x4_add(first, last))};
    }
    static Sums add_products(Sums sums, Words activations, Words weights)
    {
        return {wasm_i32x4_add(sums.v, wasm_i32x4_dot_i16x8(activations.v, weights.v))};
    }

    static void store_activations(Words words, std::uint8_t* place)
    {
        const v128_t half = wasm_i16x8_add_sat(words.v, wasm_i16x8_splat(kRowSteps / 2));
        const v128_t steps = wasm_i16x8_shr(half, 5);
        const v128_t limited =
            wasm_i16x8_min(wasm_i16x8_max(steps, wasm_i16x8_splat(0)), wasm_i16x8_splat(kFullActivation));
        const v128_t packed = wasm_u8x16_narrow_i16x8(limited, limited);
        wasm_v128_store64_lane(place, packed, 0);
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

}  // namespace

extern const Kernels kWasmKernels;
const Kernels kWasmKernels = KernelCode<WasmOps, 4, 2>::table("wasm");

}  // namespace gammonkit
