#pragma once

#include "importers/ogxm/sections.hpp"

#include <string_view>

namespace gammonkit::ogxm {

/// Reads the chunks of OGXM 1, as HedgeHog once wrote them, and GammonView with one of its own (GVAN): see
/// docs/formats/ogxm.md. They become the same records as the sections of version 2.
class ChunkReader {
public:
    explicit ChunkReader(FileRecords& file) : file_(file) {}

    /// What could be read before damage stays; the cursor has failed then. False if there is no such chunk,
    /// or if it is of no use here.
    bool read(std::string_view type, ByteCursor& chunk);

    [[nodiscard]] bool has_match() const { return has_match_; }

private:
    void read_match(ByteCursor& chunk);
    void read_game(ByteCursor& chunk);
    void read_analysis(ByteCursor& chunk);
    void read_evaluations(ByteCursor& chunk);
    void read_alternatives(ByteCursor& chunk);
    void read_cubes(ByteCursor& chunk);
    bool read_extensions(ByteCursor& chunk);
    void read_luck(ByteCursor& chunk, std::size_t unused);
    void read_levels_of_plays(ByteCursor& chunk, int usual_level);
    void read_levels_of_cubes(ByteCursor& chunk, int usual_level, std::size_t unused);
    /// The one that chunks are about.
    [[nodiscard]] Analysis& last_analysis();
    void read_place_of_decision(ByteCursor& chunk, Decision& decision) const;

    /// What EVAL says of a play, for which ALTS has so many alternatives.
    struct Evaluation {
        std::size_t decision;
        std::size_t alternatives;
    };

    FileRecords& file_;
    bool has_match_ = false;
    std::size_t count_of_evaluations_ = 0;  ///< Those of the analysis at hand.
    std::size_t count_of_cubes_ = 0;
    std::vector<Evaluation> evaluations_ = {};
    std::vector<std::size_t> cubes_ = {};
};

}  // namespace gammonkit::ogxm
