#include "cli/commands/find/telling.hpp"

#include "cli/options/inputs.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <vector>

namespace gammonkit::cli {
namespace {

/// "csv, jsonl".
std::string table_ids(Catalogue catalogue)
{
    std::vector<std::string> ids;
    for (const Format& format : catalogue) {
        if (format.table != nullptr) ids.emplace_back(format.id);
    }
    return joined(ids, ", ");
}

/// By --to, or the name of the output; empty if that is no table.
std::string table_said(const OutputOptions& output)
{
    if (!output.to.empty()) return output.to;
    const std::string extension = lowered(file_extension(without_gz(output.printed_to)));
    return extension == "csv" || extension == "jsonl" ? extension : "";
}

}  // namespace

Result<Telling> telling_of(const Session& session, const FindOptions& options, FormatChoice& target)
{
    if ((options.output.json ? 1 : 0) + (options.count ? 1 : 0) + (options.output.to.empty() ? 0 : 1) > 1)
        return failure("usage", "--count, --json and --to exclude each other");
    if (options.output.json) return Telling::json;
    if (options.count) return Telling::count;
    const std::string to = table_said(options.output);
    if (to.empty()) return Telling::text;
    GK_TRY(target, parse_choice(session.catalogue, to, Direction::write));
    if (target.format->table != nullptr) return Telling::table;
    return failure("usage", fmt::format("{} is not a table of decisions", target.format->id),
                   fmt::format("there are: {}", table_ids(session.catalogue)));
}

}  // namespace gammonkit::cli
