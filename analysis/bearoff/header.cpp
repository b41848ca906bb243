#include "analysis/bearoff/header.hpp"

#include "analysis/bearoff/home_board.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

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

}  // namespace gammonkit::bearoff
