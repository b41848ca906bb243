#pragma once

#include "formats/start_option.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"

#include <functional>

namespace gammonkit {

/// Reads a match that may begin with these rules, unless it says others itself.
using ReadFrom = std::function<Match(const Rules& start, Reporter& reporter)>;

/// Rules by which a match may have been played without saying so.
struct OtherRules {
    ReadFrom read;
    bool (*may_hold)(const Match& match);  ///< By what was read of one that cannot be followed otherwise.
    Diagnostic (*found)();                 ///< Tells, at the match, that it can be followed by them.
};

/// True if nothing that was said of games tells that one cannot be followed.
[[nodiscard]] bool can_be_followed(const CollectingReporter& said);

/// Reports all that was collected.
void pass_on(CollectingReporter& said, Reporter& reporter);

/// A match as `read` gives it from the start that kStartOption chooses. Of any, it is backgammon, unless that
/// cannot be followed and another start leads to the end of every game; that has a note. From each start the
/// other rules hold where it can only be followed by those.
[[nodiscard]] Match match_from(const Options& options, const ReadFrom& read, Reporter& reporter,
                               const OtherRules* other = nullptr);

}  // namespace gammonkit
