#include "cli/engine/own_engines.hpp"

#include "analysis/met/named_tables.hpp"

#include <utility>

namespace gammonkit::cli {

OwnEngines::OwnEngines(NetEngine::Options options) : options_(std::move(options)), usual_(options_) {}

NetEngine& OwnEngines::for_position(const NamedPosition& position)
{
    const NamedTable* const table = position.table;
    if (options_.match_equity_table || table == nullptr || table == &default_table() ||
        position.state.rules.is_money())
        return usual_;
    std::unique_ptr<NetEngine>& other = others_[table];
    if (!other) {
        NetEngine::Options options = options_;
        options.match_equity_table = table->make();
        other = std::make_unique<NetEngine>(std::move(options));
    }
    return *other;
}

}  // namespace gammonkit::cli
