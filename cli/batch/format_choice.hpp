#pragma once

#include "cli/options/command.hpp"
#include "formats/pipeline.hpp"
#include "library/format_choice.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace gammonkit::cli {

/// A format that the user chose, with the options he gave it.
struct FormatChoice {
    const Format* format = nullptr;
    Options options = {};
    /// Writes, in place of all that the format would, the rows that --where chooses.
    std::function<std::string(const Collection& collection)> rows = {};
};

/// Understands "mat,dialect=xg". Fails on unknown formats (with the nearest one as hint), formats that
/// cannot be read or written, and wrong options.
[[nodiscard]] Result<FormatChoice> parse_choice(Catalogue catalogue, std::string_view text,
                                                Direction direction);

/// What a verb writes, where a name such as "match.txt" fits several formats.
enum class Writes {
    anything,
    pages  ///< What people read: of those that fit, the only one that no program reads back.
};

/// The format to write: `to` if given, else the one format that the output's extension names.
[[nodiscard]] Result<FormatChoice> target_format(Catalogue catalogue, std::string_view to,
                                                 std::string_view output, Writes writes = Writes::anything);

/// Says so if the output has the extension of another format alone, such as MAT in "match.sgf".
void warn_of_other_name(const Session& session, const FormatChoice& choice, const std::string& output);

/// The choice with the language of the session, where the format has one and none is said.
[[nodiscard]] FormatChoice in_language(const Session& session, FormatChoice choice);

/// How to read, as --from and --charset say.
[[nodiscard]] Result<ReadSettings> read_settings(const Session& session);

}  // namespace gammonkit::cli
