#pragma once

#include <cstddef>
#include <exception>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

class SourceText;

enum class Severity { note, warning, error };

/// One thing worth telling the user about an input: what, how bad, where, and what to do about it.
struct Diagnostic {
    Severity severity = Severity::error;
    std::string code;                       ///< Stable, kebab-case, for scripts and tests: "illegal-play".
    std::string message;                    ///< Lower case, one line, no full stop.
    std::optional<std::size_t> where = {};  ///< Byte offset into the source; nothing if it has no one place.
    std::string hint = {};

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

/// Prints as `file:line:column: severity: message [code]`, the line and a caret, then the hint.
///
/// A binary source prints `file:0x1f4: ...` without a line. Ends with a newline.
[[nodiscard]] std::string to_string(const Diagnostic& diagnostic, const SourceText& source);

/// "note", "warning" or "error".
[[nodiscard]] std::string_view to_string(Severity severity);

/// Tells what was thrown where nothing should be: memory has ended, or there is a defect. The code is
/// `internal-error`.
[[nodiscard]] Diagnostic internal_error(const std::exception_ptr& thrown);

/// Receives what a reader, writer or check has to say while it goes on. The library itself never prints.
class Reporter {
public:
    virtual ~Reporter() = default;
    virtual void report(Diagnostic diagnostic) = 0;

protected:
    Reporter() = default;
    Reporter(const Reporter&) = default;
    Reporter& operator=(const Reporter&) = default;
};

/// Keeps the first `cap` diagnostics and counts the rest, so that a hostile file cannot fill the memory.
class CollectingReporter final : public Reporter {
public:
    explicit CollectingReporter(std::size_t cap = 200) : cap_(cap) {}
    void report(Diagnostic diagnostic) override;

    std::vector<Diagnostic> seen;
    std::size_t dropped = 0;   ///< How many came after the cap was reached.
    std::size_t errors = 0;    ///< How many were errors, those dropped included.
    std::size_t warnings = 0;  ///< The same of warnings.

private:
    std::size_t cap_;
};

}  // namespace gammonkit
