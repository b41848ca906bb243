#pragma once

#include "formats/format.hpp"

#include <memory>
#include <string>

namespace gammonkit {

/// Writes matches one after the other, so that nobody needs to hold all of them: the pieces, put together,
/// are what the format's `write` makes of the whole collection.
class MatchStream {
public:
    virtual ~MatchStream() = default;

    /// What the next matches add: a collection without positions.
    [[nodiscard]] virtual Result<std::string> add(const Collection& matches) = 0;

    /// The end, with all positions that stand alone: a collection without matches. Fails as `write` does if
    /// there was nothing to write.
    [[nodiscard]] virtual Result<std::string> end(const Collection& positions) = 0;

protected:
    MatchStream() = default;
    MatchStream(const MatchStream&) = default;
    MatchStream& operator=(const MatchStream&) = default;
};

/// Of a format whose files of several matches are files of one match, one behind the other; tables have the
/// names of their columns only once.
[[nodiscard]] std::unique_ptr<MatchStream> stream_in_a_row(const Format& format, const Options& options);

/// The same, but for a head with which each of those files begins, and the whole once.
[[nodiscard]] std::unique_ptr<MatchStream> stream_behind(std::string head, const Format& format,
                                                         const Options& options);

}  // namespace gammonkit
