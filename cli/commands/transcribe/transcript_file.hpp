#pragma once

#include "cli/batch/format_choice.hpp"
#include "cli/options/command.hpp"
#include "formats/loss.hpp"
#include "model/match.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// The file that a transcription is kept in.
class TranscriptFile {
public:
    /// The file of that path with what it holds, or a new one. Fails with code "usage" if its format cannot
    /// be written, and with another if what is there could not be kept whole.
    [[nodiscard]] static Result<TranscriptFile> open(const Session& session, const std::string& path);

    /// The last match of the file; an empty one if it is new.
    [[nodiscard]] const Match& match() const { return collection_.matches.back(); }
    [[nodiscard]] bool is_new() const { return is_new_; }
    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] const Format& format() const { return *target_.format; }

    /// Puts `match` in the place of the last one, and the whole into the file in one step. Says what the
    /// format leaves out. Fails with code "changed-file" if another program has changed or removed the file
    /// meanwhile.
    [[nodiscard]] Result<std::vector<Loss>> save(const Session& session, const Match& match);

    /// False if the format cannot hold what was to be saved last, of which nothing is played yet.
    [[nodiscard]] bool is_saved() const { return is_saved_; }

private:
    TranscriptFile(std::string path, FormatChoice target) : path_(std::move(path)), target_(std::move(target))
    {
    }

    [[nodiscard]] static Result<TranscriptFile> open_existing(const Session& session,
                                                              const std::string& path);

    std::string path_;
    FormatChoice target_;
    Collection collection_ = {};
    bool is_new_ = true;
    bool is_saved_ = true;
    /// When the file was changed by what is known of it; nothing while it is not there.
    std::optional<std::filesystem::file_time_type> changed_ = {};
};

}  // namespace gammonkit::cli
