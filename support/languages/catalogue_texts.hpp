#pragma once

#include <string_view>

// What cmake/Languages.cmake makes of the catalogues.

namespace gammonkit {

/// The language whose catalogue has the messages in English, too.
extern const std::string_view kCompleteCatalogue;

/// A catalogue as a PO file, in which the others have bare `msgid`s; empty of languages that need none. The
/// messages are the same in all of them, and in the same order.
[[nodiscard]] std::string_view catalogue_text(std::string_view tag);

}  // namespace gammonkit
