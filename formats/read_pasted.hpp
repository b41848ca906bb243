#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// What a format reads in a text, also where that came by way of a page or a word processor, which put other
/// letters for those that were typed (support/letters/plain_letters.hpp).
///
/// Such letters may as well be what somebody wrote: a name, a comment. So a text is read as it is. Only where
/// more is understood in plain letters, these count; names and comments keep theirs then, too.
[[nodiscard]] Result<Collection> read_pasted(const Format& format, const SourceText& source,
                                             const Options& options, CollectingReporter& reporter);

}  // namespace gammonkit
