#pragma once

#include "model/match.hpp"
#include "support/diagnostic.hpp"

#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace gammonkit::cli {

/// Names of players that are near one that nobody has: those that hold it, such as "Maxence Job" for "job",
/// and those of which it is a slip, such as "Kévin Unger" for "Kevin Ungar". Any thread may add, in any
/// order.
class NearNames {
public:
    /// `wanted`: names, with commas between.
    void add(const Collection& collection, std::string_view wanted);
    /// The same, where the players' names are at hand.
    void add_name(const std::string& name, std::string_view wanted);
    /// "did you mean 'Maxence Job'?", with the three nearest at most; or nothing.
    [[nodiscard]] std::string hint() const;

private:
    mutable std::mutex mutex_;
    std::set<std::pair<std::size_t, std::string>> names_;  ///< Behind how many letters are wrong.
};

/// Says that nobody is called as was asked, and who is nearly.
[[nodiscard]] Diagnostic no_player(Severity severity, std::string_view wanted, const NearNames& near);

}  // namespace gammonkit::cli
