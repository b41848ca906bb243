#include "analysis/bearoff/header.hpp"

#include "analysis/bearoff/home_board.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <span>

namespace gammonkit::bearoff {
namespace {

std::string padded(std::string_view text)
{
    return fmt::format("{:x<{}}\n", text, kHeaderSize - 1);
}

/// The number at a place of the header; -1 if there is none.
int number_at(std::string_view bytes, std::size_t place, std::size_t length)
{
    return bytes.size() < kHeaderSize ? -1 : parse_int(bytes.substr(place, length)).value_or(-1);
}

/// From 1 point up.
constexpr std::string_view kOneSided[] = {
    "c789f049ec98ce4e307b471257999f39", "b6e61c1625ae4b3b164e93ab064192b9",
    "346dae6139ccb4b227c534373e5c52e4", "653255f5f9f22fd50277f7ff25b2a343",
    "2064f9a56b23117d053a573c96a92fa2", "3dc7b833c4670849cee00479a9e21b49",
    "67235c8e0ee152df5daf36cbeae5b3c2", "a4acbb5c7e9e1f08e561afe0af934e5c",
    "9c4ddab4e51c3e668c9c97b8f8768dbc", "81b3898f06bbd08ee8295a839251a10a",
    "78ecb4be86dab6af8755ea4063d50fb6", "770fcff48894a96ebb2249343ef94866",
    "cc74b69a62f6e648936f533838a527a8"};

/// On 6 points, from 1 checker up.
constexpr std::string_view kTwoSided[] = {
    "7ed6f8e7fce16ea2b80e07a4a516653c", "e9d760bf213841c285245ed757a52f4d",
    "9d67da3db32ad4720cc38eecf9a67967", "9156f37032d1d4b0352a41186e632dfc",
    "0db19ab08feae1feb33ddbd709479f62", "44b6040b49b46cb9dd2ce8caa947044d",
    "9eb8b042d4d2ddf8d40e74a892745ad5", "fcdbbc80b7ef84ddc81b839d0f26bed1",
    "a11b2d410d51401143d05e73f9ffac15", "12dc70c86f356d06bc96ee38dee40c62"};

std::optional<std::string_view> sum_at(std::span<const std::string_view> sums, int number)
{
    const auto index = static_cast<std::size_t>(number - 1);
    if (index >= sums.size()) return std::nullopt;
    return sums[index];
}

}  // namespace

std::string header_of(const OneSidedOptions& options)
{
    const bool normal = options.form == OneSidedForm::normal;
    return padded(fmt::format("gnubg-OS-{:02}-{}-{:d}-{:d}-{:d}", options.points, kMostCheckers,
                              options.gammons || normal, options.form == OneSidedForm::compressed, normal));
}

std::string header_of(const TwoSidedOptions& options)
{
    return padded(
        fmt::format("gnubg-TS-{:02}-{:02}-{:d}", options.points, options.checkers, options.cubeful));
}

std::optional<OneSidedOptions> one_sided_from(std::string_view bytes)
{
    OneSidedOptions options{.points = number_at(bytes, 9, 2), .gammons = number_at(bytes, 15, 1) == 1};
    if (number_at(bytes, 17, 1) == 0) options.form = OneSidedForm::plain;
    if (number_at(bytes, 19, 1) == 1) options.form = OneSidedForm::normal;
    const bool is_known = options.points >= 1 && options.points <= kMostPoints;
    if (!is_known || header_of(options) != bytes.substr(0, kHeaderSize)) return std::nullopt;
    return options;
}

std::optional<TwoSidedOptions> two_sided_from(std::string_view bytes)
{
    const TwoSidedOptions options{.points = number_at(bytes, 9, 2),
                                  .checkers = number_at(bytes, 12, 2),
                                  .cubeful = number_at(bytes, 15, 1) == 1};
    const bool is_known = options.points >= 1 && options.points <= kMostPoints && options.checkers >= 1 &&
                          options.checkers <= kMostCheckers;
    if (!is_known || header_of(options) != bytes.substr(0, kHeaderSize)) return std::nullopt;
    return options;
}

std::optional<std::string_view> known_md5(const OneSidedOptions& options)
{
    if (options.form != OneSidedForm::compressed || !options.gammons) return std::nullopt;
    return sum_at(kOneSided, options.points);
}

std::optional<std::string_view> known_md5(const TwoSidedOptions& options)
{
    if (options.points != 6 || !options.cubeful) return std::nullopt;
    return sum_at(kTwoSided, options.checkers);
}

}  // namespace gammonkit::bearoff
