#include "cli/engine/near_names.hpp"

#include "support/fold_case.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <vector>

namespace gammonkit::cli {
namespace {

constexpr std::size_t kMostNames = 3;

}  // namespace

void NearNames::add(const Collection& collection, std::string_view wanted)
{
    for (const std::string_view part : split(wanted, ',')) {
        const std::string name = folded(trimmed(part));
        if (name.empty()) continue;
        for (const Match& match : collection.matches) {
            for (const Player player : kPlayers) {
                const std::string& other = match.players[player].name;
                if (folded(other).find(name) == std::string::npos) continue;
                const std::lock_guard lock(mutex_);
                if (names_.size() < kMostNames) names_.insert(other);
            }
        }
    }
}

std::string NearNames::hint() const
{
    const std::lock_guard lock(mutex_);
    std::vector<std::string> names;
    for (const std::string& name : names_)
        names.push_back(printable(name));
    return names.empty() ? "" : fmt::format("did you mean {}?", joined(names, " or "));
}

}  // namespace gammonkit::cli
