#include "cli/commands/verbs.hpp"

#include "cli/commands/eval/answer_output.hpp"
#include "cli/engine/tables.hpp"
#include "cli/options/position_options.hpp"

namespace gammonkit::cli {
namespace {

struct RaceOptions : QuestionOptions {
    void bind(OptionTable& table) override
    {
        place.bind(table);
        engine.bind_level(table);
        engine.bind_rolls(table);
        engine.bind_engine(table);
        engine.bind_knowledge(table);
        output.bind_printing(table);
        output.bind_jsonl(table);
        bind_question(table);
        settings.bind_lang(table);
    }
    [[nodiscard]] bool prints() const override { return true; }
};

Result<ExitCode> run_race(Session& session, const RaceOptions& options)
{
    GK_TRY(const bearoff::TableSet tables, engine_tables(session, options.engine));
    return answer_each(session, options, [&](const EngineQuestion& question) -> Result<std::string> {
        Result<answers::RaceAnswer> answer = answers::judge_race(question, tables);
        if (!answer && answer.error().code == "no-race")
            answer.error().hint = "'gammonkit eval' judges positions with contact";
        if (!answer) return tl::unexpected(answer.error());
        return shown(options, question, *answer);
    });
}

}  // namespace

constexpr Command kRaceCommand = with_options<RaceOptions, run_race>({.name = "race",
                                                                      .group = VerbGroup::positions,
                                                                      .completes = Completes::file,
                                                                      .print_forms = kPrintForms});

}  // namespace gammonkit::cli
