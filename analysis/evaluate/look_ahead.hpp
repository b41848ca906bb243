#pragma once

#include "analysis/evaluate/net.hpp"

namespace gammonkit {

/// What each board is worth by looking one roll ahead: the mean, over the 21 rolls, of the best play's
/// chances. Seen by the player on roll.
class LookAhead {
public:
    explicit LookAhead(const Net& net) : net_(net) {}

    [[nodiscard]] Chances operator()(const Board& board);

private:
    /// One of the 21 rolls.
    struct Roll {
        std::size_t first;  ///< Where the boards that it leads to begin.
        float weight;
    };
    Chances best(std::size_t first, std::size_t end);

    const Net& net_;
    std::vector<Roll> rolls_;
    std::vector<Board> boards_;
    std::vector<Chances> chances_;
    Net::Scratch scratch_;
};

}  // namespace gammonkit
