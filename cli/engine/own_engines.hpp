#pragma once

#include "analysis/engine.hpp"
#include "report/named_position.hpp"

#include <map>
#include <memory>

namespace gammonkit::cli {

/// GammonKit's engine, and one more for each other match equity table by which files were judged: they keep
/// it, unless the user names a table for all.
class OwnEngines {
public:
    explicit OwnEngines(NetEngine::Options options);

    /// By the table that the user names, else by the default.
    [[nodiscard]] NetEngine& usual() { return usual_; }
    [[nodiscard]] NetEngine& for_position(const NamedPosition& position);

private:
    NetEngine::Options options_;
    NetEngine usual_;
    std::map<const NamedTable*, std::unique_ptr<NetEngine>> others_;
};

}  // namespace gammonkit::cli
