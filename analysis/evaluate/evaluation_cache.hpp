#pragma once

#include "analysis/board.hpp"
#include "analysis/evaluate/chances.hpp"
#include "support/huge_pages.hpp"

#include <atomic>
#include <cstdint>
#include <optional>

namespace gammonkit {

/// Remembers what boards were found to be worth, the newest of those that share a place. Several threads may
/// use it at once without waiting: what one of them finds half written, it takes for unknown.
class EvaluationCache {
public:
    /// A number that tells boards apart; two boards in 10^19 share one.
    [[nodiscard]] static std::uint64_t key_of(const Board& board);

    /// 2 to the power `bits` places of 32 bytes.
    explicit EvaluationCache(int bits) : entries_(std::size_t{1} << static_cast<unsigned>(bits)) {}

    /// Has the memory fetched that `find` will look at.
    void expect(std::uint64_t key) const { __builtin_prefetch(&entries_[place_of(key)]); }
    [[nodiscard]] std::optional<Chances> find(std::uint64_t key) const;
    void keep(std::uint64_t key, const Chances& chances);

private:
    using Word = std::atomic<std::uint64_t>;
    /// `check` is the key and all other words, xored: no mixture of two writings looks whole (R. Hyatt,
    /// T. Mann, A lock-less transposition table, 2002).
    struct Entry {
        Word check = 0;
        Word wins = 0;
        Word gammons = 0;
        Word losses = 0;
    };
    [[nodiscard]] std::size_t place_of(std::uint64_t key) const { return key & (entries_.size() - 1); }

    InHugePages<Entry> entries_;
};

}  // namespace gammonkit
