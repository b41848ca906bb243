#include "cli/console/progress.hpp"

#include "cli/console/terminal.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <unistd.h>

namespace gammonkit::cli {
namespace {

constexpr std::size_t kBarWidth = 24;
constexpr std::chrono::milliseconds kBetweenDrawings{100};

/// How many of so many are done; a part such as 29/50 may be a little less in binary.
int whole_of(std::size_t total, double part)
{
    return static_cast<int>(static_cast<double>(total) * part + 1e-9);
}

std::string bar(double part)
{
    const auto filled = static_cast<std::size_t>(whole_of(kBarWidth, part));
    std::string text(filled, '=');
    if (filled < kBarWidth) text += '>';
    text.resize(kBarWidth, ' ');
    return text;
}

std::string time_text(double seconds)
{
    const long whole = std::lround(seconds);
    if (whole >= 3600) return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
    return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

void drop_code_point(std::string_view& text)
{
    do {
        text = without_first(text);
    } while (!text.empty() && (static_cast<unsigned char>(text.front()) & 0xC0U) == 0x80U);
}

/// The end of a path, which says more than its beginning, in at most `width` columns.
std::string tail(std::string_view path, std::size_t width)
{
    std::size_t columns = code_points(path);
    if (columns <= width) return std::string(path);
    for (; !path.empty() && columns + 3 > width; --columns)
        drop_code_point(path);
    return path.empty() ? std::string{} : fmt::format("...{}", path);
}

std::string line(double part, std::string_view numbers, double seconds, std::string_view current,
                 std::size_t width)
{
    const double left = part <= 0 ? 0 : seconds / part * (1 - part);
    const std::string head =
        fmt::format("[{}] {:3}%  {}{} left  ", bar(part), whole_of(100, part), numbers, time_text(left));
    if (head.size() >= width) return head.substr(0, width > 0 ? width - 1 : 0);
    return head + tail(printable(current), width - head.size() - 1);
}

}  // namespace

ProgressBar::ProgressBar(Console& console, std::size_t total, bool shown)
    : console_(console), total_(total), shown_(shown && total > 1)
{
}

ProgressBar::ProgressBar(Console& console, bool shown) : console_(console), total_(0), shown_(shown) {}

ProgressBar::~ProgressBar()
{
    if (shown_) console_.status({});
}

void ProgressBar::draw(double part, std::string_view numbers, std::string_view current)
{
    const Clock::time_point now = Clock::now();
    if (!shown_ || now - drawn_ < kBetweenDrawings) return;
    drawn_ = now;
    const double seconds = std::chrono::duration<double>(now - begun_).count();
    console_.status(line(part, numbers, seconds, current, terminal_width(STDERR_FILENO)));
}

void ProgressBar::update(std::size_t done, std::string_view current)
{
    draw(static_cast<double>(done) / static_cast<double>(total_), fmt::format("{}/{}  ", done, total_),
         current);
}

void ProgressBar::update_part(double part, std::string_view current)
{
    draw(std::clamp(part, 0.0, 1.0), "", current);
}

}  // namespace gammonkit::cli
