#pragma once

#include "cli/commands/board/board_output.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/position_options.hpp"

namespace gammonkit::cli {

struct BoardOptions : VerbOptions {
    PlaceOptions place = {};
    FilterOptions filter = {};
    AnalysisOptions analysis = {};
    EngineOptions engine = {};
    DrawingOptions drawing = {};
    bool no_plays = false;
    bool no_ids = false;
    bool solution = false;
    bool all_errors = false;
    std::string at_least = {};
    bool quiz = false;
    std::string captions = {};
    bool themes = false;

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return themes; }
};

/// How boards are drawn, as all options say. Fails as `board_output`, or with code "usage".
[[nodiscard]] Result<BoardOutput> wanted_output(const Session& session, const BoardOptions& options);

/// Whether boards are text that is read where it is printed, not pasted elsewhere.
[[nodiscard]] bool is_for_people(const BoardOptions& options);

/// What `board --all-errors` does: judges what is not analyzed, and draws the errors of each input as a set
/// of files or as one document.
Result<ExitCode> draw_errors(Session& session, const BoardOptions& options);

/// What `board --card` does with a turn of a match: draws the question of its decision, or the verdict.
Result<ExitCode> draw_card_of_turn(Session& session, const BoardOptions& options);

}  // namespace gammonkit::cli
