#pragma once

#include "formats/detect.hpp"
#include "formats/pipeline.hpp"
#include "support/columns/text_table.hpp"

#include <string>
#include <vector>

namespace gammonkit::cli {

/// What `probe` tells of one match.
struct MatchFacts {
    ByPlayer<std::string> players;
    Variant variant = Variant::standard;
    int length = 0;       ///< 0 is a money session.
    ByPlayer<int> score;  ///< After the last game, by the play or as claimed.
    std::size_t games = 0;
    std::size_t plays = 0;  ///< Rolls with their plays.
    std::size_t analyzed_plays = 0;
    std::size_t analyzed_cubes = 0;
    std::string event;
    std::string date;         ///< "2004-02-29", or empty.
    std::string fingerprint;  ///< Empty if there is none.
};

/// What `probe` tells of one file.
struct FileFacts {
    std::string name;
    const Format* format = nullptr;  ///< Nothing: not recognized.
    Confidence confidence = Confidence::none;
    std::string_view other_kind = {};  ///< What it seems to be, if only identifiers were read.
    std::string charset = {};
    std::vector<MatchFacts> matches = {};
    std::size_t positions = 0;
    std::size_t warnings = 0;
    std::size_t errors = 0;
    bool readable = false;
};

[[nodiscard]] MatchFacts facts_of(const Match& match);

/// The columns of a table of files, of which the longest name is so wide.
[[nodiscard]] TextTable facts_table(std::size_t columns_of_names, bool in_terminal);

/// What stands in them of a file: its first match stands for all.
[[nodiscard]] std::vector<std::string> facts_row(const FileFacts& facts);

/// All that is known of one file, a line for each fact.
[[nodiscard]] std::string facts_details(const FileFacts& facts);

/// The same as an object of JSON.
[[nodiscard]] std::string facts_json(const FileFacts& facts);

}  // namespace gammonkit::cli
