#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit::bgblitz_text {

/// Where the number and the text that only BGBlitz has are kept among the extras of a position.
inline constexpr std::string_view kDropKey = "bgblitz-text:drop-mwc";
inline constexpr std::string_view kDeviationKey = "bgblitz-text:standard-deviation";

/// "  2.   0.111 mwp /  -0.545  (-0.053)  19/18, 3/1", or as older versions had it "2) 19-18 3-1 0.111 /
/// -0.545".
struct CandidateLine {
    std::optional<double> mwc = {};
    double equity = 0;
    std::string_view moves;
};
[[nodiscard]] std::optional<CandidateLine> candidate_line(std::string_view line);

/// "0.254  0.000  0.000  -  0.746  0.338  0.004": six numbers and nothing else.
[[nodiscard]] std::vector<double> chances_line(std::string_view line);

/// " Red          54.1  17.5  0.2": percents, cumulative.
struct WinsLine {
    std::string_view name;
    double win = 0;
    double gammon = 0;
    double backgammon = 0;
};
[[nodiscard]] std::optional<WinsLine> wins_line(std::string_view line);

/// " Double / Take         :  0.220   (-0.006)      0.164   (-0.123)"
enum class CubeChoice { no_double, take, drop };
struct CubeRow {
    CubeChoice choice = CubeChoice::no_double;
    std::optional<double> mwc = {};
    double equity = 0;
};
[[nodiscard]] std::optional<CubeRow> cube_row(std::string_view line);

/// " Equity Red (cubeless): 0.139  Std.Dev.: 0.132"
struct CubelessLine {
    double equity = 0;
    std::string_view deviation;
};
[[nodiscard]] std::optional<CubelessLine> cubeless_line(std::string_view line);

}  // namespace gammonkit::bgblitz_text
