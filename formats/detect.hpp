#pragma once

#include "formats/format.hpp"
#include "support/charset.hpp"

namespace gammonkit {

/// One format's answer to a sample.
struct Candidacy {
    const Format* format;
    Confidence confidence;
};

/// What every readable format says of the input, surest first; those that answer none are left out.
/// `charset`: what the user said of text that is not UTF-8.
[[nodiscard]] std::vector<Candidacy> candidacies(Catalogue catalogue, const Input& input,
                                                 const std::optional<std::string>& charset = {});

/// The one format whose sniffer is surest. Nothing recognized, an empty input and a tie are errors: the first
/// says what was looked at, the last names both formats, and both ask to say which.
[[nodiscard]] Result<const Format*> detect(Catalogue catalogue, const Input& input,
                                           const std::optional<std::string>& charset = {});

/// "none", "faint", "extension-only", "plausible", "certain".
[[nodiscard]] std::string_view to_string(Confidence confidence);

}  // namespace gammonkit
