#pragma once

#include "cli/options/command.hpp"
#include "cli/options/inputs.hpp"
#include "model/match.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

/// How outputs are called after what they hold: "{date}-{first}-{second}". A field of which nothing is known
/// is left out with what parts it from the one before; a slash makes a folder.
class NameTemplate {
public:
    /// Fails with code "usage" for an unknown field, or a name that would leave the folder.
    [[nodiscard]] static Result<NameTemplate> from(std::string_view text);

    /// The name of a match that came from a file called `stem`, without an extension; empty if nothing is
    /// known. It holds nothing that a file system refuses.
    [[nodiscard]] std::string name_of(const Match& match, std::string_view stem) const;

private:
    struct Piece {
        std::string literal;  ///< What stands before the field.
        std::string field;    ///< Empty behind the last one.
    };
    std::vector<Piece> pieces_;
};

/// Gives each input the name of its output by --name, if that is given: that of its first match. Of several
/// with one name the later ones get a number. Reads all inputs.
[[nodiscard]] Result<void> name_by_template(Session& session, std::vector<InputFile>& inputs);

/// Puts in place of all files and folders among the arguments the file with matches that was changed last,
/// and tells which. Pages about matches don't count, and neither does the output of a verb that takes it as
/// its last argument. Fails if there is none.
[[nodiscard]] Result<void> choose_newest(const Session& session, VerbOptions& options);

}  // namespace gammonkit::cli
