#pragma once

#include "cli/options/command.hpp"
#include "importers/transcript/transcriber.hpp"

#include <span>
#include <string>

namespace gammonkit::cli {

/// What somebody who types lines sees.
class TranscriptScreen {
public:
    /// `how` the board is drawn: "unicode", or "none"; `draws`: whether it is at all.
    TranscriptScreen(Session& session, const std::string& how, bool draws)
        : session_(session), is_unicode_(how == "unicode"), draws_(draws && how != "none")
    {
    }

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
    bool is_unicode_;
    bool draws_;
    std::string drawn_ = {};
};

}  // namespace gammonkit::cli
