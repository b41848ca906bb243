#include "cli/commands/race/command.hpp"

#include "cli/batch/batch.hpp"
#include "cli/commands/eval/answer_output.hpp"
#include "cli/engine/tables.hpp"

namespace gammonkit::cli {
ExitCode run_race(Session& session)
{
    const Result<bearoff::TableSet> tables = engine_tables(session);
    if (!tables) return refuse(session, tables.error());
    return answer_each(session, [&](const EngineQuestion& question) -> Result<std::string> {
        Result<answers::RaceAnswer> answer = answers::judge_race(question, *tables);
        if (!answer && answer.error().code == "no-race")
            answer.error().hint = "'gammonkit eval' judges positions with contact";
        if (!answer) return tl::unexpected(answer.error());
        return shown(session.arguments, question, *answer);
    });
}

}  // namespace gammonkit::cli
