#pragma once

#include "importers/sgf/analysis_records.hpp"
#include "importers/sgf/ast.hpp"
#include "support/source_text.hpp"

#include <string>
#include <utility>

namespace gammonkit::sgf {

/// What the readers of one game share.
struct Reading {
    const SourceText& source;
    const Ast& ast;
    Reporter& reporter;
    Units units = {};
    int checkers = 15;        ///< Of each player.
    std::string engine = {};  ///< The program that the analyses are ascribed to.
    std::string table = {};   ///< The match equity table that they were made with.

    void warn(std::string_view place, std::string code, std::string message, std::string hint = {}) const
    {
        reporter.report(warning_at(source, place, std::move(code), std::move(message), std::move(hint)));
    }
};

}  // namespace gammonkit::sgf
