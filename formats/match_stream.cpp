#include "formats/match_stream.hpp"

#include <algorithm>
#include <utility>

namespace gammonkit {
namespace {

class InARow final : public MatchStream {
public:
    InARow(std::string head, const Format& format, const Options& options)
        : head_(std::move(head)), format_(format), options_(options)
    {
    }

    Result<std::string> add(const Collection& matches) override
    {
        Result<std::string> bytes = written(matches);
        const bool has_games = std::any_of(matches.matches.begin(), matches.matches.end(),
                                           [](const Match& match) { return !match.games.empty(); });
        if (!bytes && !has_games) return std::string();  // Most formats have nothing to say of such matches.
        return bytes;
    }

    Result<std::string> end(const Collection& positions) override
    {
        const bool adds_something = !positions.positions.empty() && format_.carries.has(Feature::positions);
        if (has_begun_ && !adds_something) return std::string();
        return written(positions);
    }

private:
    Result<std::string> written(const Collection& collection)
    {
        GK_TRY(std::string bytes, format_.write(collection, options_));
        if (has_begun_) bytes.erase(0, head_.size());
        has_begun_ = true;
        return bytes;
    }

    std::string head_;
    const Format& format_;
    Options options_;
    bool has_begun_ = false;
};

}  // namespace

std::unique_ptr<MatchStream> stream_in_a_row(const Format& format, const Options& options)
{
    const bool has_names = format.table != nullptr && format.table->names != nullptr;
    return stream_behind(has_names ? format.table->names(options) : std::string(), format, options);
}

std::unique_ptr<MatchStream> stream_behind(std::string head, const Format& format, const Options& options)
{
    return std::make_unique<InARow>(std::move(head), format, options);
}

}  // namespace gammonkit
