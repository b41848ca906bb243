#include "cli/commands/met/command.hpp"

#include "analysis/met/computed_met.hpp"
#include "analysis/met/diffusion.hpp"
#include "analysis/met/live_cube.hpp"
#include "analysis/met/mec.hpp"
#include "analysis/met/met_files.hpp"
#include "analysis/met/named_tables.hpp"
#include "cli/batch/outcome.hpp"
#include "cli/console/console.hpp"
#include "cli/options/inputs.hpp"
#include "cli/output/json_output.hpp"
#include "cli/output/outputs.hpp"
#include "report/answers/met_difference.hpp"
#include "report/answers/met_score.hpp"
#include "report/answers/met_text.hpp"
#include "support/ends.hpp"
#include "support/files/file.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kMetFormChoices[] = {"xml", "met", "text", "json", "jsonl", "csv"};
constexpr std::string_view kModelChoices[] = {"live", "diffusion", "zadeh", "mec"};

/// How many points are shown unless the user wants more: what fits on a terminal of 80 or 100 columns.
constexpr int kShownLength = 12;
/// The equation of longer matches would take minutes to solve.
constexpr int kLongestDiffusion = 25;

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

Result<std::string> written(const MatchEquityTable& table, const std::string& form)
{
    return form == "xml" ? Result<std::string>(write_gnubg_met(table)) : write_xg_met(table);
}

ExitCode write_table(Session& session, const MatchEquityTable& table, std::span<const InputFile> inputs)
{
    const std::string& output = session.options.output.output;
    const Result<std::string> form = form_of(session.options.output, output);
    if (!form) return refuse(session, form.error());
    const Result<std::string> bytes = written(table, *form);
    if (!bytes) return refuse(session, bytes.error());
    if (output.empty() || output == "-") {
        session.console.data(*bytes);
        return ExitCode::ok;
    }
    const Result<void> saved = save_single(session, inputs, output, *bytes);
    return saved ? ExitCode::ok : refuse(session, saved.error());
}

ExitCode print_table(Session& session, const MatchEquityTable& table, int length)
{
    if (session.options.output.json) {
        print_json(session, answers::met_json(table, length));
        return ExitCode::ok;
    }
    session.console.data(answers::met_text(table, length));
    if (length < table.length())
        session.console.data(
            fmt::format("\nThe table has {0} points; --length {0} shows all.\n", table.length()));
    return ExitCode::ok;
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

ExitCode print_score(Session& session, const MetOptions& options, const MatchEquityTable& table)
{
    const Result<MatchScore> score = parse_away_score(options.away, options.post_crawford);
    if (!score) return refuse(session, score.error());
    if (options.output.json) {
        print_json(session, answers::met_score_json(table, *score));
    } else {
        session.console.data(answers::met_score_text(table, *score));
    }
    return ExitCode::ok;
}

ExitCode show(Session& session, const MetOptions& options, std::span<const std::string> files)
{
    if (files.size() > 1) return refuse(session, misuse("'met show' takes one file or name").value());
    const Result<MatchEquityTable> table = files.empty() ? default_met() : read_table(session, files.front());
    if (!table) return refuse(session, table.error());
    if (!options.away.empty()) return print_score(session, options, *table);
    if (options.post_crawford) return refuse(session, misuse("after which score? --away says it").value());
    const int usual = options.output.json ? table->length() : kShownLength;
    const int length = std::min(options.length.value_or(usual), table->length());
    return print_table(session, *table, length);
}

ExitCode diff(Session& session, const MetOptions& options, std::span<const std::string> files)
{
    if (files.size() != 2) return refuse(session, misuse("'met diff' takes two files or names").value());
    const Result<MatchEquityTable> first = read_table(session, files[0]);
    if (!first) return refuse(session, first.error());
    const Result<MatchEquityTable> second = read_table(session, files[1]);
    if (!second) return refuse(session, second.error());
    const int length = options.length.value_or(kShownLength);
    if (options.output.json) {
        print_json(session, answers::met_difference_json(*first, *second, length));
    } else {
        session.console.data(answers::met_difference_text(*first, *second, length));
    }
    return ExitCode::ok;
}

ExitCode compute(Session& session, const MetOptions& options, std::span<const std::string> files)
{
    if (!files.empty()) return refuse(session, misuse("'met compute' takes no file").value());
    const Result<MatchEquityTable> table = computed(options);
    if (!table) return refuse(session, table.error());
    if (options.output.to.empty() && options.output.output.empty())
        return print_table(session, *table, table->length());
    return write_table(session, *table, {});
}

ExitCode convert(Session& session, const MetOptions& /*options*/, std::span<const std::string> files)
{
    if (files.size() != 1)
        return refuse(session, misuse("'met convert' takes one file, and -o or -t").value());
    const Result<MatchEquityTable> table = read_table(session, files.front());
    if (!table) return refuse(session, table.error());
    const std::vector<InputFile> inputs{{.path = files.front()}};
    return write_table(session, *table, inputs);
}

ExitCode list(Session& session, const MetOptions& /*options*/, std::span<const std::string> files)
{
    if (!files.empty()) return refuse(session, misuse("'met list' takes no file").value());
    if (session.options.output.json) {
        JsonArray array(session);
        for (const NamedTable& table : named_tables())
            array.add(answers::named_table_json(table.name, table.about));
        return ExitCode::ok;
    }
    for (const NamedTable& table : named_tables())
        session.console.data(fmt::format("{:<19}{}\n", table.name, table.about));
    return ExitCode::ok;
}

struct Action {
    std::string_view name;
    ExitCode (*run)(Session& session, const MetOptions& options, std::span<const std::string> files);
};
constexpr Action kActions[] = {
    {"show", show}, {"list", list}, {"diff", diff}, {"compute", compute}, {"convert", convert}};

}  // namespace

void MetOptions::bind(OptionTable& table)
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

bool MetOptions::prints() const
{
    const std::string what = first_or_empty(inputs);
    return (what == "show" || what == "list" || what == "diff") && output.to.empty();
}

ExitCode run_met(Session& session, const MetOptions& options)
{
    const std::vector<std::string>& words = options.inputs;
    if (words.empty())
        return refuse(session, misuse("what is to be done: show, list, diff, compute or convert?").value());
    std::vector<std::string_view> names;
    for (const Action& action : kActions) {
        if (action.name == words.front())
            return action.run(session, options, without_first(std::span(words)));
        names.push_back(action.name);
    }
    std::string hint = did_you_mean(words.front(), names);
    if (hint.empty()) hint = "it is show, list, diff, compute or convert";
    return refuse(session, misuse(fmt::format("'met' cannot '{}'", printable(words.front())), hint).value());
}

}  // namespace gammonkit::cli
