#include "analysis/evaluate/kernel_code.hpp"

#include <cmath>

namespace gammonkit {
namespace {

/// Numbers in plain arrays, which the compiler turns into the vectors that every processor has.
struct PlainOps {
    static constexpr int kWords = 16;
    static constexpr int kSums = 8;
    static constexpr int kPanelsTogether = 2;
    static constexpr int kRowsToFinish = 1;
    static constexpr int kOutputsTogether = kOutputs;
    using Floats [[gnu::vector_size(32)]] = float;
    using Bits [[gnu::vector_size(32)]] = std::int32_t;
    struct Words {
        std::int16_t at[kWords];
    };
    struct Sums {
        std::int32_t at[kSums];
    };
    struct Bytes {
        std::int16_t at[4 * kSums];
    };

    static Words load(const std::int16_t* place)
    {
        Words words;
        for (int i = 0; i < kWords; ++i)
            words.at[i] = place[i];
        return words;
    }
    static Sums load(const std::int32_t* place)
    {
        Sums sums;
        for (int i = 0; i < kSums; ++i)
            sums.at[i] = place[i];
        return sums;
    }
    static Bytes weights(const std::int8_t* place)
    {
        Bytes bytes;
        for (int i = 0; i < 4 * kSums; ++i)
            bytes.at[i] = place[i];
        return bytes;
    }
    static Bytes repeat(const std::uint8_t* place)
    {
        Bytes bytes;
        for (int i = 0; i < 4 * kSums; ++i)
            bytes.at[i] = place[i % 4];
        return bytes;
    }
    static Words weights(const std::int16_t* place) { return load(place); }
    static Words repeat(const std::int16_t* place)
    {
        Words words;
        for (int i = 0; i < kWords; ++i)
            words.at[i] = place[i % 2];
        return words;
    }

    static int limited(int number, int least, int most)
    {
        return number < least ? least : number > most ? most : number;
    }
    static Words add(const Words& a, const Words& b)
    {
        Words sum;
        for (int i = 0; i < kWords; ++i)
            sum.at[i] = static_cast<std::int16_t>(limited(a.at[i] + b.at[i], -32768, 32767));
        return sum;
    }
    static Sums add_products(const Sums& sums, const Bytes& a, const Bytes& b)
    {
        Sums result = sums;
        for (int i = 0; i < kSums; ++i) {
            for (int j = 0; j < 4; ++j)
                result.at[i] += a.at[4 * i + j] * b.at[4 * i + j];
        }
        return result;
    }
    static Sums add_products(const Sums& sums, const Words& a, const Words& b)
    {
        Sums result = sums;
        for (int i = 0; i < kSums; ++i)
            result.at[i] += a.at[2 * i] * b.at[2 * i] + a.at[2 * i + 1] * b.at[2 * i + 1];
        return result;
    }

    template <int Bits>
    static int activation(int steps)
    {
        const int half = limited(steps + (1 << (Bits - 1)), -32768, 32767);
        return limited(half >> Bits, 0, kFullActivation * kRowSteps >> Bits);
    }
    static void store_activations(const Words& words, std::uint8_t* place)
    {
        for (int i = 0; i < kWords; ++i)
            place[i] = static_cast<std::uint8_t>(activation<kRowBits>(words.at[i]));
    }
    static void store_activations(const Words& words, std::int16_t* place)
    {
        for (int i = 0; i < kWords; ++i)
            place[i] = static_cast<std::int16_t>(activation<kRowBits - kFineBits>(words.at[i]));
    }
    static void store_activations(const Sums& sums, const float* scale, std::int16_t* place)
    {
        for (int i = 0; i < kSums; ++i) {
            const float scaled = static_cast<float>(sums.at[i]) * scale[i];
            const float most = kFullActivation * kFineSteps;
            place[i] = static_cast<std::int16_t>(std::lrint(scaled < 0      ? 0.0F
                                                            : scaled > most ? most
                                                                            : scaled));
        }
    }
    static void store_rectified(const Sums& sums, const float* scale, float* place)
    {
        for (int i = 0; i < kSums; ++i) {
            const float scaled = static_cast<float>(sums.at[i]) * scale[i];
            place[i] = scaled < 0 ? 0 : scaled;
        }
    }
};

}  // namespace

const Kernels kPortableKernels = KernelCode<PlainOps, 2, 1>::table("portable");

}  // namespace gammonkit
