#pragma once

#include "analysis/progress.hpp"
#include "support/system/child_process.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace gammonkit {

/// An installed GNU Backgammon, which is run with settings of its own: the user's are neither read nor
/// changed.
class GnubgProgram {
public:
    /// `path` is the program's. Fails with code "no-gnubg" if there is none or it is none, or as a run does.
    [[nodiscard]] static Result<GnubgProgram> at(const std::filesystem::path& path,
                                                 const Progress& progress = {});

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// "GNU Backgammon 1.07.001"
    [[nodiscard]] const std::string& name() const { return name_; }

    /// Runs its commands, a line each, in a folder. Fails with code "gnubg", and what the program said last,
    /// or "timeout", "too-much-output" or "interrupted".
    [[nodiscard]] Result<std::string> command(const std::filesystem::path& folder, std::string_view commands,
                                              const Progress& progress = {}) const;

    /// Runs a script of its Python in a folder.
    [[nodiscard]] Result<std::string> run_script(const std::filesystem::path& folder, std::string_view script,
                                                 const Progress& progress = {}) const;

private:
    explicit GnubgProgram(std::filesystem::path path) : path_(std::move(path)) {}
    [[nodiscard]] Result<std::string> run(const std::filesystem::path& folder,
                                          std::vector<std::string> arguments, const Progress& progress) const;

    std::filesystem::path path_;
    std::string name_;
};

/// What a failure that the program's output tells of is called.
[[nodiscard]] Diagnostic gnubg_failure(std::string_view what, std::string_view output);

}  // namespace gammonkit
