#include "cli/progress.hpp"

#include "support/text.hpp"

#include <cmath>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::size_t kBarWidth = 24;
constexpr std::chrono::milliseconds kBetweenDrawings{100};

std::string bar(std::size_t done, std::size_t total)
{
    const std::size_t filled = total == 0 ? 0 : kBarWidth * done / total;
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
        text.remove_prefix(1);
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

}  // namespace

std::string progress_line(std::size_t done, std::size_t total, double seconds, std::string_view current,
                          std::size_t width)
{
    const double left =
        done == 0 ? 0 : seconds / static_cast<double>(done) * static_cast<double>(total - done);
    const std::string head = fmt::format("[{}] {:3}%  {}/{}  {} left  ", bar(done, total), 100 * done / total,
                                         done, total, time_text(left));
    if (head.size() >= width) return head.substr(0, width > 0 ? width - 1 : 0);
    return head + tail(current, width - head.size() - 1);
}

Progress::Progress(Console& console, std::size_t total, bool shown)
    : console_(console), total_(total), shown_(shown && total > 1)
{
}

Progress::~Progress()
{
    if (shown_) console_.status({});
}

void Progress::update(std::size_t done, std::string_view current)
{
    if (!shown_) return;
    const Clock::time_point now = Clock::now();
    if (now - drawn_ < kBetweenDrawings) return;
    drawn_ = now;
    const double seconds = std::chrono::duration<double>(now - begun_).count();
    console_.status(progress_line(done, total_, seconds, current, terminal_width()));
}

}  // namespace gammonkit::cli
