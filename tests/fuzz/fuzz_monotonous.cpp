// fuzz_monotonous SIZE: reads files that say the same again and again, as every format. Time and memory must
// grow with the size, not with its square, and depth must not end in a stack overflow.

#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"

#include <array>
#include <ctime>
#include <fmt/format.h>

using namespace gammonkit;

namespace {

constexpr double kFast = 0.3;      // Seconds; what takes less is not looked at.
constexpr std::size_t kPart = 16;  // The time is compared with that for a sixteenth of the file.
// Sixteen times the size may take sixteen times as long, and four times that by chance; the square is 256
// times.
constexpr double kTooSteep = 16 * 4;
constexpr int kAttempts = 3;

/// What goes in front, so that a reader gets as far as its loops, and what is then repeated.
constexpr std::array<std::string_view, 7> kStarts = {
    "",
    " 7 point match\n\n Game 1\n Ann : 0                   Bob : 0\n  1) ",
    "(;FF[4]GM[6]PB[Ann]PW[Bob];B[52lqac]",
    "(;FF[4]GM[6]C[",
    "{\"matches\":[",
    "XGID=",
    "XGID,Note\nXGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10,",
};
/// A "#" becomes a number that grows: things that are all different.
constexpr std::array<std::string_view, 29> kParts = {
    "(",
    ")",
    "[",
    "]",
    ";",
    "(;B[52lqac]",
    ";B[",
    "{",
    "\"",
    "\\",
    "52: 13/8 ",
    "1) ",
    "13/8 ",
    "8/7*(4)",
    " Game 1\n",
    "Ann : 0  Bob : 0\n",
    "\n",
    "\r",
    " ",
    "0",
    "7 point match\n",
    ",",
    "\xc3\xa9",
    ";[A \"b\"]\n",
    "\n;[A# \"b\"]\n",
    "\n Game #\n A# : 0    B : 0\n",
    "&amp;",
    "\u2680 ",
    "\",\u2013\n",
};

std::string repeated(std::string_view start, std::string_view part, std::size_t size)
{
    std::string text(start);
    text.reserve(size + part.size());
    const std::size_t place = part.find('#');
    for (int number = 1; text.size() < size; ++number) {
        text += part.substr(0, place);
        if (place != std::string_view::npos) text += std::to_string(number);
        if (place != std::string_view::npos) text += part.substr(place + 1);
    }
    return text;
}

/// Processor time: what else the machine does must not count.
double seconds_to_read(const Format* format, const std::string& bytes)
{
    const std::clock_t begin = std::clock();
    (void)read(catalogue(), {"monotonous", bytes}, {.from = format});
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// True if the time grows with the size. What seems to take too long is looked at again: a machine that many
/// share may halt a program for a while.
bool is_read_in_time(const Format& format, std::string_view start, std::string_view part, std::size_t size)
{
    double seconds = 0;
    double part_seconds = 0;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        seconds = seconds_to_read(&format, repeated(start, part, size));
        if (seconds < kFast) return true;
        part_seconds = seconds_to_read(&format, repeated(start, part, size / kPart));
        if (seconds < kTooSteep * part_seconds) return true;
    }
    fmt::print("{} takes {:.2f} s for {} bytes and {:.3f} s for a sixteenth of them: \"{}\" after \"{}\"\n",
               format.id, seconds, size, part_seconds, part, start);
    return false;
}

}  // namespace

int main(int argc, char** argv)
{
    const std::size_t size = argc > 1 ? std::stoul(argv[1]) : 0;
    if (size == 0) return 2;
    int late = 0;
    for (const std::string_view start : kStarts) {
        for (const std::string_view part : kParts) {
            for (const Format& format : catalogue())
                late += format.read == nullptr || is_read_in_time(format, start, part, size) ? 0 : 1;
        }
    }
    fmt::print("{} of {} monotonous files take too long\n", late,
               kStarts.size() * kParts.size() * catalogue().size());
    return late == 0 ? 0 : 1;
}
