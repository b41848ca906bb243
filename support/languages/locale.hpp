#pragma once

#include "support/languages/phrase.hpp"

namespace gammonkit {

// What a language's own rules say; `language` is a tag such as "de". Only locale.cpp knows who is asked: ICU;
// the host where WebAssembly runs.

/// A pattern of any kind, with the plurals and numbers of a language. One that is not understood is returned
/// as it is.
[[nodiscard]] std::string phrase_in(const std::string& language, std::string_view pattern,
                                    std::span<const PhraseArgument> arguments);

/// "." or ",".
[[nodiscard]] std::string decimal_sign_of(const std::string& language);

/// A day with the month in words: "3. Mai 2024"; empty if that cannot be told.
[[nodiscard]] std::string day_in(const std::string& language, int year, int month, int day);

}  // namespace gammonkit
