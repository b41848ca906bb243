#pragma once

#include <optional>
#include <string>
#include <vector>

namespace gammonkit::cli {

// What the command line says, a struct for each family of options. An empty text is an option that was not
// given. The rows of the options, with their help, are in option_table.hpp, *_options.hpp and commands/VERB.

/// How inputs are read.
struct InputArguments {
    bool newest = false;
    std::string from = {};
    std::string charset = {};
};

/// Where results go, and in which form.
struct OutputArguments {
    std::string to = {};
    std::string output = {};
    std::vector<std::string> outputs = {};  ///< Of verbs that may write several.
    std::string output_dir = {};
    std::string name = {};  ///< The template of names in that folder.
    bool force = false;
    bool strict = false;
    bool resume = false;
    bool json = false;
    bool jsonl = false;
    bool markdown = false;
    bool csv = false;
    bool svg = false;
    std::string printed_to = {};  ///< The file that takes what would go to standard output.
};

/// How many inputs are worked on, and what is said meanwhile.
struct BatchArguments {
    std::optional<int> jobs = {};
    std::string shard = {};  ///< "2/8"
    bool progress = false;
    bool no_progress = false;
    bool quiet = false;
    bool verbose = false;
    std::string diagnostics = {};  ///< A file for all that is said about inputs.
};

/// Which board of a record.
struct PlaceArguments {
    std::string place = {};
    std::optional<int> game = {};
    std::optional<int> turn = {};
};

/// Which decisions, and whose.
struct FilterArguments {
    std::string where = {};
    std::string me = {};
    std::string aliases = {};
};

/// Who judges positions, how far ahead, and by which tables.
struct EngineArguments {
    std::string engine = {};
    std::string gnubg = {};
    std::string level = {};
    std::optional<int> ply = {};
    std::optional<int> cube_ply = {};
    std::string rolls = {};
    std::string filter = {};  ///< Which plays are looked at ahead: "normal", "0:0/8/0.16".
    std::string noise = {};   ///< "0.05", "0.05,random"
    bool cubeless = false;
    std::optional<int> plays = {};
    std::string met = {};
    std::vector<std::string> bearoff_tables = {};
    std::string x = {};           ///< "0.68" or "0.6,0.75"
    std::string cube_model = {};  ///< "jump:8%"
    std::vector<std::string> hyper_tables = {};
    std::string variant = {};  ///< Of positions that identifiers tell.
    std::optional<int> seconds = {};
};

/// What of matches is judged, and what is kept.
struct AnalysisArguments {
    std::string judge = {};  ///< "plays,cube,luck"
    std::optional<int> luck_ply = {};
    std::string player = {};
    std::string games = {};
    bool keep = false;
    bool replace = false;
    bool no_analysis = false;
    std::string thresholds = {};
    std::string rules = {};  ///< Of statistics: "manual".
    std::string rollout = {};
    std::string rollout_above = {};
    std::optional<int> rollout_ply = {};
};

/// How positions are rolled out.
struct RolloutArguments {
    std::optional<int> trials = {};
    std::optional<int> truncate = {};
    std::string bearoff_stop = {};
    std::optional<int> cube_ply = {};
    std::optional<int> seed = {};
    std::string standard_error = {};
    std::string deviations = {};
    bool cubeful = false;
    bool cubeless = false;
    bool no_variance_reduction = false;
    bool random_dice = false;
    bool initial_position = false;
    std::string player_ply = {};  ///< "0,2"
    std::optional<int> late_ply = {};
    std::optional<int> late_from = {};
    std::optional<int> truncate_ply = {};
    std::optional<int> luck_ply = {};
    std::optional<int> least = {};
    bool extend = false;
    std::string log = {};  ///< The path of the games.
};

/// What records are taken apart into, or put together as.
struct TransformArguments {
    std::string by = {};
    std::string as = {};
    bool positions = false;
    std::string without = {};  ///< "analysis,comments"
};

/// What is repaired in records.
struct RepairArguments {
    bool scores = false;
    bool outcomes = false;
    bool complete_bear_off = false;
    bool glued = false;
    bool plays = false;
    bool swap = false;
    std::string first = {};
    std::string second = {};
    std::vector<std::string> renames = {};  ///< "OLD=NEW"
    std::string event = {};
    std::string round = {};
    std::string place = {};
    std::string annotator = {};
    std::string date = {};
    std::optional<int> length = {};
    std::vector<std::string> ratings = {};     ///< "1=1700"
    std::vector<std::string> comments = {};    ///< "g2-17=TEXT"
    std::vector<std::string> marks = {};       ///< "g2-17=bad"
    std::vector<std::string> luck_marks = {};  ///< "g2-17=lucky"
    std::string notes = {};                    ///< A file of notes.
};

/// What of two records is compared.
struct ComparisonArguments {
    bool engines = false;
    std::string only = {};
    std::string tolerance = {};
};

/// How boards are drawn, and which.
struct BoardArguments {
    bool board = false;
    std::string theme = {};
    std::string bottom = {};
    std::string bear_off = {};
    std::optional<int> width = {};
    bool no_plays = false;
    bool no_ids = false;
    std::optional<int> size = {};
    std::string image_names = {};
    bool all_errors = false;
    std::string at_least = {};
    bool quiz = false;
    std::string captions = {};
    std::string without = {};  ///< "pips,names"
    std::string names = {};    ///< "Ann,Bob"
    bool card = false;
    bool effective_pips = false;
    bool animate = false;
    bool solution = false;
    std::string numbers = {};  ///< "fixed"
    std::optional<int> stack = {};
    bool swap_colors = false;
    std::optional<int> dpi = {};
    std::string drawn = {};  ///< Of a transcription: "unicode".
};

/// Which choices are judged by name, and what follows from that.
struct ChoiceArguments {
    std::vector<std::string> plays = {};  ///< "24/21 6/5", "no double"
    std::string fail_above = {};          ///< "0.08" or "bad"
    std::string only = {};                ///< "plays" or "cube"
};

/// What maps of rolls and scores show.
struct MapArguments {
    std::vector<std::string> plays = {};
    std::optional<int> best_plays = {};
    std::optional<int> depth = {};
    std::optional<int> size = {};
    std::string beside = {};  ///< Of a page: "errors".
};

/// What a report holds.
struct ReportArguments {
    bool index = false;
    std::string boards = {};
    std::string paper = {};
    bool brief = false;
    bool study = false;
    bool full = false;
    std::string title = {};
    std::string event = {};
};

/// How decisions that were found are shown.
struct SearchArguments {
    bool count = false;
    bool sql = false;
    bool list = false;
    std::string sort = {};
    std::optional<int> limit = {};
};

/// What is shown of statistics.
struct StatisticsArguments {
    bool each_game = false;
    bool list = false;
    bool explain = false;
};

/// Where what is known of players is kept.
struct PlayersArguments {
    std::string database = {};
    std::optional<int> least_decisions = {};
    bool history = false;
    std::string by = {};
};

/// What of match equity tables is shown or computed.
struct MetArguments {
    std::string score = {};
    bool post_crawford = false;
    std::optional<int> length = {};
    std::string gammons = {};
    std::string backgammons = {};
    std::string model = {};
    std::string cube_life = {};
};

/// What the calculator of the cube is asked, and by which model.
struct CubeArguments {
    std::string chances = {};
    std::string score = {};
    std::optional<int> length = {};
    bool post_crawford = false;
    std::string cube = {};  ///< "2,own"
    bool jacoby = false;
    bool beavers = false;
    std::string emg = {};
    std::string mwc = {};
};

/// What bearoff tables are built or asked.
struct BearoffArguments {
    std::optional<int> one_sided = {};
    std::string two_sided = {};
    std::string form = {};
    std::string table = {};
    bool no_gammons = false;
    bool cubeless = false;
    std::optional<int> hyper = {};
    std::string threshold = {};
};

/// What games the engine plays against others, and what is kept of them.
struct PlayArguments {
    std::optional<int> games = {};
    std::optional<int> length = {};
    std::optional<int> cube_limit = {};
    bool itself = false;
    bool no_duplicate = false;
    bool luck = false;
    bool errors = false;
    bool jacoby = false;
    bool beavers = false;
    std::string record = {};
};

/// What is done with matches as they arrive.
struct WatchArguments {
    bool report = false;
    bool once = false;
};

/// How the engine answers other programs, and where the page is served.
struct ServeArguments {
    bool stdio = false;
    std::string socket = {};  ///< "localhost:1234", or a path.
    std::optional<int> port = {};
};

/// What is taken for granted, and where that is set.
struct SettingsArguments {
    std::string profile = {};
    bool project = false;
    std::string lang = {};               ///< Language of texts for people; empty: that of the locale.
    bool are_ignored = false;            ///< -r: what the user has set or keeps for the engine.
    std::vector<std::string> used = {};  ///< The options that have their values from settings: "theme".
};

/// What is told of the program itself.
struct HelpArguments {
    bool help = false;
    std::string man = {};
};

/// All of it, whichever the verb.
struct Arguments {
    std::vector<std::string> inputs =
        {};  ///< What stands without an option: files, folders, identifiers, words.
    InputArguments input = {};
    OutputArguments output = {};
    BatchArguments batch = {};
    PlaceArguments place = {};
    FilterArguments filter = {};
    EngineArguments engine = {};
    AnalysisArguments analysis = {};
    RolloutArguments rollout = {};
    TransformArguments transform = {};
    RepairArguments repair = {};
    ComparisonArguments comparison = {};
    BoardArguments board = {};
    ChoiceArguments choice = {};
    MapArguments map = {};
    ReportArguments report = {};
    SearchArguments search = {};
    StatisticsArguments statistics = {};
    PlayersArguments players = {};
    MetArguments met = {};
    CubeArguments cube = {};
    BearoffArguments bearoff = {};
    PlayArguments play = {};
    WatchArguments watch = {};
    ServeArguments serve = {};
    SettingsArguments settings = {};
    HelpArguments help = {};
};

}  // namespace gammonkit::cli
