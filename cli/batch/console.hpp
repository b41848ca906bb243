#pragma once

#include "support/diagnostic.hpp"
#include "support/source_text.hpp"

#include <string>
#include <string_view>
#include <unordered_set>

namespace gammonkit::cli {

/// The one place that prints: data to standard output, everything else to standard error. On a terminal it
/// shows what commands the terminal as ?, wherever that comes from.
///
/// Belongs to the main thread. Workers render their messages to text and hand that over.
class Console {
public:
    Console();

    /// Whether text is colored: on terminals that want it, always, or never.
    enum class Color { automatic, always, never };
    void set_color(Color color) { color_ = color; }

    /// Prints what the user asked for. After the reader has gone (a broken pipe), does nothing.
    void data(std::string_view text);

    /// Prints a line of data at once, for a program that waits for it.
    void data_now(std::string_view line);

    /// Prints text to standard error, but no hint a second time: one that helped with the first of a hundred
    /// files need not be read a hundred times.
    void message(std::string_view text);

    /// Prints a diagnostic that belongs to no input: "gammonkit: error: ...".
    void report(const Diagnostic& diagnostic);

    /// Replaces the line of progress at the foot of the terminal; empty takes it away.
    void status(std::string_view line);

    /// A diagnostic as standard error (or output) shows it: in color on a terminal.
    [[nodiscard]] std::string rendered(const Diagnostic& diagnostic, const SourceText& source) const;
    [[nodiscard]] std::string rendered_for_output(const Diagnostic& diagnostic,
                                                  const SourceText& source) const;

    /// Writes out what is buffered. False if standard output did not take everything, a broken pipe aside.
    [[nodiscard]] bool finish();

    /// True once nobody reads standard output any more.
    [[nodiscard]] bool output_closed() const { return output_closed_; }

    [[nodiscard]] bool error_is_terminal() const { return error_is_terminal_; }
    [[nodiscard]] bool output_is_terminal() const { return output_is_terminal_; }

    bool quiet = false;

private:
    [[nodiscard]] bool colors(bool terminal) const;
    void clear_status();
    void flush_data();
    [[nodiscard]] std::string without_told_hints(std::string_view text);

    bool output_is_terminal_;
    bool error_is_terminal_;
    bool color_wanted_;
    Color color_ = Color::automatic;
    bool output_failed_ = false;
    bool output_closed_ = false;
    std::string status_;
    std::unordered_set<std::string> told_hints_;
};

/// Columns of the terminal behind standard error; 80 where it does not say.
[[nodiscard]] std::size_t terminal_width();

}  // namespace gammonkit::cli
