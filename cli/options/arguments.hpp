#pragma once

#include <optional>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// What the command line says, whichever the verb. An empty text is an option that was not given.
struct Arguments {
    std::vector<std::string> inputs;
    std::string from;
    std::string to;
    std::string output;
    std::vector<std::string> outputs;  ///< Of verbs that may write several.
    std::string output_dir;
    std::string charset;
    std::string by;
    std::string as;
    std::string place;
    std::string man;
    std::string gammons;
    std::string backgammons;
    std::string model;
    std::string score;
    std::string level;
    std::string rolls;
    std::string met;
    std::string filter;
    std::string player;
    std::string games;
    std::string thresholds;
    std::string form;
    std::string table;
    std::string two_sided;
    std::string theme;
    std::string bottom;
    std::string bear_off;
    std::string only;
    std::string tolerance;
    std::string first;
    std::string second;
    std::string event;
    std::string date;
    std::string me;
    std::string aliases;
    std::string database;
    std::string where;
    std::string sort;
    std::string standard_error;
    std::string deviations;
    std::string bearoff_stop;
    std::string at_least;
    std::string captions;
    std::string boards;
    std::string rollout;
    std::string rollout_above;
    std::string engine;
    std::string gnubg;
    std::optional<int> one_sided;
    std::optional<int> ply;
    std::optional<int> plays;
    std::optional<int> seconds;
    std::optional<int> limit;
    std::optional<int> jobs;
    std::optional<int> game;
    std::optional<int> turn;
    std::optional<int> length;
    std::optional<int> width;
    std::optional<int> size;
    std::optional<int> trials;
    std::optional<int> truncate;
    std::optional<int> cube_ply;
    std::optional<int> rollout_ply;
    std::optional<int> seed;
    bool no_gammons = false;
    bool cubeless = false;
    bool cubeful = false;
    bool no_variance_reduction = false;
    bool random_dice = false;
    bool board = false;
    bool no_plays = false;
    bool no_ids = false;
    std::string image_names;
    bool all_errors = false;
    bool quiz = false;
    bool brief = false;
    bool study = false;
    bool full = false;
    bool no_analysis = false;
    bool index = false;
    bool swap = false;
    bool scores = false;
    bool each_game = false;
    bool list = false;
    bool csv = false;
    bool count = false;
    bool explain = false;
    bool outcomes = false;
    bool complete_bear_off = false;
    bool glued = false;
    bool force = false;
    bool keep = false;
    bool replace = false;
    bool resume = false;
    bool strict = false;
    bool positions = false;
    bool json = false;
    bool markdown = false;
    bool post_crawford = false;
    bool progress = false;
    bool no_progress = false;
    bool quiet = false;
    bool verbose = false;
    bool help = false;
};

}  // namespace gammonkit::cli
