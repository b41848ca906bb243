#include "exporters/ogxm/clock_section.hpp"

#include "exporters/ogxm/record_bytes.hpp"
#include "formats/ogxm/numbers.hpp"
#include "model/find_extra.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <limits>

namespace gammonkit::ogxm {
namespace {

/// The step that HedgeHog's programs use; one of 1 ms where that loses something.
constexpr std::uint64_t kUsualStep = 10;

/// As it was read; nothing if it is no setting of a clock.
std::optional<std::string> settings_bytes(const Extra& extra)
{
    if (extra.values.size() != kBytesOfClockSettings.size()) return std::nullopt;
    std::string bytes;
    for (std::size_t i = 0; i < kBytesOfClockSettings.size(); ++i) {
        const std::string& value = extra.values[i];
        const std::optional<double> number = parse_double(value);
        const double most = kBytesOfClockSettings[i] == 1 ? 255 : std::numeric_limits<std::uint32_t>::max();
        if (!number || !(*number >= 0) || *number > most) return std::nullopt;
        const auto whole = static_cast<std::uint64_t>(*number);
        if (std::to_string(whole) != value) return std::nullopt;
        bytes += little_endian_bytes(whole, kBytesOfClockSettings[i]);
    }
    return bytes;
}

/// The times of the first plies; nothing if they are no series.
std::optional<std::vector<std::uint64_t>> series(const Match& match, const std::vector<GamePlies>& games)
{
    std::vector<std::uint64_t> moments;
    bool has_ended = false;
    for (std::size_t game = 0; game < games.size(); ++game) {
        for (std::size_t at = 0; at < games[game].ply_of.size(); ++at) {
            if (!games[game].ply_of[at]) continue;
            const Boxed<TurnTimes>& times = match.games[game].turns[at].times;
            const std::optional<int> moment = times ? times->milliseconds : std::nullopt;
            if (!moment) has_ended = true;
            if (!moment) continue;
            const int before = moments.empty() ? 0 : static_cast<int>(moments.back());
            if (has_ended || *moment < before || (moments.empty() && *moment != 0)) return std::nullopt;
            moments.push_back(static_cast<std::uint64_t>(*moment));
        }
    }
    return moments;
}

/// How many bytes the steps take with so many lower bits.
std::uint64_t size_with(const std::vector<std::uint64_t>& steps, std::uint64_t bits)
{
    std::uint64_t ones = 0;
    for (const std::uint64_t step : steps)
        ones += (step >> bits) + 1;
    const std::uint64_t room = 64 / bits;
    return 8 * ((steps.size() + room - 1) / room) + (ones + 7) / 8;
}

/// The shortest, the least of them.
std::uint64_t best_bits(const std::vector<std::uint64_t>& steps)
{
    std::uint64_t best = 1;
    for (std::uint64_t bits = 2; bits < 32; ++bits) {
        if (size_with(steps, bits) < size_with(steps, best)) best = bits;
    }
    return best;
}

std::string lower_bytes(const std::vector<std::uint64_t>& steps, std::uint64_t bits)
{
    std::string bytes;
    for (std::size_t i = 0; i < steps.size(); i += 64 / bits) {
        std::uint64_t word = 0;
        for (std::size_t k = i; k < std::min<std::size_t>(steps.size(), i + 64 / bits); ++k)
            word |= (steps[k] & ((std::uint64_t{1} << bits) - 1)) << ((k - i) * bits);
        bytes += little_endian_bytes(word, 8);
    }
    return bytes;
}

/// As many ones as the number is, and a zero; the lowest bit first.
std::string upper_bytes(const std::vector<std::uint64_t>& steps, std::uint64_t bits)
{
    std::vector<bool> unary;
    for (const std::uint64_t step : steps) {
        unary.insert(unary.end(), step >> bits, true);
        unary.push_back(false);
    }
    std::string bytes((unary.size() + 7) / 8, '\0');
    for (std::size_t i = 0; i < unary.size(); ++i) {
        if (unary[i])
            bytes[i / 8] = static_cast<char>(static_cast<unsigned char>(bytes[i / 8]) | 1U << i % 8);
    }
    return bytes;
}

}  // namespace

bool is_clock_setting(const Extra& extra, const Match& match)
{
    return extra.key == kClockKey && find_extra(match.extras, kClockKey) == &extra && settings_bytes(extra);
}

std::string clock_payload(const Match& match, const std::vector<GamePlies>& games)
{
    const std::optional<std::vector<std::uint64_t>> moments = series(match, games);
    if (!moments || moments->empty()) return {};
    const bool is_usual =
        std::ranges::all_of(*moments, [](std::uint64_t moment) { return moment % kUsualStep == 0; });
    const std::uint64_t step = is_usual ? kUsualStep : 1;
    std::vector<std::uint64_t> steps;
    for (std::size_t i = 1; i < moments->size(); ++i)
        steps.push_back(((*moments)[i] - (*moments)[i - 1]) / step);
    const Extra* const told = find_extra(match.extras, kClockKey);
    const std::optional<std::string> settings = told != nullptr ? settings_bytes(*told) : std::nullopt;
    const std::uint64_t bits = best_bits(steps);
    return settings.value_or(std::string(17, '\0')) + std::string(3, '\0') +
           little_endian_bytes(steps.size(), 4) + little_endian_bytes(bits, 1) +
           little_endian_bytes(step, 4) + lower_bytes(steps, bits) + upper_bytes(steps, bits);
}

}  // namespace gammonkit::ogxm
