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
    std::string format = {};   ///< With its options: "mat,dialect=xg". Empty: the bytes tell.
    std::string charset = {};  ///< Any name that ICU knows, for text that is not UTF-8. Empty: found out.
    bool validate = true;      ///< Look for what is against the rules of the game.
};

/// An input that was read: what it held, and all that is to be said about it.
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
    /// The charset by which it was decoded, or "binary".
    [[nodiscard]] const std::string& charset() const { return charset_; }

    /// Its bytes or its text, by which places in it are found.
    [[nodiscard]] const SourceText& source() const { return source_; }

    /// The first 200 things that were said, in the order of the file.
    [[nodiscard]] const std::vector<Diagnostic>& diagnostics() const { return diagnostics_; }
    /// All of these that are as bad as `least` or worse, each with its place, as people read them.
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

/// The same of bytes in memory. `name` is shown in messages, and its extension may help to recognize them.
[[nodiscard]] Reading read_bytes(std::string bytes, std::string name = "input",
                                 const ReadOptions& options = {});

}  // namespace gammonkit
