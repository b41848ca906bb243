#pragma once

#include "cli/console/styles.hpp"
#include "support/diagnostic.hpp"
#include "support/source_text.hpp"

#include <functional>
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

    /// What is printed is an answer, or stands around answers: headings of tables, brackets, failures among
    /// objects of JSON. A verb that failed without any answer has nothing for a file.
    enum class Data { answer, frame };

    /// Prints what the user asked for. After the reader has gone (a broken pipe), does nothing.
    void data(std::string_view text, Data what = Data::answer);

    /// Prints an answer for people: on a terminal no line is wider than that, and what matters is in color.
    void text(std::string_view text, Data what = Data::answer);
    /// The language in which errors are marked by words.
    void set_words(const Translator& words) { painter_ = Painter(words); }

    /// Prints a line of data at once, for a program that waits for it.
    void data_now(std::string_view line, Data what = Data::answer);

    /// Keeps what would be printed, or what `log` gets, for a file.
    void keep(bool data, bool diagnostics);
    struct Kept {
        std::string data;
        std::string diagnostics;
        bool has_answer = false;
    };
    /// What was kept; from now on data is printed.
    [[nodiscard]] Kept take_kept();

    /// Lines of JSON for --diagnostics; dropped where nobody wants them.
    void log(std::string_view lines);
    [[nodiscard]] bool logs() const { return keeps_diagnostics_; }

    /// Where failures go beside standard error, as objects, while an array of JSON is printed.
    using ErrorSink = std::function<void(std::string_view object)>;
    void set_error_sink(ErrorSink sink) { error_sink_ = std::move(sink); }
    [[nodiscard]] const ErrorSink& error_sink() const { return error_sink_; }

    /// Prints text to standard error, but no hint a second time: one that helped with the first of a hundred
    /// files need not be read a hundred times.
    void message(std::string_view text);

    /// Says in a line what was done, unless nobody wants to hear it: "gammonkit: 3 problems".
    void tell(std::string_view done);
    /// Prints a diagnostic that belongs to no place in an input: "gammonkit: error: ...". `input` names the
    /// argument that it is about, for programs.
    void report(const Diagnostic& diagnostic, std::string_view input = {});

    /// Replaces the line of progress at the foot of the terminal; empty takes it away.
    void status(std::string_view line);

    /// A diagnostic as standard error (or output) shows it: in color on a terminal.
    [[nodiscard]] std::string rendered(const Diagnostic& diagnostic, const SourceText& source) const;
    [[nodiscard]] std::string rendered_for_output(const Diagnostic& diagnostic,
                                                  const SourceText& source) const;

    /// A part of what `text` prints, in a style where standard output has any.
    [[nodiscard]] std::string in_style(Style style, std::string_view text) const;

    /// Writes out what is buffered. False if standard output did not take everything, a broken pipe aside.
    [[nodiscard]] bool finish();

    /// True once nobody reads standard output any more.
    [[nodiscard]] bool output_closed() const { return output_closed_; }

    [[nodiscard]] bool error_is_terminal() const { return error_is_terminal_; }
    [[nodiscard]] bool output_is_terminal() const { return output_is_terminal_; }
    /// How wide lines of text may be that people read: as the terminal is, if that is narrower than usual.
    [[nodiscard]] std::size_t text_width() const;
    /// How wide tables for people may be: as the terminal is; 0, as wide as they must be, where there is
    /// none.
    [[nodiscard]] std::size_t width() const;

    bool quiet = false;

private:
    [[nodiscard]] bool colors(bool terminal) const;
    [[nodiscard]] std::string rendered(const Diagnostic& diagnostic, const SourceText& source,
                                       bool is_terminal, int stream) const;
    void clear_status();
    void flush_data();
    [[nodiscard]] std::string without_told_hints(std::string_view text);

    bool output_is_terminal_;
    bool error_is_terminal_;
    bool color_wanted_;
    Color color_ = Color::automatic;
    Painter painter_ = {};
    bool keeps_data_ = false;
    bool keeps_diagnostics_ = false;
    Kept kept_ = {};
    ErrorSink error_sink_ = {};
    bool output_failed_ = false;
    bool output_closed_ = false;
    std::string status_;
    std::unordered_set<std::string> told_hints_;
};

}  // namespace gammonkit::cli
