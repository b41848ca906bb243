#include "cli/commands/race/command.hpp"

#include "cli/batch/batch.hpp"
#include "cli/commands/eval/answer_output.hpp"
#include "cli/engine/tables.hpp"

namespace gammonkit::cli {
namespace {

/// That of the command line, or the one that is always there.
Result<bearoff::OneSidedTable> race_table(const Session& session)
{
    const std::string& file = session.arguments.bearoff.table;
    if (!file.empty()) return bearoff::OneSidedTable::open(file);
    GK_TRY(const bearoff::StandardTables tables, users_tables(session));
    return tables.one_sided;
}

}  // namespace

ExitCode run_race(Session& session)
{
    const Result<bearoff::OneSidedTable> table = race_table(session);
    if (!table) return refuse(session, table.error());
    return answer_each(session, [&](const EngineQuestion& question) -> Result<std::string> {
        Result<answers::RaceAnswer> answer = answers::judge_race(question, *table);
        if (!answer && answer.error().code == "no-race")
            answer.error().hint = "'gammonkit eval' judges positions with contact";
        if (!answer) return tl::unexpected(answer.error());
        return shown(session.arguments, question, *answer);
    });
}

}  // namespace gammonkit::cli
