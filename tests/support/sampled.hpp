#pragma once

#include <cstddef>
#include <cstdlib>
#include <optional>

namespace gammonkit::testing_support {

/// What `./run-tests` chooses cases by; nullopt in a run that looks at all of them, as `./run-tests --all`
/// does.
inline std::optional<unsigned long> test_seed()
{
    const char* seed = std::getenv("GAMMONKIT_TEST_SEED");
    if (seed == nullptr) return std::nullopt;
    return std::strtoul(seed, nullptr, 10);
}

/// True for one case in `of`, others with each seed; for all cases where there is no seed.
inline bool is_sampled(std::size_t index, std::size_t of)
{
    const std::optional<unsigned long> seed = test_seed();
    return !seed || (index + *seed) % of == 0;
}

}  // namespace gammonkit::testing_support
