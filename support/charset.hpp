#pragma once

#include "support/result.hpp"
#include "support/source_text.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit {

/// Bytes as they came from a file or standard input, with the name to show for them.
struct Input {
    std::string name;
    std::string bytes;
    std::optional<Diagnostic> remark = {};  ///< What there was to say when it was read.
};

struct CharsetOptions {
    std::optional<std::string> charset = {};  ///< What the user chose: any ICU name, or "auto".
    std::string declared = {};  ///< What the bytes themselves say, in the words of their format; often wrong.
    std::string_view fallback = "windows-1252";  ///< The format's own default for bytes that are not UTF-8.
};

/// Turns bytes into UTF-8 text, without a byte-order mark and with line ends as they are.
///
/// In this order: byte-order mark (UTF-8, UTF-16, UTF-32), valid UTF-8, `charset`, `declared`, UTF-8 with a
/// few broken places (names that a program cut), `fallback`; where there is no fallback, or `charset` is
/// "auto", ICU's guess, with a note. Where `fallback` is windows-1252 and words look right in another charset
/// alone, that is taken, with a warning; where several are as likely, and windows-1252 is not, it fails.
/// Bytes that the charset cannot decode become U+FFFD, with a warning. Fails on an unknown `charset`; an
/// unknown `declared` is passed over with a warning. `chosen` becomes the name of the charset, "ascii" where
/// nothing else is in the bytes.
[[nodiscard]] Result<SourceText> decode(Input input, const CharsetOptions& options, Reporter& reporter,
                                        std::string* chosen = nullptr);

/// The head of `bytes` as UTF-8, by byte-order mark, by the charset that the user named, or else as
/// windows-1252 where it is not UTF-8: good enough for a sniffer, never fails.
[[nodiscard]] std::string decoded_head(std::string_view bytes,
                                       const std::optional<std::string>& charset = {});

[[nodiscard]] bool is_ascii(std::string_view bytes);

[[nodiscard]] bool is_valid_utf8(std::string_view bytes);

/// How many bytes the first character of some UTF-8 has; 0 if it is damaged or cut off.
[[nodiscard]] std::size_t bytes_of_first_character(std::string_view bytes);

/// True if more of the characters beyond ASCII are whole in UTF-8 than broken. Text in other charsets hardly
/// ever holds a whole one.
[[nodiscard]] bool is_mostly_utf8(std::string_view bytes);

/// `utf8` in the named charset; characters that it cannot hold become its substitute, counted in
/// `unmappable`.
[[nodiscard]] Result<std::string> encode(std::string_view utf8, const std::string& charset,
                                         std::size_t* unmappable = nullptr);

}  // namespace gammonkit
