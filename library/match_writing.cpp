#include "library/match_writing.hpp"

#include "formats/losses.hpp"

#include <utility>

namespace gammonkit {

MatchWriting::MatchWriting(const Format& format, const Options& options, TablesOnDemand tables)
    : format_(format), options_(options), tables_(std::move(tables)), stream_(format.stream(format, options))
{
}

Result<ConvertedWriting> MatchWriting::add(Match match)
{
    Collection one;
    one.matches.push_back(std::move(match));
    GK_TRY(ConvertedWriting writing,
           write_in_any_unit(format_, one, options_, tables_, {},
                             [&](const Collection& part) { return stream_->add(part); }));
    if (!last_.matches.empty() && are_merged(last_.matches.front(), one.matches.front(), format_))
        writing.losses.push_back({.feature = Feature::several_matches, .count = 1});
    last_ = std::move(one);
    return writing;
}

Result<ConvertedWriting> MatchWriting::end(std::vector<PositionRecord> positions)
{
    last_ = {.positions = std::move(positions)};
    return write_in_any_unit(format_, last_, options_, tables_, {},
                             [&](const Collection& part) { return stream_->end(part); });
}

}  // namespace gammonkit
