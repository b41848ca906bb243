#include "cli/commands/players/database_import.hpp"

namespace gammonkit::cli {

void DatabaseImport::take(std::size_t input, std::vector<StoredMatch> matches)
{
    const std::lock_guard lock(mutex_);
    waiting_[input] = std::move(matches);
    for (auto first = waiting_.begin(); first != waiting_.end() && first->first == next_; ++next_) {
        for (const StoredMatch& match : first->second)
            put(match);
        first = waiting_.erase(first);
    }
}

Result<ImportTally> DatabaseImport::finish()
{
    if (failure_) return tl::unexpected(*failure_);
    return tally_;
}

void DatabaseImport::put(const StoredMatch& match)
{
    if (failure_) return;
    const Result<Import> became = database_.add(match);
    if (!became) {
        failure_ = became.error();
        return;
    }
    const bool is_copy = *became != Import::nameless && !seen_.insert(match.record.fingerprint).second;
    std::size_t& count = is_copy                       ? tally_.copies
                         : *became == Import::added    ? tally_.added
                         : *became == Import::replaced ? tally_.replaced
                         : *became == Import::beside   ? tally_.beside
                         : *became == Import::known    ? tally_.known
                                                       : tally_.nameless;
    ++count;
}

}  // namespace gammonkit::cli
