#pragma once

#include "analysis/external/session.hpp"

namespace gammonkit {

/// The engine as an external player of GNU Backgammon: lines of boards are asked, moves and cube actions are
/// answered; "version", "help", "exit" and "evaluation fibsboard BOARD [PLIES N] [CUBEFUL]" are what gnubg
/// 1.07 knows beside them. A line that cannot be understood is answered by one that begins with "Error:".
class ExternalSession {
public:
    explicit ExternalSession(SessionEngine who) : who_(std::move(who)) {}

    [[nodiscard]] SessionReply answer(std::string_view line, const Progress& progress);

    /// True if a line is one of this protocol.
    [[nodiscard]] static bool knows(std::string_view line);

private:
    [[nodiscard]] Result<std::string> evaluation(std::string_view text, const Progress& progress);

    SessionEngine who_;
};

}  // namespace gammonkit
