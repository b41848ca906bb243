#pragma once

#include "model/match.hpp"
#include "support/diagnostic.hpp"
#include "support/source_text.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// How an input is read.
struct ReadOptions {
    std::string format = {};   ///< With its options: "mat,dialect=xg". Empty: detected from the bytes.
    std::string charset = {};  ///< Any name that ICU knows, for text that is not UTF-8. Empty: detected.
    bool validate = true;      ///< Check the rules of the game.
};

/// An input that was read: its contents, and all messages about it.
class Reading {
public:
    /// True if there is a collection, though perhaps with parts that could not be read.
    [[nodiscard]] bool ok() const { return ok_; }
    explicit operator bool() const { return ok_; }

    /// What the input held; an empty collection if it could not be read.
    [[nodiscard]] const Collection& collection() const { return collection_; }
    [[nodiscard]] Collection& collection() { return collection_; }

    /// The id of its format: "sgf". Empty if it was not recognized.
    [[nodiscard]] const std::string& format() const { return format_; }
    /// The charset from which it was decoded, or "binary".
    [[nodiscard]] const std::string& charset() const { return charset_; }

    /// Its bytes or its text, to which places refer.
    [[nodiscard]] const SourceText& source() const { return source_; }

    /// The first 200 messages, in the order of the file.
    [[nodiscard]] const std::vector<Diagnostic>& diagnostics() const { return diagnostics_; }
    /// Those of at least the severity `least`, each with its place, as text for people.
    [[nodiscard]] std::string messages(Severity least = Severity::warning) const;

private:
    friend struct ReadingMaker;
    bool ok_ = false;
    Collection collection_;
    std::string format_;
    std::string charset_;
    SourceText source_;
    std::vector<Diagnostic> diagnostics_;
};

/// Reads a file, gzipped or not; "-" is standard input. Nothing fails or throws: the reading says what is
/// wrong.
[[nodiscard]] Reading read_file(const std::filesystem::path& path, const ReadOptions& options = {});

/// The same for bytes in memory. `name` is shown in messages, and its extension may help to recognize them.
[[nodiscard]] Reading read_bytes(std::string bytes, std::string name = "input",
                                 const ReadOptions& options = {});

}  // namespace gammonkit
