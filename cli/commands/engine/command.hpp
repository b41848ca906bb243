#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"

namespace gammonkit::cli {

// The verb engine: the options of its own, and its row of the table of commands.

struct EngineVerbOptions : VerbOptions {
    EngineOptions engine = {};
    std::optional<int> games = {};
    std::optional<int> length = {};
    bool itself = false;
    bool no_duplicate = false;
    bool luck = false;
    bool errors = false;
    bool jacoby = false;
    bool beavers = false;
    std::optional<int> cube_limit = {};
    std::optional<int> seed = {};
    std::string record = {};
    std::string log = {};  ///< The path of the games.
    bool stdio = false;
    std::string socket = {};  ///< "localhost:1234", or a path.
    std::optional<int> seconds = {};

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return true; }
};

ExitCode run_engine(Session& session, const EngineVerbOptions& options);

inline constexpr std::string_view kEngineWords[] = {"bench", "play", "score", "serve"};

inline constexpr Command kEngineCommand =
    with_options<EngineVerbOptions, run_engine>({.name = "engine",
                                                 .group = VerbGroup::settings,
                                                 .completes = Completes::file,
                                                 .words = kEngineWords,
                                                 .print_forms = kPrintForms});

}  // namespace gammonkit::cli
