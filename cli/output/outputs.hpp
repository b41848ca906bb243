#pragma once

#include "cli/options/command.hpp"
#include "cli/options/inputs.hpp"
#include "cli/output/done_record.hpp"
#include "support/files/output_file.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace gammonkit::cli {

/// Where the outputs of a batch go. Decided before anything is written, so that no two inputs become one
/// file and no input is written over, in whatever order the workers come.
class OutputNames {
public:
    /// Inputs that would become one file keep their old extensions as well ("m.mat.sgf", "m.xg.sgf"), which
    /// is told. Gives every input whose output another input claims even so its `problem`, and the one that
    /// would be called `taken`, which the verb itself writes under --output-dir; nothing is where that is
    /// empty. Removes what runs that were killed have left in the folders of the outputs.
    OutputNames(const Session& session, std::vector<InputFile>& inputs, std::string_view taken = {});

    /// Notes from now on what was made of which content, and with --resume reads what was noted before.
    void keep_record(const Session& session);

    /// "DIR/sub/name.sgf", or where an input becomes several files "DIR/sub/name-1.sgf" and so on.
    [[nodiscard]] std::vector<std::string> paths_for(const InputFile& input, std::size_t count,
                                                     std::string_view extension) const;
    /// "DIR/sub/name.sgf".
    [[nodiscard]] std::string path_for(const InputFile& input, std::string_view extension) const;
    /// "DIR/sub/name".
    [[nodiscard]] std::string stem_for(const InputFile& input) const;

    /// Writes one of an input's outputs. Fails if that file exists and --force is not given, is one of the
    /// inputs, or is the name of another input's output.
    [[nodiscard]] Result<void> save(const InputFile& input, const std::string& path,
                                    std::string_view bytes) const;
    /// Fails as `save` would for what is there already.
    [[nodiscard]] Result<void> check(const InputFile& input, const std::string& path) const;

    /// Notes that this file with these bytes was made of an input with this MD5 sum, if a record is kept.
    void note_done(const std::string& path, std::string_view content, std::string_view bytes) const;
    /// True with --resume if that file is there as it was written and was made of the same content by the
    /// same settings.
    [[nodiscard]] bool is_up_to_date(const std::string& path, std::string_view content) const;

private:
    void find_shared_stems(const Session& session, const std::vector<InputFile>& inputs);
    void claim(std::vector<InputFile>& inputs, std::string_view taken);
    [[nodiscard]] std::string short_stem_for(const InputFile& input) const;
    [[nodiscard]] std::string in_folder(std::string_view name) const;
    [[nodiscard]] std::string name_in_folder(const std::string& path) const;
    [[nodiscard]] Result<void> refuse_others(const InputFile& input, const std::string& path) const;

    Catalogue catalogue_;
    std::string folder_;
    bool force_;
    std::unordered_set<std::string> shared_;  ///< Stems that several inputs have.
    std::unordered_set<std::string> stems_;   ///< Claimed by an input each.
    std::unordered_set<std::string> inputs_;  ///< Canonical paths; only needed with --force.
    std::shared_ptr<DoneRecord> record_;
};

/// Removes what runs that were killed have left in the folders of outputs.
void remove_leftovers_beside(std::span<const std::string> paths);

/// When an input was changed; nothing if that is not known.
[[nodiscard]] std::optional<std::filesystem::file_time_type> time_of_change(const InputFile& input);

/// The paths of the inputs that exist, with links followed: standard input, identifiers and missing files
/// cannot be overwritten.
[[nodiscard]] std::unordered_set<std::string> canonical_paths(std::span<const InputFile> inputs);

/// Writes a file, unless that is there and not to be overwritten, or is one of the inputs, which matters only
/// with `force`.
[[nodiscard]] Result<void> save_unless_input(const std::string& path, std::string_view bytes, bool force,
                                             const std::unordered_set<std::string>& inputs);

/// Fails as `save_single` would for what is there already: nobody wants to hear only after an hour of work
/// that a file may not be written. With --resume, all but inputs may. Standard output, an empty path too,
/// always may.
[[nodiscard]] Result<void> check_single(const OutputOptions& output, std::span<const InputFile> inputs,
                                        const std::string& path);

/// Fails with code "usage" if one file is an output twice, by whatever names. Empty paths don't count.
[[nodiscard]] Result<void> check_differ(std::span<const std::string> paths);

/// Begins the one output of a verb, which is written piece by piece to the file of -o. Fails as `save_single`
/// does.
[[nodiscard]] Result<OutputFile> begin_single(const Session& session, std::span<const InputFile> inputs,
                                              const std::string& path);

/// Writes the one output of a verb to standard output where the path is empty or "-", else as below.
[[nodiscard]] Result<void> put_single(Session& session, std::span<const InputFile> inputs,
                                      const std::string& path, std::string_view bytes,
                                      bool for_people = false);

/// Writes the one output of a verb to the file of -o. Fails as OutputNames::save does.
[[nodiscard]] Result<void> save_single(const Session& session, std::span<const InputFile> inputs,
                                       const std::string& path, std::string_view bytes);

}  // namespace gammonkit::cli
