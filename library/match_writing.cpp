#include "library/match_writing.hpp"

#include "formats/losses.hpp"

#include <utility>

namespace gammonkit {

MatchWriting::MatchWriting(const Format& format, const Options& options, TablesOnDemand tables)
    : format_(format), options_(options), tables_(std::move(tables)), stream_(format.stream(format, options))
{
}

Result<ConvertedWriting> MatchWriting::written(const Collection& part, WritePart write_part)
{
    ConvertedWriting result;
    result.losses = losses(part, format_, options_);
    const std::optional<InAnotherUnit> stated =
        in_another_unit(format_, part, result.losses, options_, tables_);
    if (stated) {
        result.losses = stated->losses;
        result.match_equity_table = stated->match_equity_table;
    }
    GK_TRY(result.bytes, ((*stream_).*write_part)(stated ? stated->collection : part));
    return result;
}

Result<ConvertedWriting> MatchWriting::add(Match match)
{
    Collection one;
    one.matches.push_back(std::move(match));
    GK_TRY(ConvertedWriting writing, written(one, &MatchStream::add));
    if (!last_.matches.empty() && are_merged(last_.matches.front(), one.matches.front(), format_))
        writing.losses.push_back({.feature = Feature::several_matches, .count = 1});
    last_ = std::move(one);
    return writing;
}

Result<ConvertedWriting> MatchWriting::end(std::vector<PositionRecord> positions)
{
    last_ = {.positions = std::move(positions)};
    return written(last_, &MatchStream::end);
}

}  // namespace gammonkit
