#pragma once

#include "cli/commands/transcribe/command.hpp"
#include "importers/transcript/transcriber.hpp"

#include <span>
#include <string>

namespace gammonkit::cli {

/// What somebody who types lines sees.
class TranscriptScreen {
public:
    /// `draws`: whether the board is drawn at all, unless the user wants none.
    TranscriptScreen(Session& session, const TranscribeOptions& options, bool draws);

    void greet(const std::string& path, bool is_new, const Transcriber& transcriber);

    /// Says who is to do what.
    void prompt(const Transcriber& transcriber);

    /// After a line that was taken: the board, and what followed from it.
    void show(const Transcriber& transcriber, std::span<const std::string> said);

    /// The board, whether it is another than the one that was drawn last or not.
    void draw(const Transcriber& transcriber);
    /// What the engine holds to be best now, as the verb hint tells it.
    void hint(const Transcriber& transcriber);
    void complain(const Diagnostic& what);
    void help();

private:
    [[nodiscard]] std::string board(const Transcriber& transcriber) const;

    Session& session_;
    const TranscribeOptions& options_;
    bool draws_;
    std::string drawn_ = {};
};

}  // namespace gammonkit::cli
