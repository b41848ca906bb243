#include "cli/commands/race/command.hpp"

#include "cli/batch/batch.hpp"
#include "cli/commands/eval/answer_output.hpp"
#include "cli/engine/tables.hpp"

namespace gammonkit::cli {

void RaceOptions::bind(OptionTable& table)
{
    place.bind(table);
    engine.bind_level(table);
    engine.bind_rolls(table);
    engine.bind_engine(table);
    engine.bind_met(table);
    engine.bind_bearoff_tables(table);
    engine.bind_cube_model(table);
    output.bind_printing(table);
    output.bind_jsonl(table);
    bind_question(table);
    settings.bind_lang(table);
}

ExitCode run_race(Session& session, const RaceOptions& options)
{
    const Result<bearoff::TableSet> tables = engine_tables(session, options.engine);
    if (!tables) return refuse(session, tables.error());
    return answer_each(session, options, [&](const EngineQuestion& question) -> Result<std::string> {
        Result<answers::RaceAnswer> answer = answers::judge_race(question, *tables);
        if (!answer && answer.error().code == "no-race")
            answer.error().hint = "'gammonkit eval' judges positions with contact";
        if (!answer) return tl::unexpected(answer.error());
        return shown(options, question, *answer);
    });
}

}  // namespace gammonkit::cli
