#include "cli/options/command_table.hpp"

#include "cli/options/analyze_command.hpp"
#include "cli/options/board_command.hpp"
#include "cli/options/commands.hpp"
#include "cli/options/engine_commands.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/find_command.hpp"
#include "cli/options/players_command.hpp"
#include "cli/options/record_commands.hpp"
#include "cli/options/report_command.hpp"
#include "cli/options/rollout_command.hpp"
#include "cli/options/statistics_commands.hpp"

#include <algorithm>

namespace gammonkit::cli {
namespace {

using Options = const OptionRow* const[];

constexpr Options kProbeOptions = {&kJson,       &kFrom,  &kCharset, &kJobs, &kProgress,
                                   &kNoProgress, &kQuiet, &kVerbose, &kHelp};
constexpr Options kConvertOptions = {&kTo,         &kOutput,  &kOutputDir,  &kPositions, &kWhere,
                                     &kMe,         &kAliases, &kThresholds, &kForce,     &kStrict,
                                     &kConvertMet, &kFrom,    &kCharset,    &kJobs,      &kProgress,
                                     &kNoProgress, &kQuiet,   &kVerbose,    &kHelp};
constexpr Options kCheckOptions = {&kStrictCheck, &kJson,       &kFrom,  &kCharset, &kJobs,
                                   &kProgress,    &kNoProgress, &kQuiet, &kVerbose, &kHelp};
constexpr Options kSplitOptions = {&kOutputDir, &kBy,      &kTo,   &kForce,    &kStrict,
                                   &kFrom,      &kCharset, &kJobs, &kProgress, &kNoProgress,
                                   &kQuiet,     &kVerbose, &kHelp};
constexpr Options kJoinOptions = {&kOutput, &kAs,       &kTo,         &kForce, &kStrict,  &kFrom, &kCharset,
                                  &kJobs,   &kProgress, &kNoProgress, &kQuiet, &kVerbose, &kHelp};
constexpr Options kMetOptions = {&kLength, &kScore, &kPostCrawford, &kMetForm,     &kOutput, &kForce,
                                 &kJson,   &kModel, &kGammons,      &kBackgammons, &kQuiet,  &kHelp};
constexpr Options kBearoffOptions = {&kOneSided,    &kTwoSided,   &kForm,  &kNoGammons, &kCubeless,
                                     &kTableOutput, &kForce,      &kTable, &kJson,      &kThreads,
                                     &kProgress,    &kNoProgress, &kQuiet, &kHelp};
constexpr Options kFormatsOptions = {&kJson, &kMarkdown, &kHelp};
constexpr Options kCompletionOptions = {&kHelp};
constexpr Options kHelpOptions = {&kMan, &kHelp};

constexpr Example kProgramExamples[] = {
    {"gammonkit probe match.mat", "what is this file?"},
    {"gammonkit convert match.mat match.sgf", "convert one match"},
    {"gammonkit convert matches/ -t sgf -O converted/", "convert a folder with its subfolders"},
    {"gammonkit check match.sgf", "show every rule that the record breaks"},
    {"gammonkit board 4HPwATDgc/ABMA:cAkAAAAAAAAA", "draw a position"},
    {"gammonkit hint -p g2-17 match.sgf", "what was the best play?"},
    {"gammonkit find 'me & blunder' --me Ann matches/", "what did Ann do wrong?"}};

constexpr Example kProbeExamples[] = {
    {"gammonkit probe match.mat", "all that is known of one file"},
    {"gammonkit probe matches/", "a table of all files in a folder and its subfolders"},
    {"gammonkit probe --json matches/ > matches.json", "the same for programs"}};

constexpr Example kConvertExamples[] = {
    {"gammonkit convert match.mat match.sgf", "the name of the output says the format"},
    {"gammonkit convert match.mat -t sgf > match.sgf", "to standard output"},
    {"gammonkit convert matches/ -t sgf -O converted/", "a folder with its subfolders, one file for each"},
    {"gammonkit convert -f mat -t sgf - < match.txt", "from standard input"},
    {"gammonkit convert --strict match.sgf match.mat", "only if nothing is lost"},
    {"gammonkit convert --positions match.sgf -t ids", "the XGID of every decision"},
    {"gammonkit convert --positions --where 'me & blunder' --me Ann match.sgf -t xg-text",
     "the positions in which Ann blundered, with their analysis"},
    {"gammonkit convert --met Kazaross-XG2.xml match.sgf match.xg",
     "with cube decisions, which the two state in different units"},
    {"find . -name '*.mat' | gammonkit convert -t sgf -O converted/ @-",
     "the arguments of a file or of standard input, one a line"}};

constexpr Example kCheckExamples[] = {
    {"gammonkit check match.mat", "every broken rule, with line and column"},
    {"gammonkit check --strict matches/", "exit code 1 if there is as much as a warning"},
    {"gammonkit check --json match.mat", "the same for programs"}};

constexpr Example kSplitExamples[] = {
    {"gammonkit split session.sgf -O matches/", "one file for each match"},
    {"gammonkit split --by game -t mat match.sgf -O games/", "one file for each game, in another format"}};

constexpr Example kJoinExamples[] = {
    {"gammonkit join day1.sgf day2.sgf -o all.sgf", "several matches in one file"},
    {"gammonkit join --as match game1.mat game2.mat -o match.mat", "the games of one match"}};

constexpr Example kMetExamples[] = {
    {"gammonkit met show", "the match equity table that is used where none is named"},
    {"gammonkit met show --length 7 Kazaross-XG2.xml", "a table of a file, up to seven points"},
    {"gammonkit met show --score 2-4", "one score: take points and gammon values for each cube"},
    {"gammonkit met show --json > met.json", "the same for programs"},
    {"gammonkit met compute --gammons 25 --length 15 -o quiet.xml", "a table for games with fewer gammons"},
    {"gammonkit met convert Kazaross-XG2.xml -o Kazaross-XG2.met", "a table for another program"}};
constexpr Example kBearoffExamples[] = {
    {"gammonkit bearoff show CgAAEAEAAAAAAA", "who wins, and is it a double?"},
    {"gammonkit bearoff show 5,4", "five checkers on the ace point and four on the deuce point"},
    {"gammonkit bearoff show 5,4/0,0,2,2", "the same against two on the three and two on the four point"},
    {"gammonkit bearoff build", "the tables that are always there, if they are missing"},
    {"gammonkit bearoff build --one-sided 8 -o gnubg_os8.bd", "a larger table, for GNU Backgammon too"},
    {"gammonkit bearoff show --table gnubg_os8.bd 0,0,3,3,3,3,2,1", "and what it knows"}};

constexpr std::string_view kMetWords[] = {"show", "compute", "convert"};
constexpr std::string_view kBearoffWords[] = {"show", "build"};
constexpr std::string_view kCompletionWords[] = {"bash", "zsh", "fish"};

constexpr Example kFormatsExamples[] = {{"gammonkit formats", "all formats"},
                                        {"gammonkit formats mat", "what mat can carry, and its options"},
                                        {"gammonkit formats --json", "the same for programs"}};

constexpr Example kCompletionExamples[] = {
    {"source <(gammonkit completion bash)", "in ~/.bashrc"},
    {"source <(gammonkit completion zsh)", "in ~/.zshrc, after compinit"},
    {"gammonkit completion fish > ~/.config/fish/completions/gammonkit.fish", "once"}};

constexpr Example kHelpExamples[] = {{"gammonkit help convert", "how to use a verb"},
                                     {"gammonkit help --man convert | man -l -", "its manual page"}};

constexpr Command kCommands[] = {
    {.name = "probe",
     .summary = "tell what files are",
     .synopsis = "[OPTIONS] INPUT...",
     .description =
         "Recognises each input by its content and tells its format, charset, matches, games, players, score "
         "and date, and whether it is analyzed. Several inputs give a table with a line for each, in which "
         "a ? after the format says that it is only plausible, and the first match of a file stands for all; "
         "-v "
         "tells all of each.\n\n"
         "Folders are searched with their subfolders, and links to folders are followed, but names that "
         "begin "
         "with a dot are passed over. So is a file in a folder that is no match file.",
     .examples = kProbeExamples,
     .options = kProbeOptions,
     .completes = Completes::file,
     .run = run_probe},
    {.name = "convert",
     .summary = "write matches and positions in another format",
     .synopsis = "[-t FORMAT] INPUT... [-o FILE | -O DIR]\nconvert INPUT OUTPUT",
     .description =
         "Reads the input, whatever its format, and writes it in another. What the target cannot carry is "
         "left "
         "out, with a warning that says what and how much; --strict refuses instead. Problems of the input "
         "are "
         "reported with their place; what can be kept is written all the same, and the exit code is 1.\n\n"
         "One input goes to -o FILE or standard output. Several inputs, and folders, go to -O DIR, one file "
         "for "
         "each, with the same name but the extension of the new format. If the format cannot hold several "
         "matches, they become name-1, name-2 and so on.\n\n"
         "Some formats hold positions only. --positions gives them a match as the positions of its "
         "decisions: "
         "each roll that could be played, each cube decision that is analyzed or made, with names and "
         "analysis; what else the match holds is left behind. --where chooses among them, and among the rows "
         "of "
         "csv and jsonl.\n\n"
         "Inputs are never changed, and no file is overwritten without --force. A file is written whole or "
         "not "
         "at all.",
     .examples = kConvertExamples,
     .options = kConvertOptions,
     .completes = Completes::file,
     .run = run_convert},
    {.name = "check",
     .summary = "show every rule that the records break",
     .synopsis = "[OPTIONS] INPUT...",
     .description =
         "Reads each input and replays it by the rules: illegal plays, wrong players and scores, cube "
         "actions out of place, and whatever could not be read. Each finding is printed with its place; then "
         "comes a line for each input.\n\n"
         "A warning is a broken rule after which the game can still be followed, such as an illegal play "
         "whose "
         "board is clear; an error is a contradiction, or a turn from which nothing follows. The exit code "
         "is 1 "
         "if there is an error, with --strict if there is a warning.",
     .examples = kCheckExamples,
     .options = kCheckOptions,
     .completes = Completes::file,
     .run = run_check},
    {.name = "split",
     .summary = "write each match or game into a file of its own",
     .synopsis = "[--by match|game] [-t FORMAT] INPUT... -O DIR",
     .description =
         "Takes inputs apart and writes the parts as name-1, name-2 and so on, in the format of the input or "
         "the one given. A single game keeps its number, its score and what is known of its match. Positions "
         "that stand alone become one file each.",
     .examples = kSplitExamples,
     .options = kSplitOptions,
     .completes = Completes::file,
     .run = run_split},
    {.name = "join",
     .summary = "put several files into one",
     .synopsis = "[--as collection|match] [-t FORMAT] INPUT... [-o FILE]",
     .description =
         "Writes the matches of all inputs, in the order given, into one file. With --as match, the games of "
         "all inputs become one match again: players and rules must be the same. Inputs that cannot be read "
         "are "
         "reported and left out; the exit code is then 1.",
     .examples = kJoinExamples,
     .options = kJoinOptions,
     .completes = Completes::file,
     .run = run_join},
    kFixCommand,
    kDiffCommand,
    kDedupeCommand,
    kBoardCommand,
    kHtmlImagesCommand,
    kEvalCommand,
    kHintCommand,
    kRolloutCommand,
    kReportCommand,
    kAnalyzeCommand,
    kStatsCommand,
    kFindCommand,
    kPlayersCommand,
    {.name = "met",
     .summary = "show, compute and convert match equity tables",
     .synopsis = "show [OPTIONS] [FILE]\nmet compute [OPTIONS] [-o FILE]\nmet convert FILE -o FILE",
     .description =
         "A match equity table tells the chance to win a match from each score. Files may be tables of GNU "
         "Backgammon (.xml) or eXtreme Gammon (.met); the content decides. 'show' prints one in percent: the "
         "row is "
         "of the player whose chance it is. Where he or his opponent needs one point, the Crawford game is "
         "next; "
         "the games after it have a row of their own. With --score it tells of one score at which chances to "
         "win "
         "the game doubles should be taken, and what gammons are worth.\n\n"
         "'compute' makes a table for players of equal strength. After the Crawford game the trailer doubles "
         "at "
         "once; before it, the cube is live: whoever doubles does so when his opponent may as well drop. "
         "It is printed, or written with -o or -t.\n\n"
         "'convert' writes a table for another program, with all numbers even where the file has formulas.",
     .examples = kMetExamples,
     .options = kMetOptions,
     .completes = Completes::file,
     .words = kMetWords,
     .run = run_met},
    {.name = "bearoff",
     .summary = "show what bearoff tables know of a position, or build tables",
     .synopsis = "show [--table FILE] [--json] POSITION...\nbearoff build [--one-sided POINTS | --two-sided "
                 "POINTSxCHECKERS] [-o FILE]",
     .description = "show: how many rolls each side needs, by chance, mean and deviation; the effective "
                    "pips, which are the "
                    "mean times the pips of an average roll, and how many of them are wasted. With both "
                    "sides, who wins the "
                    "race, and, with up to 6 checkers each, the exact money equities without and with the "
                    "cube. A position "
                    "is an identifier (XGID, OGID, Position ID), or how many checkers stand on the ace point "
                    "and up, parted "
                    "by commas, with the opponent's after a slash.\n\n"
                    "build: writes a table, bit for bit that of GNU Backgammon's makebearoff. Without a kind "
                    "of table, makes "
                    "those that show uses, 15 checkers on 6 points and 6 against 6, and says where they are; "
                    "they are made "
                    "at their first use anyway. A table is written whole or not at all.",
     .examples = kBearoffExamples,
     .options = kBearoffOptions,
     .completes = Completes::nothing,
     .words = kBearoffWords,
     .run = run_bearoff},
    kEngineCommand,
    {.name = "formats",
     .summary = "list the formats, or tell all of one",
     .synopsis = "[--json|--markdown] [ID...]",
     .description =
         "Without an ID, lists all formats: whether they can be read and written, and the extensions they "
         "use. "
         "With IDs, tells what each can carry and what it loses, its options, and how well it is tested. "
         "--markdown prints all formats beside each other, with what each carries.",
     .examples = kFormatsExamples,
     .options = kFormatsOptions,
     .completes = Completes::format,
     .run = run_formats},
    {.name = "completion",
     .summary = "print what makes a shell complete gammonkit's arguments",
     .synopsis = "bash|zsh|fish",
     .description = "Prints a script for the shell that completes verbs, options, formats and file names.",
     .examples = kCompletionExamples,
     .options = kCompletionOptions,
     .completes = Completes::nothing,
     .words = kCompletionWords,
     .run = run_completion},
    {.name = "help",
     .summary = "show how to use gammonkit or one of its verbs",
     .synopsis = "[VERB]\nhelp --man VERB",
     .description = "Prints the help of a verb, or the list of verbs.",
     .examples = kHelpExamples,
     .options = kHelpOptions,
     .completes = Completes::verb,
     .run = run_help}};

}  // namespace

std::span<const Command> commands()
{
    return kCommands;
}

const Command* find_command(std::string_view name)
{
    const auto found = std::find_if(std::begin(kCommands), std::end(kCommands),
                                    [&](const Command& command) { return command.name == name; });
    return found == std::end(kCommands) ? nullptr : found;
}

std::vector<std::string_view> command_names()
{
    std::vector<std::string_view> names;
    for (const Command& command : kCommands)
        names.push_back(command.name);
    return names;
}

std::span<const Example> program_examples()
{
    return kProgramExamples;
}

}  // namespace gammonkit::cli
