#include "include/gammonkit/writing.hpp"

#include "formats/catalogue/catalogue.hpp"
#include "library/format_choice.hpp"
#include "library/write_in_any_unit.hpp"
#include "support/files/file.hpp"
#include "support/result.hpp"

#include <fmt/format.h>
#include <optional>
#include <utility>

namespace gammonkit {
namespace {

Result<Written> written_as(const Collection& collection, const ChosenFormat& chosen)
{
    std::optional<KnownTables> tables;
    const auto on_demand = [&]() -> const KnownTables& { return tables ? *tables : tables.emplace(); };
    GK_TRY(ConvertedWriting writing,
           guarded([&] { return write_in_any_unit(*chosen.format, collection, chosen.options, on_demand); }));
    return Written{.bytes = std::move(writing.bytes),
                   .losses = std::move(writing.losses),
                   .match_equity_table = std::move(writing.match_equity_table),
                   .misread_tables = misread_tables(*chosen.format, collection),
                   .format = std::string(chosen.format->id)};
}

/// The one format that writes files of this name.
Result<ChosenFormat> format_of_name(const std::string& name)
{
    const std::vector<const Format*> possible = writable_by_extension(catalogue(), name);
    if (possible.size() == 1)
        return ChosenFormat{.format = possible.front(), .options = Options(possible.front()->write_options)};
    return failure(
        "ambiguous-format",
        fmt::format("the name '{}' {}", name,
                    possible.empty() ? "does not say which format to write" : "fits several formats"),
        "name the format");
}

}  // namespace

std::string Written::messages() const
{
    std::string text;
    for (const Loss& loss : losses)
        text += to_diagnostic(loss, format).message + "\n";
    for (const std::string& table : misread_tables)
        text += misread_warning(table).message + "\n";
    return text;
}

Result<Written> write(const Collection& collection, std::string_view format)
{
    GK_TRY(const ChosenFormat chosen, chosen_format(catalogue(), format, Direction::write));
    return written_as(collection, chosen);
}

Result<Written> write_file(const Collection& collection, const std::filesystem::path& path,
                           const FileOptions& options)
{
    GK_TRY(const ChosenFormat chosen, options.format.empty()
                                          ? format_of_name(path.generic_string())
                                          : chosen_format(catalogue(), options.format, Direction::write));
    GK_TRY(Written written, written_as(collection, chosen));
    GK_TRY_VOID(write_output(path, written.bytes, options.overwrite ? Overwrite::yes : Overwrite::no));
    return written;
}

}  // namespace gammonkit
