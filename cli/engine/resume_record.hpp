#pragma once

#include "cli/options/command.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <mutex>
#include <string>

namespace gammonkit::cli {

/// The note in an output folder of how its matches are judged.
class SettingsRecord {
public:
    explicit SettingsRecord(const Session& session);

    /// Fails with code "other-settings" if --resume is to go on with a folder that was begun otherwise: half
    /// of it would be judged one way and half the other. Fails too where the note is there and cannot be
    /// read.
    [[nodiscard]] Result<void> check();

    /// Writes the note, once, if there was none or --force judges all anew. For when an output is written,
    /// not before: what is refused must leave the note of the outputs that are there. May be called by
    /// several threads.
    [[nodiscard]] Result<void> keep();

private:
    const OutputOptions& output_;
    std::filesystem::path path_;
    std::filesystem::path former_;  ///< Where earlier builds noted the same.
    std::string settings_;
    std::mutex mutex_;
    bool is_due_ = false;
};

}  // namespace gammonkit::cli
