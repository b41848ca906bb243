#pragma once

#include "analysis/evaluate/kernel_code.hpp"

#if defined(__AVX2__)

#include <immintrin.h>

namespace gammonkit {
namespace {

/// What files that are compiled for AVX2 count with: each has its own.
struct Avx2Ops {
    static constexpr int kWords = 16;
    static constexpr int kSums = 8;
    static constexpr int kPanelsTogether = 2;
    static constexpr int kRowsToFinish = 1;
    static constexpr int kOutputsTogether = kOutputs;
    using Floats [[gnu::vector_size(32)]] = float;
    using Bits [[gnu::vector_size(32)]] = std::int32_t;
    struct Words {
        __m256i v;
    };
    /// Not __m256i, for sums of which g++ 12 copies each for every product.
    struct Sums {
        __v8si v;
    };
    struct Bytes {
        __m256i v;
    };

    static __m256i load_any(const void* place)
    {
        return _mm256_loadu_si256(static_cast<const __m256i*>(place));
    }
    static Words load(const std::int16_t* place) { return {load_any(place)}; }
    static Sums sums(__m256i v) { return {__builtin_bit_cast(__v8si, v)}; }
    static __m256i bits(Sums sums) { return __builtin_bit_cast(__m256i, sums.v); }
    static Sums load(const std::int32_t* place) { return sums(load_any(place)); }
    static Bytes weights(const std::int8_t* place) { return {load_any(place)}; }
    static Words weights(const std::int16_t* place) { return {load_any(place)}; }
    static Bytes repeat(const std::uint8_t* place)
    {
        int four = 0;
        __builtin_memcpy(&four, place, sizeof four);
        return {_mm256_set1_epi32(four)};
    }
    static Words repeat(const std::int16_t* place)
    {
        int two = 0;
        __builtin_memcpy(&two, place, sizeof two);
        return {_mm256_set1_epi32(two)};
    }

    static Words add(Words a, Words b) { return {_mm256_adds_epi16(a.v, b.v)}; }
    static Sums add_products(Sums before, Bytes activations, Bytes weights)
    {
        const __m256i pairs = _mm256_maddubs_epi16(activations.v, weights.v);
        return sums(_mm256_add_epi32(bits(before), _mm256_madd_epi16(pairs, _mm256_set1_epi16(1))));
    }
    static Sums add_products(Sums before, Words activations, Words weights)
    {
        return sums(_mm256_add_epi32(bits(before), _mm256_madd_epi16(activations.v, weights.v)));
    }

    template <int Bits>
    static __m256i activations(Words words)
    {
        const __m256i half = _mm256_adds_epi16(words.v, _mm256_set1_epi16(1 << (Bits - 1)));
        const __m256i steps = _mm256_srai_epi16(half, Bits);
        return _mm256_min_epi16(_mm256_max_epi16(steps, _mm256_setzero_si256()),
                                _mm256_set1_epi16(kFullActivation * kRowSteps >> Bits));
    }
    static void store_activations(Words words, std::uint8_t* place)
    {
        const __m256i limited = activations<kRowBits>(words);
        const __m256i packed = _mm256_packus_epi16(limited, limited);
        const __m256i ordered = _mm256_permute4x64_epi64(packed, 0x08);
        _mm_storeu_si128(reinterpret_cast<__m128i*>(place), _mm256_castsi256_si128(ordered));
    }
    static void store_activations(Words words, std::int16_t* place)
    {
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(place), activations<kRowBits - kFineBits>(words));
    }
    static __m256 scaled(Sums sums, const float* scale)
    {
        const __m256 product = _mm256_mul_ps(_mm256_cvtepi32_ps(bits(sums)), _mm256_loadu_ps(scale));
        return _mm256_max_ps(product, _mm256_setzero_ps());
    }
    static void store_activations(Sums sums, const float* scale, std::int16_t* place)
    {
        const __m256 limited =
            _mm256_min_ps(scaled(sums, scale), _mm256_set1_ps(kFullActivation * kFineSteps));
        const __m256i numbers = _mm256_cvtps_epi32(limited);
        const __m128i words =
            _mm_packs_epi32(_mm256_castsi256_si128(numbers), _mm256_extracti128_si256(numbers, 1));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(place), words);
    }
    static void store_rectified(Sums sums, const float* scale, float* place)
    {
        _mm256_storeu_ps(place, scaled(sums, scale));
    }
};

}  // namespace
}  // namespace gammonkit

#endif
