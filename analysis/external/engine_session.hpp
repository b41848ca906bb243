#pragma once

#include "analysis/external/external_session.hpp"
#include "analysis/external/ubgi_session.hpp"

namespace gammonkit {

/// Answers a program by the protocol that each of its lines is of: an external player's of GNU Backgammon, or
/// UBGI.
class EngineSession {
public:
    explicit EngineSession(const SessionEngine& who) : external_(who), ubgi_(who) {}

    [[nodiscard]] SessionReply answer(std::string_view line, const Progress& progress)
    {
        return ExternalSession::knows(line) ? external_.answer(line, progress) : ubgi_.answer(line, progress);
    }

private:
    ExternalSession external_;
    UbgiSession ubgi_;
};

}  // namespace gammonkit
