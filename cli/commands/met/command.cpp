#include "cli/commands/verbs.hpp"

#include "analysis/met/computed_met.hpp"
#include "analysis/met/live_cube.hpp"
#include "analysis/met/mec.hpp"
#include "analysis/met/met_files.hpp"
#include "analysis/met/named_tables.hpp"
#include "cli/commands/question_options.hpp"
#include "cli/console/console.hpp"
#include "cli/options/inputs.hpp"
#include "cli/output/json_output.hpp"
#include "cli/output/outputs.hpp"
#include "report/answers/met_answers.hpp"
#include "support/ends.hpp"
#include "support/files/file.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"
#include "support/wrap.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kMetFormChoices[] = {"xml", "met", "text", "json", "jsonl", "csv"};
constexpr std::string_view kModelChoices[] = {"live", "diffusion", "zadeh", "mec"};
constexpr std::string_view kMetWords[] = {"show", "list", "diff", "compute", "convert"};

struct MetOptions : VerbOptions {
    std::optional<int> length = {};
    std::string away = {};
    bool post_crawford = false;
    std::string model = {};
    std::optional<double> gammons = {};
    std::optional<double> backgammons = {};
    std::optional<double> cube_life = {};

    void bind(OptionTable& table) override
    {
        table.add("--length", "N", length, {1, 100});
        table.add("--away", "A-B", away).old_name = "--score";
        table.flag("--post-crawford", post_crawford);
        table.choice("--model", "live|diffusion|zadeh|mec", model, kModelChoices);
        table.percent("--gammons", "PERCENT", gammons);
        table.percent("--backgammons", "PERCENT", backgammons);
        table.number("--cube-life", "X", cube_life, 0, 1);
        output.bind_printing(table, "xml|met|text|json|jsonl|csv", kMetFormChoices);
        batch.bind_quiet(table);
    }
    /// Not what 'met compute' and 'met convert' write.
    [[nodiscard]] bool prints() const override
    {
        const std::string what = first_or_empty(inputs);
        return (what == "show" || what == "list" || what == "diff") && output.to.empty();
    }
};

constexpr OptionOfQuestions kMetQuestions[] = {{"--length", "'met show', 'met diff' and 'met compute'"},
                                               {"--away", "'met show'"},
                                               {"--post-crawford", "'met show'"},
                                               {"--model", "'met compute'"},
                                               {"--gammons", "'met compute'"},
                                               {"--backgammons", "'met compute'"},
                                               {"--cube-life", "'met compute'"}};

/// How many points are shown unless the user wants more.
constexpr int kShownLength = 12;
/// On a terminal of 80 columns.
constexpr int kShownOnTerminal = 10;
/// The equation of longer matches would take minutes to solve.
constexpr int kLongestDiffusion = 25;

int shown_length(const Console& console)
{
    const bool is_narrow = console.width() > 0 && console.width() < kTextWidth;
    return is_narrow ? kShownOnTerminal : kShownLength;
}

tl::unexpected<Diagnostic> misuse(std::string message, std::string hint = "'gammonkit met --help' shows how")
{
    return failure("usage", std::move(message), std::move(hint));
}

/// By its name, or of a file. One that cannot be read is reported with the place at which it is wrong.
Result<MatchEquityTable> read_table(Session& session, const std::string& path)
{
    if (const NamedTable* named = find_named_table(path)) return named->make();
    Result<Input> read = read_input(path);
    if (!read) {
        read.error().hint = "'gammonkit met list' names tables";
        return tl::unexpected(read.error());
    }
    const Input input = *std::move(read);
    Result<MatchEquityTable> table = read_met(input);
    if (!table && table.error().where) {
        session.console.message(session.console.rendered(table.error(), SourceText(input.name, input.bytes)));
        return failure(table.error().code, fmt::format("{} cannot be used", input.name));
    }
    if (!table) table.error().message = fmt::format("{}: {}", input.name, table.error().message);
    return table;
}

Result<GammonRates> rates_of(const MetOptions& met)
{
    GammonRates rates;
    rates.gammons = met.gammons.value_or(rates.gammons);
    rates.backgammons = met.backgammons.value_or(std::min(rates.backgammons, rates.gammons));
    if (rates.backgammons <= rates.gammons) return rates;
    return misuse("there cannot be more backgammons than gammons: --gammons counts both");
}

Result<MatchEquityTable> named(MatchEquities equities, std::string name, std::string description)
{
    equities.name = std::move(name);
    equities.description = std::move(description);
    return MatchEquityTable::from(std::move(equities));
}

/// How much of the cube is alive.
Result<double> cube_life(const MetOptions& met)
{
    if (met.cube_life && !met.model.empty() && met.model != "live")
        return misuse("--cube-life goes with --model live");
    return met.cube_life.value_or(1);
}

Result<MatchEquityTable> mec_table(const GammonRates& rates, int length)
{
    return named(
        mec_equities({.gammons = rates.gammons}, length), fmt::format("mec {} point", length),
        fmt::format("By the rules of Claes Thornberg's match equity calculator, with {:.3g} % gammons",
                    100 * rates.gammons));
}

Result<MatchEquityTable> computed(const MetOptions& met)
{
    GK_TRY(const GammonRates rates, rates_of(met));
    GK_TRY(const double life, cube_life(met));
    const int length = met.length.value_or(25);
    if (met.model == "zadeh") {
        if (met.gammons || met.backgammons) return misuse("--model zadeh has gammon rates of its own");
        return named(live_cube_equities(live_cube_rates({}), zadeh_post_crawford({}, length), length),
                     "N. Zadeh", "N. Zadeh, Management Science 23, 986 (1977)");
    }
    if (met.model == "mec") return mec_table(rates, length);
    if (met.model != "diffusion") return computed_met(rates, length, life);
    if (length > kLongestDiffusion)
        return misuse(fmt::format("--model diffusion computes up to {} points", kLongestDiffusion));
    const std::vector<double> post_crawford = post_crawford_equities(opening_states(), rates, length);
    return named(diffusion_equities(rates.gammons, post_crawford, length),
                 fmt::format("Diffusion {} point", length), "Live cube, by a differential equation");
}

/// "xml" or "met": as --to says, or the name of the output.
Result<std::string> form_of(const OutputOptions& options, const std::string& output)
{
    if (!options.to.empty()) return options.to;
    const std::string extension = lowered(file_extension(output));
    if (extension == "xml" || extension == "met") return extension;
    return misuse("in which form is the table to be written?",
                  "-t xml or -t met says it, or the name of the output");
}

Result<void> write_table(Session& session, const MatchEquityTable& table, std::span<const InputFile> inputs)
{
    const std::string& output = session.options.output.output;
    GK_TRY(const std::string form, form_of(session.options.output, output));
    GK_TRY(const std::string bytes,
           form == "xml" ? Result<std::string>(write_gnubg_met(table)) : write_xg_met(table));
    return put_single(session, inputs, output, bytes);
}

Result<void> print_table(Session& session, const MatchEquityTable& table, int length)
{
    const bool as_json = session.options.output.json;
    print_answer(session, as_json ? answers::met_json(table, length)
                                  : answers::met_text(table, length, session.console.width()));
    if (!as_json && length < table.length())
        session.console.text(
            fmt::format("\nThe table has {0} points; --length {0} shows all.\n", table.length()));
    return {};
}

/// "3-5": the first player needs three points and the second five.
Result<MatchScore> parse_away_score(std::string_view text, bool post_crawford)
{
    const std::vector<std::string_view> parts = split(text, '-');
    const auto away = [&](std::size_t index) {
        return index < parts.size() ? parse_int(parts[index]).value_or(0) : 0;
    };
    const bool good =
        parts.size() == 2 && away(0) >= 1 && away(1) >= 1 && std::max(away(0), away(1)) <= kLongestMatch;
    if (!good)
        return failure("usage",
                       fmt::format("--away needs the points that both players need, such as 3-5, not '{}'",
                                   printable(text)));
    const MatchScore score{.away = {away(0), away(1)}, .post_crawford = post_crawford};
    if (!post_crawford || away(0) == 1 || away(1) == 1) return score;
    return failure("usage", "after the Crawford game one of the players needs one point");
}

Result<void> show(Session& session, const MetOptions& options, std::span<const std::string> files)
{
    if (files.size() > 1) return misuse("'met show' takes one file or name");
    GK_TRY(const MatchEquityTable table, files.empty() ? default_met() : read_table(session, files.front()));
    if (!options.away.empty()) {
        GK_TRY(const MatchScore score, parse_away_score(options.away, options.post_crawford));
        print_answer(session, options.output.json
                                  ? answers::met_score_json(table, score)
                                  : answers::met_score_text(table, score, session.console.width()));
        return {};
    }
    if (options.post_crawford) return misuse("after which score? --away says it");
    const int usual = options.output.json ? table.length() : shown_length(session.console);
    return print_table(session, table, std::min(options.length.value_or(usual), table.length()));
}

Result<void> diff(Session& session, const MetOptions& options, std::span<const std::string> files)
{
    if (files.size() != 2) return misuse("'met diff' takes two files or names");
    GK_TRY(const MatchEquityTable first, read_table(session, files[0]));
    GK_TRY(const MatchEquityTable second, read_table(session, files[1]));
    const int length = options.length.value_or(shown_length(session.console));
    print_answer(session, options.output.json
                              ? answers::met_difference_json(first, second, length)
                              : answers::met_difference_text(first, second, length, session.console.width()));
    return {};
}

Result<void> compute(Session& session, const MetOptions& options, std::span<const std::string> files)
{
    if (!files.empty()) return misuse("'met compute' takes no file");
    GK_TRY(const MatchEquityTable table, computed(options));
    const bool is_shown = options.output.to.empty() && options.output.output.empty();
    return is_shown ? print_table(session, table, table.length()) : write_table(session, table, {});
}

Result<void> convert(Session& session, const MetOptions& /*options*/, std::span<const std::string> files)
{
    if (files.size() != 1) return misuse("'met convert' takes one file, and -o or -t");
    GK_TRY(const MatchEquityTable table, read_table(session, files.front()));
    const std::vector<InputFile> inputs{{.path = files.front()}};
    return write_table(session, table, inputs);
}

Result<void> list(Session& session, const MetOptions& /*options*/, std::span<const std::string> files)
{
    if (!files.empty()) return misuse("'met list' takes no file");
    print_each(
        session, named_tables(),
        [](const NamedTable& table) { return answers::named_table_json(table.name, table.about); },
        [](const NamedTable& table) { return fmt::format("{:<19}{}\n", table.name, table.about); });
    return {};
}

/// As many as kMetWords has, in the same order.
constexpr Result<void> (*kActions[])(Session&, const MetOptions&,
                                     std::span<const std::string>) = {show, list, diff, compute, convert};

Result<ExitCode> run_met(Session& session, const MetOptions& options)
{
    const std::vector<std::string>& words = options.inputs;
    if (words.empty()) return misuse("what is to be done: show, list, diff, compute or convert?");
    const auto* const word = std::ranges::find(kMetWords, words.front());
    if (word == std::end(kMetWords)) {
        std::string hint = did_you_mean(words.front(), kMetWords);
        if (hint.empty()) hint = "it is show, list, diff, compute or convert";
        return misuse(fmt::format("'met' cannot '{}'", printable(words.front())), hint);
    }
    const std::string question = fmt::format("'met {}'", words.front());
    GK_TRY_VOID(check_question(session.table, question, kMetQuestions));
    const auto action = kActions[word - std::begin(kMetWords)];
    GK_TRY_VOID(action(session, options, without_first(std::span(words))));
    return ExitCode::ok;
}

}  // namespace

constexpr Command kMetCommand = with_options<MetOptions, run_met>({.name = "met",
                                                                   .group = VerbGroup::settings,
                                                                   .completes = Completes::file,
                                                                   .words = kMetWords,
                                                                   .print_forms = kPrintForms});

}  // namespace gammonkit::cli
