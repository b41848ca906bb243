#include "analysis/evaluate/kernel_code.hpp"

#if defined(__AVX512VNNI__)

#include <immintrin.h>

namespace gammonkit {
namespace {

struct Avx512Ops {
    static constexpr int kWords = 32;
    static constexpr int kSums = 16;
    static constexpr int kPanelsTogether = 2;
    static constexpr int kRowsToFinish = 4;
    static constexpr int kOutputsTogether = kOutputs;
    using Floats [[gnu::vector_size(64)]] = float;
    using Bits [[gnu::vector_size(64)]] = std::int32_t;
    struct Words {
        __m512i v;
    };
    /// Not __m512i, for sums of which g++ 12 copies each twice for every product.
    struct Sums {
        __v16si v;
    };
    struct Bytes {
        __m512i v;
    };

    static Words load(const std::int16_t* place) { return {_mm512_loadu_si512(place)}; }
    static Sums sums(__m512i v) { return {__builtin_bit_cast(__v16si, v)}; }
    static __m512i bits(Sums sums) { return __builtin_bit_cast(__m512i, sums.v); }
    static Sums load(const std::int32_t* place) { return sums(_mm512_loadu_si512(place)); }
    static Bytes weights(const std::int8_t* place) { return {_mm512_loadu_si512(place)}; }
    static Words weights(const std::int16_t* place) { return {_mm512_loadu_si512(place)}; }
    static Bytes repeat(const std::uint8_t* place)
    {
        int four = 0;
        __builtin_memcpy(&four, place, sizeof four);
        return {_mm512_set1_epi32(four)};
    }
    static Words repeat(const std::int16_t* place)
    {
        int two = 0;
        __builtin_memcpy(&two, place, sizeof two);
        return {_mm512_set1_epi32(two)};
    }

    static Words add(Words a, Words b) { return {_mm512_adds_epi16(a.v, b.v)}; }
    static Sums add_products(Sums before, Bytes activations, Bytes weights)
    {
        return sums(_mm512_dpbusd_epi32(bits(before), activations.v, weights.v));
    }
    static Sums add_products(Sums before, Words activations, Words weights)
    {
        return sums(_mm512_dpwssd_epi32(bits(before), activations.v, weights.v));
    }

    template <int Bits>
    static __m512i activations(Words words)
    {
        const __m512i half = _mm512_adds_epi16(words.v, _mm512_set1_epi16(1 << (Bits - 1)));
        const __m512i steps = _mm512_srai_epi16(half, Bits);
        return _mm512_min_epi16(_mm512_max_epi16(steps, _mm512_setzero_si512()),
                                _mm512_set1_epi16(kFullActivation * kRowSteps >> Bits));
    }
    static void store_activations(Words words, std::uint8_t* place)
    {
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(place),
                            _mm512_cvtepi16_epi8(activations<kRowBits>(words)));
    }
    static void store_activations(Words words, std::int16_t* place)
    {
        _mm512_storeu_si512(place, activations<kRowBits - kFineBits>(words));
    }
    static __m512 scaled(Sums sums, const float* scale)
    {
        const __m512 product = _mm512_mul_ps(_mm512_cvtepi32_ps(bits(sums)), _mm512_loadu_ps(scale));
        return _mm512_max_ps(product, _mm512_setzero_ps());
    }
    static void store_activations(Sums sums, const float* scale, std::int16_t* place)
    {
        const __m512 limited =
            _mm512_min_ps(scaled(sums, scale), _mm512_set1_ps(kFullActivation * kFineSteps));
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(place),
                            _mm512_cvtepi32_epi16(_mm512_cvtps_epi32(limited)));
    }
    static void store_rectified(Sums sums, const float* scale, float* place)
    {
        _mm512_storeu_ps(place, scaled(sums, scale));
    }
};

}  // namespace

const Kernels kAvx512Kernels = KernelCode<Avx512Ops, 6, 4>::table("avx512");

}  // namespace gammonkit

#endif
