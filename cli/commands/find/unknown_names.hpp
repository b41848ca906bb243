#pragma once

#include "analysis/filter/filter.hpp"
#include "cli/engine/near_names.hpp"
#include "model/match.hpp"

#include <list>
#include <mutex>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// The names that a filter asks for (name="Job"), of which nobody may be called so. Any thread may add
/// players.
class UnknownNames {
public:
    explicit UnknownNames(const Filter& filter);

    void add(const Collection& collection);
    void add(const std::string& player);

    /// Says of each name that no player has it, and who is called nearly so.
    [[nodiscard]] std::vector<Diagnostic> told() const;

private:
    struct Name {
        std::string written;
        std::string key;
        bool is_called_so = false;
        NearNames near = {};
    };
    void collect(const Filter& filter);

    std::list<Name> names_ = {};
    std::mutex mutex_;
};

}  // namespace gammonkit::cli
