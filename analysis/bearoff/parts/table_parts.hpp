#pragma once

#include "analysis/bearoff/distribution.hpp"
#include "analysis/bearoff/parts/best_plays.hpp"

#include <string>

namespace gammonkit::bearoff {

/// The distributions of one kind (rolls to bear off, or to save the gammon) while they are built, each by the
/// plays with the smallest mean.
class ExactPart {
public:
    /// Positions below `first` are done.
    ExactPart(int size, int first)
        : first_(first), plays_(size, first), distributions_(static_cast<std::size_t>(size - first))
    {
    }

    [[nodiscard]] int first() const { return first_; }

    /// Needs all positions that plays lead to.
    void build(int number, const Steps& steps);

    [[nodiscard]] const Distribution& at(int number) const
    {
        return number < first_ ? done_ : distributions_[static_cast<std::size_t>(number - first_)];
    }

    /// Appends the significant slots, and stores at `entry` how many they are and which is the first.
    void append_significant(int number, char* entry, std::string& data) const;
    void append_all(int number, std::string& data) const;

private:
    int first_;
    BestPlays plays_;
    std::vector<Distribution> distributions_;
    Distribution done_ = done();
};

/// The distribution before a roll, from those after it: rounded so that the slots add up to 65535 again; what
/// is missing goes to the first of the largest.
[[nodiscard]] Distribution before_roll(const ByRoll<const Distribution*>& after);

/// Means and deviations of one kind (rolls to bear off, or to save the gammon) while they are built, each by
/// the plays with the smallest mean. The arithmetic is that of GNU Backgammon's tables, in this order and
/// with single precision at every step.
class NormalPart {
public:
    /// Positions below `first` are done.
    NormalPart(int size, int first)
        : first_(first), plays_(size, first), values_(static_cast<std::size_t>(size - first))
    {
    }

    [[nodiscard]] int first() const { return first_; }

    /// Needs all positions that plays lead to.
    void build(int number, const Steps& steps);

    /// Appends mean and deviation.
    void append(int number, std::string& data) const;

private:
    struct Value {
        float mean = 0;
        float deviation = 0;
    };

    [[nodiscard]] Value at(int number) const
    {
        return number < first_ ? Value{} : values_[static_cast<std::size_t>(number - first_)];
    }

    int first_;
    BestPlays plays_;
    std::vector<Value> values_;
};

}  // namespace gammonkit::bearoff
