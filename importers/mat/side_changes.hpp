#pragma once

#include "support/diagnostic.hpp"
#include "support/source_text.hpp"

namespace gammonkit::mat {

/// Tells of games whose names are not those of the first.
class SideChanges {
public:
    SideChanges(const SourceText& source, Reporter& reporter) : source_(source), reporter_(reporter) {}

    /// For a game with other names at `line`, which are those of the first in the other order or not.
    bool are_exchanged(bool exchanged, std::string_view line)
    {
        if (exchanged) {
            warn(line, "sides-change", "the players have changed sides: each keeps the side he had before");
        } else if (!told_of_others_) {
            told_of_others_ = true;
            warn(line, "names-change", "from here on games have other names than the first: keeping those");
        }
        return exchanged;
    }

private:
    void warn(std::string_view line, std::string code, std::string message)
    {
        reporter_.report(warning_at(source_, line, std::move(code), std::move(message)));
    }

    const SourceText& source_;
    Reporter& reporter_;
    bool told_of_others_ = false;
};

}  // namespace gammonkit::mat
