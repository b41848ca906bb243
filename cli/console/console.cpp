#include "cli/console/console.hpp"

#include "cli/console/fitting.hpp"
#include "cli/console/json.hpp"
#include "cli/console/terminal.hpp"
#include "cli/options/hints.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"
#include "support/wrap.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <unistd.h>

namespace gammonkit::cli {
namespace {

/// NO_COLOR as no-color.org has it: set and not empty.
bool color_is_wanted()
{
    // Nothing sets variables in this program, and no thread runs yet.
    const char* no_color = std::getenv("NO_COLOR");  // NOLINT(concurrency-mt-unsafe)
    return (no_color == nullptr || *no_color == '\0') && terminal_has_colors();
}

/// Nobody reads lines of fewer columns than that.
std::size_t columns_of_terminal(int stream)
{
    constexpr std::size_t kNarrowest = 40;
    return std::max(terminal_width(stream), kNarrowest);
}

}  // namespace

Console::Console()
    : output_is_terminal_(is_terminal(STDOUT_FILENO)), error_is_terminal_(is_terminal(STDERR_FILENO)),
      color_wanted_(color_is_wanted())
{
}

bool Console::colors(bool terminal) const
{
    return color_ == Color::automatic ? terminal && color_wanted_ : color_ == Color::always;
}

void Console::data(std::string_view text, Data what)
{
    if (what == Data::answer && !text.empty()) kept_.has_answer = true;
    if (keeps_data_) kept_.data += text;
    if (keeps_data_ || output_closed_ || output_failed_ || text.empty()) return;
    std::string shown;
    if (output_is_terminal_) {
        clear_status();
        text = shown = printable_lines(text);
    }
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size()) return;
    output_closed_ = says_reader_is_gone(errno);
    output_failed_ = !output_closed_;
}

void Console::text(std::string_view text, Data what)
{
    const bool in_color = colors(output_is_terminal_);
    if (keeps_data_ || (!output_is_terminal_ && !in_color)) return data(text, what);
    std::string shown(text);
    if (output_is_terminal_) shown = fitted(printable_lines(shown), width());
    if (in_color) shown = painter_.painted(shown);
    data(shown, what);
}

void Console::data_now(std::string_view line, Data what)
{
    data(line, what);
    flush_data();
}

void Console::keep(bool data, bool diagnostics)
{
    keeps_data_ = data;
    keeps_diagnostics_ = diagnostics;
}

Console::Kept Console::take_kept()
{
    keeps_data_ = false;
    return std::exchange(kept_, {});
}

void Console::log(std::string_view lines)
{
    if (keeps_diagnostics_) kept_.diagnostics += lines;
}

void Console::message(std::string_view text)
{
    if (text.empty()) return;
    flush_data();  // What goes to one place is read in the order in which it was said.
    clear_status();
    std::string told = without_told_hints(text);
    if (error_is_terminal_) told = fitted(printable_lines(told), columns_of_terminal(STDERR_FILENO));
    (void)std::fwrite(told.data(), 1, told.size(), stderr);
}

std::string Console::without_told_hints(std::string_view text)
{
    constexpr std::string_view kHint = "\n    hint: ";
    std::string told;
    for (std::size_t at = text.find(kHint); at != std::string_view::npos; at = text.find(kHint)) {
        const std::size_t end = std::min(text.find('\n', at + 1), text.size());
        const std::string_view hint = text.substr(at, end - at);
        told += text.substr(0, at);
        if (told_hints_.emplace(hint).second) told += hint;
        text = without_first(text, end);
    }
    return told.append(text);
}

void Console::tell(std::string_view done)
{
    if (!quiet) message(fmt::format("gammonkit: {}\n", done));
}

void Console::report(const Diagnostic& diagnostic, std::string_view input)
{
    if (keeps_diagnostics_) log(diagnostic_line(input, diagnostic, {}));
    const bool is_error = diagnostic.severity == Severity::error;
    if (is_error || !quiet) message(rendered(diagnostic, SourceText("gammonkit", {})));
    if (is_error && error_sink_) error_sink_(error_object(input, diagnostic, {}));
}

void Console::status(std::string_view line)
{
    clear_status();
    status_ = line;
    (void)std::fwrite(line.data(), 1, line.size(), stderr);
    (void)std::fflush(stderr);
}

void Console::clear_status()
{
    if (status_.empty()) return;
    status_.clear();
    (void)std::fputs("\r\x1b[K", stderr);
}

std::string Console::rendered(const Diagnostic& diagnostic, const SourceText& source) const
{
    return rendered(diagnostic, source, error_is_terminal_, STDERR_FILENO);
}

std::string Console::rendered_for_output(const Diagnostic& diagnostic, const SourceText& source) const
{
    return rendered(diagnostic, source, output_is_terminal_ && !keeps_data_, STDOUT_FILENO);
}

std::string Console::rendered(const Diagnostic& diagnostic, const SourceText& source, bool is_terminal,
                              int stream) const
{
    std::string text = to_string(with_command_hint(diagnostic), source);
    if (is_terminal) text = with_fitted_quote(text, columns_of_terminal(stream));
    return colors(is_terminal) ? painted(text, diagnostic.severity) : text;
}

std::string Console::in_style(Style style, std::string_view text) const
{
    return colors(output_is_terminal_) && !keeps_data_ ? styled(style, text) : std::string(text);
}

/// A stream tells only once what it could not write.
void Console::flush_data()
{
    if (std::fflush(stdout) == 0) return;
    output_closed_ = output_closed_ || says_reader_is_gone(errno);
    output_failed_ = output_failed_ || !output_closed_;
}

bool Console::finish()
{
    clear_status();
    flush_data();
    return !output_failed_;
}

std::size_t Console::text_width() const
{
    return width() == 0 ? kTextWidth : std::min(width(), kTextWidth);
}

std::size_t Console::width() const
{
    return output_is_terminal_ && !keeps_data_ ? columns_of_terminal(STDOUT_FILENO) : 0;
}

}  // namespace gammonkit::cli
