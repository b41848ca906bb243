#include "cli/commands/verbs.hpp"

#include "cli/commands/transcribe/transcript_file.hpp"
#include "cli/commands/transcribe/transcript_screen.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/console/terminal.hpp"
#include "cli/options/command_text.hpp"
#include "formats/losses.hpp"
#include "importers/transcript/transcriber.hpp"
#include "support/charset.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <iostream>
#include <set>
#include <unistd.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kDrawnChoices[] = {"text", "unicode", "none"};

struct TranscribeOptions : VerbOptions {
    std::string drawn = {};  ///< Of a transcription: "unicode".

    void bind(OptionTable& table) override
    {
        table.choice("--draw", "text|unicode|none", drawn, kDrawnChoices);
        output.bind_format(table);
        input.bind(table);
        batch.bind_quiet(table);
        batch.bind_verbose(table);
    }
};

bool is_one_of(std::string_view line, std::initializer_list<std::string_view> words)
{
    return std::ranges::any_of(words,
                               [&](std::string_view word) { return equals_ignoring_case(line, word); });
}

/// Editors of Windows begin a file of UTF-8 with one.
void drop_byte_order_mark(std::string& line)
{
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (line.starts_with(kMark)) line.erase(0, kMark.size());
}

/// Takes lines from standard input until it ends.
class Transcription {
public:
    Transcription(Session& session, const TranscribeOptions& options, TranscriptFile file)
        : session_(session), file_(std::move(file)), transcriber_(file_.match()),
          is_typed_(is_terminal(STDIN_FILENO)),
          screen_(session, options.drawn, is_typed_ && session.console.output_is_terminal())
    {
    }

    ExitCode run()
    {
        if (is_typed_) screen_.greet(file_.path(), file_.is_new(), transcriber_);
        std::string line;
        ExitCode status = ExitCode::ok;
        for (std::size_t number = 1; status == ExitCode::ok && next(line); ++number) {
            if (number == 1) drop_byte_order_mark(line);
            const std::string_view words = trimmed(line);
            if (is_one_of(words, {"quit", "q", "exit"})) break;
            if (!is_for_screen(words)) status = take(line, number);
        }
        if (interrupted()) status = ExitCode::interrupted;
        if (is_typed_) session_.console.data_now("\n");
        if (!file_.is_saved()) tell_unsaved();
        return status;
    }

private:
    bool next(std::string& line)
    {
        // From here on Ctrl-C ends at once: all is saved. One that came before shows in the flag.
        const WaitingForInput waiting(true);
        if (interrupted()) return false;
        if (is_typed_) screen_.prompt(transcriber_);
        return static_cast<bool>(std::getline(std::cin, line));
    }

    /// True for what asks for something to be shown, which is done.
    bool is_for_screen(std::string_view words)
    {
        const bool asks_help = is_one_of(words, {"help", "?", "h"});
        const bool asks_board = is_one_of(words, {"show", "board"});
        if (is_typed_ && asks_help) screen_.help();
        const bool asks_best = is_one_of(words, {"hint"});
        if (is_typed_ && asks_board) screen_.draw(transcriber_);
        if (is_typed_ && asks_best) screen_.hint(transcriber_);
        return asks_help || asks_board || asks_best;
    }

    ExitCode take(const std::string& line, std::size_t number)
    {
        if (!is_valid_utf8(line)) {
            const Diagnostic why{.code = "charset", .message = "this line is not UTF-8"};
            return complain(why, std::string(line.size(), '?'), number);
        }
        const Result<Transcribed> done = transcriber_.enter(line);
        if (!done) return complain(done.error(), line, number);
        for (const std::string& doubt : done->doubts) {
            (void)complain({.severity = Severity::warning, .code = "transcript", .message = doubt}, line,
                           number);
        }
        if (!done->changed) return ExitCode::ok;
        const Result<std::vector<Loss>> saved = file_.save(session_, transcriber_.match());
        if (!saved) return complain(saved.error(), line, number);
        if (is_typed_) screen_.show(transcriber_, done->said);
        tell_losses(*saved);
        return ExitCode::ok;
    }

    /// In a terminal another line can be typed. What comes through a pipe may be of the wrong side behind a
    /// line that was not taken.
    ExitCode complain(const Diagnostic& what, const std::string& line, std::size_t number)
    {
        if (is_typed_) {
            screen_.complain(what);
            return ExitCode::ok;
        }
        if (what.severity != Severity::error && session_.options.batch.quiet) return ExitCode::ok;
        Diagnostic placed = what;
        placed.where = number - 1 + (line.size() - trimmed_left(line).size());
        const SourceText source("-", std::string(number - 1, '\n') + line);
        session_.console.message(session_.console.rendered(placed, source));
        return what.severity == Severity::error ? ExitCode::failed : ExitCode::ok;
    }

    void tell_unsaved()
    {
        const std::string_view id = file_.format().id;
        session_.console.report(
            {.severity = Severity::warning,
             .code = "unsaved",
             .message = fmt::format("{} does not hold what was typed last: {} keeps no match before its "
                                    "first play",
                                    file_.path(), id),
             .hint = "match.sgf or match.json keeps it"});
    }

    /// Each kind once.
    void tell_losses(const std::vector<Loss>& losses)
    {
        for (const Loss& loss : losses) {
            if (told_.insert(loss.feature).second)
                session_.console.report(to_diagnostic(loss, file_.format().id));
        }
    }

    Session& session_;
    TranscriptFile file_;
    Transcriber transcriber_;
    bool is_typed_;
    TranscriptScreen screen_;
    std::set<Feature> told_ = {};
};

Result<ExitCode> run_transcribe(Session& session, const TranscribeOptions& options)
{
    const std::vector<std::string>& inputs = options.inputs;
    if (inputs.size() != 1 || inputs.front() == "-") {
        return failure("usage", "transcribe writes one file, and reads lines from standard input",
                       "gammonkit transcribe match.sgf");
    }
    watch_for_interrupts();
    GK_TRY(TranscriptFile file, TranscriptFile::open(session, inputs.front()));
    return Transcription(session, options, std::move(file)).run();
}

}  // namespace

constexpr Command kTranscribeCommand = with_options<TranscribeOptions, run_transcribe>(
    {.name = "transcribe", .group = VerbGroup::files, .completes = Completes::file});

}  // namespace gammonkit::cli
