#pragma once

#include "formats/format.hpp"
#include "support/boxed.hpp"
#include "support/files/archive.hpp"
#include "support/result.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

/// One file to read. Only its path is kept: a hundred thousand of them must fit in memory.
struct InputFile {
    std::string path;                ///< "-" is standard input; "a.zip!club/m1.mat" is a file in an archive.
    std::size_t relative_at = 0;     ///< Where in `path` the part begins that is kept under --output-dir.
    bool found = false;              ///< Met in a folder, not named by the user.
    Boxed<Diagnostic> problem = {};  ///< Why it cannot even be tried.

    bool is_position = false;                            ///< "path" is the identifier of a position.
    std::string stored = {};                             ///< The file that holds the bytes, if it is another.
    std::shared_ptr<const TemporaryFolder> folder = {};  ///< Where that is.
    std::string output_name = {};  ///< Of its output under --output-dir, if not that of the input.

    /// What to open.
    [[nodiscard]] const std::string& source() const { return stored.empty() ? path : stored; }
    [[nodiscard]] std::string_view relative() const
    {
        return is_position ? "position" : std::string_view(path).substr(relative_at);
    }
};

/// The files behind the arguments, in their order; folders are searched with their subfolders, sorted by
/// name, leaving out what begins with a dot; links to folders are followed, but into none twice. Archives are
/// folders, too, and so are those in them. A folder without files becomes an input with a problem. What names
/// no file, but a position, is one.
[[nodiscard]] std::vector<InputFile> find_inputs(std::span<const std::string> arguments);

/// The same, but no argument at all is a failure with code "usage", and so is "-" given twice.
[[nodiscard]] Result<std::vector<InputFile>> required_inputs(std::span<const std::string> arguments);

/// True if an argument names a file, a folder, a file in an archive or standard input.
[[nodiscard]] bool names_file(const std::string& argument);

/// True for a Match ID alone, which tells score, cube and dice, but of no checkers; and for a Position ID
/// alone. Neither is the name of a file.
[[nodiscard]] bool is_match_id_alone(const std::string& word);
[[nodiscard]] bool is_position_id_alone(const std::string& word);

/// The files that arguments name, as they stand there: inputs that must not be overwritten.
[[nodiscard]] std::vector<InputFile> named_files(std::span<const std::string> arguments);

/// Takes out what was met in `output_dir` where that lies inside the folder that was searched: what an
/// earlier run has written there is no input.
void leave_out_results(std::vector<InputFile>& inputs, const std::string& output_dir);

/// The file on the disk that holds an input: of one in an archive the archive, "a.zip" of
/// "a.zip!club/m1.mat".
[[nodiscard]] std::string outer_file(const std::string& path);

/// True if the name ends like one of a known format.
[[nodiscard]] bool has_known_extension(Catalogue catalogue, std::string_view path);

/// `path` without ".gz".
[[nodiscard]] std::string_view without_gz(std::string_view path);

/// `path` without ".gz" and without ".txt" or the extension of a known format; an unknown one stays ("Al vs.
/// Bo").
[[nodiscard]] std::string_view without_known_extension(Catalogue catalogue, std::string_view path);

}  // namespace gammonkit::cli
