#pragma once

#include "formats/feature.hpp"
#include "formats/options.hpp"
#include "model/decisions/columns.hpp"
#include "model/match.hpp"
#include "support/result.hpp"
#include "support/source_text.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace gammonkit {

class DecisionSink;
class MatchStream;
struct Format;

/// How sure a sniffer is. The highest answer wins; a tie between two formats is an error that the user
/// resolves. `faint` is for formats that are found inside other text, such as identifiers: every other format
/// comes first.
enum class Confidence { none, faint, extension_only, plausible, certain };

/// The head of an input (up to kSampleSize bytes), for sniffers.
struct Sample {
    std::string_view name;   ///< File name, for its extension only.
    std::string_view bytes;  ///< As they are in the file.
    std::string_view
        text;  ///< The same decoded to UTF-8 without byte-order mark; for binary data it is garbage.
};
inline constexpr std::size_t kSampleSize = 16384;

/// Answers from the bytes alone whether they are this format; the extension may decide only where bytes
/// cannot.
using Sniff = Confidence (*)(const Sample& sample);

/// Reads everything that can be kept and reports every problem; fails only if nothing is left to trust. Never
/// judges rules (validate does), never decodes charsets (the pipeline has), never prints. A source in which
/// no game and no position is found is an error.
using Read = Result<Collection> (*)(const SourceText& source, const Options& options, Reporter& reporter);

/// Writes what the format carries and silently leaves out the rest: `losses` has reported it. Fails only
/// where the format cannot hold the collection at all.
using Write = Result<std::string> (*)(const Collection& collection, const Options& options);

/// Writes match by match, to the same bytes: see match_stream.hpp.
using Stream = std::unique_ptr<MatchStream> (*)(const Format& format, const Options& options);

/// Whether who reads a file takes two matches in it, one behind the other, for one.
using Merges = bool (*)(const Match& before, const Match& next);

/// Counts what is lost besides the features that `carries` lacks: items whose details have no place in the
/// format (it carries cube analyses, but not in this unit), and what the options leave out. By Feature.
using PartialLosses = Census (*)(const Collection& collection, const Options& options);

/// The charset that a file in this format says it is in, found in its raw bytes; empty if it does not say.
using DeclaredCharset = std::string (*)(std::string_view bytes);

/// How much one file holds at most.
enum class Capacity {
    collection,  ///< All.
    match,
    game,
    position
};

/// How much it holds where an option decides that.
using CapacityWith = Capacity (*)(const Options& options);

/// What a table of decisions consists of. `write` puts all decisions of a collection into it; whoever chooses
/// among them hands over rows of his own.
struct DecisionTable {
    /// The line with the names of the columns, which comes first; nothing: there is none.
    std::string (*names)(const Options& options) = nullptr;
    std::string (*rows)(const std::function<void(DecisionSink&)>& rows, const Options& options) = nullptr;
    /// A row whose cells are known already, in the order of the columns.
    std::string (*row_of)(std::span<const Cell> cells, const Options& options) = nullptr;
};

/// One row of the catalogue: everything the program knows about a format.
struct Format {
    std::string_view id;                                ///< Short, lower case, as given to -f and -t: "sgf".
    std::string_view title = {};                        ///< "GNU Backgammon match (SGF)".
    std::span<const std::string_view> extensions = {};  ///< Without dot; the first is used for new files.
    SourceKind kind = SourceKind::text;
    std::string_view evidence = {};  ///< What the claim that it works rests on; shown by `formats`.
    bool experimental =
        false;  ///< Made to what others tell of the format, without real files to prove it on.
    Capacity capacity = Capacity::collection;
    CapacityWith capacity_with = nullptr;  ///< Nothing: `capacity`, whatever the options.
    std::size_t most_games = SIZE_MAX;     ///< And positions. More are refused: nobody could use the report.
    std::size_t most_turns = SIZE_MAX;     ///< The same of all games together.
    bool is_for_gnubg = false;             ///< GNU Backgammon loads it, and counts what it states.
    FeatureSet carries = {};
    PartialLosses partial_losses = nullptr;  ///< Nothing: all fits that `carries` names.
    std::span<const OptionSpec> read_options = {};
    std::span<const OptionSpec> write_options = {};
    Sniff sniff = nullptr;                    ///< Readers have one.
    Confidence surest = Confidence::certain;  ///< The most that `sniff` answers: where another format is
                                              ///< surer than that, it is not even asked.
    Read read = nullptr;                      ///< Nothing: cannot be read.
    Write write = nullptr;                    ///< Nothing: cannot be written.
    Stream stream = nullptr;                  ///< Nothing: only as a whole.
    Merges merges = nullptr;                  ///< Nothing: never.
    const DecisionTable* table = nullptr;     ///< Nothing: it is not a table of decisions.
    std::string_view fallback_charset = "windows-1252";  ///< For text that is not UTF-8.
    DeclaredCharset declared_charset = nullptr;          ///< Where files can name their charset.
};

/// True for pages, tables and identifiers: they show a part of a record, and nobody takes them for a copy of
/// it.
[[nodiscard]] inline bool shows_a_part(const Format& format)
{
    return format.read == nullptr || format.table != nullptr || format.surest == Confidence::faint;
}

/// How much one file holds that is written with these options.
[[nodiscard]] inline Capacity capacity_of(const Format& format, const Options& options)
{
    return format.capacity_with != nullptr ? format.capacity_with(options) : format.capacity;
}

/// All formats, in the order in which they are listed. Functions that choose among formats take the catalogue
/// as a parameter, because this layer lies below it.
using Catalogue = std::span<const Format>;

/// The format with this id, or nothing.
[[nodiscard]] const Format* find_format(Catalogue catalogue, std::string_view id);

}  // namespace gammonkit
