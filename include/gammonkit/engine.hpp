#pragma once

#include "analysis/evaluation.hpp"
#include "analysis/progress.hpp"
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

/// How an engine is set up.
struct EngineSettings {
    int threads = 0;  ///< 0: one for each processor. Results do not depend on it.
    /// Where bearoff tables are kept. Empty: they are built again, in less than a second.
    std::filesystem::path table_folder = {};
    /// A table that needs no file ("gammonkit"), or a file of GNU Backgammon or eXtreme Gammon. Empty:
    /// Kazaross XG2.
    std::string match_equity_table = {};
};

/// How a position is evaluated.
struct EvaluateSettings {
    int plies = 2;  ///< How far to look ahead: 0 to 5.
};

/// How plays are compared.
struct PlaySettings {
    int plies = 2;          ///< How far to look ahead: 0 to 5.
    std::size_t count = 5;  ///< How many plays to return, the best ones.
};

/// How thoroughly matches are analyzed.
enum class AnalysisDepth : std::uint8_t {
    fast,      ///< At 0 plies.
    standard,  ///< What is close, or was wrong, at 2 plies.
    deep       ///< The same at 3 plies, and more counts as close.
};

/// How matches are analyzed.
struct AnalyzeSettings {
    AnalysisDepth depth = AnalysisDepth::standard;
    bool keep = false;            ///< Keep existing analyses, which come first; otherwise they are replaced.
    std::size_t most_plays = 10;  ///< How many candidates are kept, besides the play that was made.
    /// If `shares` engines divide the work, each with its own copy: the number of this one, from 1 to
    /// `shares`. It analyzes every n-th turn or position, n being `shares`.
    std::size_t share = 1;
    std::size_t shares = 1;
};

/// How much was analyzed.
struct Analyzed {
    std::size_t decisions = 0;
    std::size_t looked_deeper = 0;  ///< Of the decisions, those that were analyzed at the deeper level.
    std::size_t left_out = 0;       ///< Turns that the engine cannot analyze.
};

/// GammonKit's engine. An engine may be used by one thread at a time; it uses several threads itself.
class Engine {
public:
    /// An engine with the default settings.
    Engine();
    /// An engine with other settings. Fails if a file named in them cannot be used.
    [[nodiscard]] static Result<Engine> open(const EngineSettings& settings);

    Engine(Engine&&) noexcept;
    Engine& operator=(Engine&&) noexcept;
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    ~Engine();

    /// The probabilities for the player on roll before the roll, and whether to double. Fails if the game is
    /// over, or is a variant that the engine does not play.
    [[nodiscard]] Result<CubeEvaluation> evaluate(const GameState& state,
                                                  const EvaluateSettings& settings = {});

    /// The best legal plays of the roll in the state, best first. Fails as `evaluate` does, and if there are
    /// no dice.
    [[nodiscard]] Result<std::vector<PlayEvaluation>> best_plays(const GameState& state,
                                                                 const PlaySettings& settings = {});

    /// Analyzes all decisions and rolls of a collection, and stores the results in it, as if read from an
    /// analyzed file. Fails with code "share" if there is no such share; otherwise only if `progress` stops
    /// it, and then the analysis is incomplete.
    [[nodiscard]] Result<Analyzed> analyze(Collection& collection, const AnalyzeSettings& settings = {},
                                           const Progress& progress = {});

private:
    friend struct EngineAccess;
    struct Parts;
    explicit Engine(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

/// Merges in the results of `settings.share` from a copy of the same collection. Once all shares are merged,
/// the collection is as if one engine had analyzed it. Until then, for example if one of the engines fails,
/// the analysis is incomplete; what has been merged stays. Fails, and changes nothing, if the other is not
/// such a copy, or there is no such share.
[[nodiscard]] Result<void> take_share(Collection& collection, const Collection& copy,
                                      const AnalyzeSettings& settings);

}  // namespace gammonkit
