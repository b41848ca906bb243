#pragma once

#include "analysis/progress.hpp"
#include "analysis/search/look_ahead.hpp"
#include "support/crew.hpp"
#include "support/pool.hpp"

#include <functional>

namespace gammonkit {

/// Looks ahead from many boards at once, on several threads. The result does not depend on how many.
class Search {
public:
    /// Evaluator and crew must live as long.
    Search(const Evaluator& evaluator, Crew& crew, RollSet rolls = RollSet::all)
        : evaluator_(evaluator), crew_(crew), rolls_(rolls),
          looking_([&evaluator, rolls] { return std::make_unique<LookAhead>(evaluator, rolls); })
    {
    }

    /// What each board is worth to the player on roll; nothing if `progress` stopped it.
    [[nodiscard]] std::optional<std::vector<Prospect>> prospects(std::span<const Board> boards,
                                                                 Player on_roll, int plies,
                                                                 const CubeLine& line,
                                                                 const Progress& progress = {});

private:
    [[nodiscard]] std::vector<Prospect> static_prospects(std::span<const Board> boards, Player on_roll,
                                                         const CubeLine& line);
    using Replies = std::vector<LookAhead::Reply>;
    /// Runs `task` for each index with a LookAhead that no other thread uses; false if it was stopped.
    bool run(std::size_t count, const Progress& progress,
             const std::function<void(LookAhead&, std::size_t)>& task);

    const Evaluator& evaluator_;
    Crew& crew_;
    RollSet rolls_;
    Pool<LookAhead> looking_;
};

}  // namespace gammonkit
