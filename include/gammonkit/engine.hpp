#pragma once

#include "analysis/progress.hpp"
#include "analysis/ranked.hpp"
#include "model/game_state.hpp"
#include "model/match.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace gammonkit {

/// What an engine is made of.
struct EngineSettings {
    int threads = 0;  ///< 0: one for each processor. What the engine says does not depend on it.
    /// Where the tables of bearoff positions are kept. Empty: they are made anew, in less than a second.
    std::filesystem::path table_folder = {};
    /// A table that needs no file ("gammonkit"), or a file of GNU Backgammon or eXtreme Gammon. Empty:
    /// Kazaross XG2.
    std::string match_equity_table = {};
};

/// How a position is judged.
struct EvaluateSettings {
    int plies = 2;  ///< How far to look ahead: 0 to 5.
};

/// How plays are compared.
struct PlaySettings {
    int plies = 2;          ///< How far to look ahead: 0 to 5.
    std::size_t count = 5;  ///< How many plays are wanted, the best ones.
};

/// How thoroughly matches are analyzed.
enum class AnalysisDepth : std::uint8_t {
    fast,      ///< The board alone.
    standard,  ///< What is close, or was wrong, at 2 plies.
    deep       ///< The same at 3 plies, and more counts as close.
};

/// How matches are analyzed.
struct AnalyzeSettings {
    AnalysisDepth depth = AnalysisDepth::standard;
    bool keep = false;            ///< Analyses that are there stay and come first; else they are replaced.
    std::size_t most_plays = 10;  ///< So many candidates are kept, and the play that was made.
    /// Where `shares` engines do the work together, each with a copy: which of them this is, from 1 to
    /// `shares`. It judges every so-manieth turn or position.
    std::size_t share = 1;
    std::size_t shares = 1;
};

/// How much was analyzed.
struct Analyzed {
    std::size_t decisions = 0;
    std::size_t looked_deeper = 0;  ///< Of the decisions, those that were judged at the deeper level.
    std::size_t left_out = 0;       ///< Turns that the engine cannot judge.
};

/// GammonKit's engine. One engine may be used by one thread at a time, and uses several itself.
class Engine {
public:
    /// One with the usual settings.
    Engine();
    /// One with others. Fails if a file of them cannot be used.
    [[nodiscard]] static Result<Engine> open(const EngineSettings& settings);

    Engine(Engine&&) noexcept;
    Engine& operator=(Engine&&) noexcept;
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    ~Engine();

    /// The chances of the player on roll before he rolls, and whether he should double. Fails if the game is
    /// over, or a variant that the engine does not play.
    [[nodiscard]] Result<RankedCube> evaluate(const GameState& state, const EvaluateSettings& settings = {});

    /// The best legal plays of the roll that the state has, best first. Fails as `evaluate` does, and
    /// without dice.
    [[nodiscard]] Result<std::vector<RankedPlay>> best_plays(const GameState& state,
                                                             const PlaySettings& settings = {});

    /// Judges all decisions and rolls of a collection, and writes down what it found as readers find it in
    /// analyzed files. Fails with code "share" where there is no such share; else only if `progress` stops
    /// it, and then the analysis is in part.
    [[nodiscard]] Result<Analyzed> analyze(Collection& collection, const AnalyzeSettings& settings = {},
                                           const Progress& progress = {});

private:
    friend struct EngineAccess;
    struct Parts;
    explicit Engine(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

/// Takes what was found in `settings.share` of a copy of the same collection. With the shares of all, the
/// collection is as if one engine had analyzed it. Until then, and so if one of the engines fails, the
/// analysis is in part: what was taken stays. Fails, and takes nothing, if the other is no such copy, or
/// where there is no such share.
[[nodiscard]] Result<void> take_share(Collection& collection, const Collection& copy,
                                      const AnalyzeSettings& settings);

}  // namespace gammonkit
