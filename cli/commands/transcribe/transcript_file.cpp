#include "cli/commands/transcribe/transcript_file.hpp"

#include "cli/batch/reading.hpp"
#include "cli/output/outputs.hpp"
#include "cli/output/writing.hpp"
#include "formats/losses.hpp"
#include "support/ends.hpp"
#include "support/files/file.hpp"

#include <filesystem>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

/// Fails if nobody could go on later with a match that such a file keeps.
Result<void> check_format(const std::string& path, const Format& format)
{
    const std::string hint = "match.sgf or match.json keeps all that is typed";
    if (!format.carries.has(Feature::matches))
        return failure("usage", fmt::format("{} is {}, which holds no matches", path, format.id), hint);
    if (format.read != nullptr) return {};
    return failure(
        "usage",
        fmt::format("{} is {}, which cannot be read again, and so not gone on with", path, format.id), hint);
}

/// Fails if a file that was read cannot be gone on with.
Result<void> check_content(const ReadSource& reading, const FormatChoice& target)
{
    const std::string& path = reading.source.name();
    if (reading.diagnostics.errors > 0)
        return failure("damaged", fmt::format("{} has errors: what could not be read would be lost", path),
                       "'gammonkit fix' writes a copy of what could be read");
    if (reading.format != target.format)
        return failure("usage", fmt::format("{} is {}, not {}", path, reading.format->id, target.format->id),
                       "'gammonkit convert' makes another format of it");
    GK_TRY_VOID(check_format(path, *target.format));
    if (reading.collection->matches.empty())
        return failure("usage", fmt::format("{} holds no match that could be gone on with", path),
                       "another name begins a new one");
    const std::vector<Loss> lost = losses(*reading.collection, *target.format, target.options);
    if (lost.empty()) return {};
    return failure("loss",
                   fmt::format("{} would not be kept whole: {}", path,
                               to_diagnostic(lost.front(), target.format->id).message),
                   "'gammonkit convert' makes match.json of it, which keeps all");
}

ReadSource read_existing(const Session& session, const ReadSettings& settings, const std::string& path)
{
    Outcome outcome;
    return read_one(session, settings, {.path = path}, outcome).value();
}

}  // namespace

Result<TranscriptFile> TranscriptFile::open_existing(const Session& session, const std::string& path)
{
    GK_TRY(ReadSettings settings, read_settings(session));
    const auto changed = time_of_change({.path = path});  // Before it is read.
    ReadSource reading = read_existing(session, settings, path);
    // Of a match that has hardly begun, not even a format's own reader may see what it is.
    if (!reading.format) {
        GK_TRY(const FormatChoice named, target_format(session.catalogue, session.options.output.to, path));
        settings.from = named.format;
        reading = read_existing(session, settings, path);
    }
    if (!reading.collection) {
        const Diagnostic why = last_or_empty(reading.diagnostics.seen);
        return failure(why.code, fmt::format("{}: {}", path, why.message), why.hint);
    }
    const std::string& to = session.options.output.to;
    GK_TRY(FormatChoice target,
           parse_choice(session.catalogue, to.empty() ? reading.format->id : to, Direction::write));
    GK_TRY_VOID(check_content(reading, target));
    TranscriptFile file(path, std::move(target));
    file.collection_ = *std::move(reading.collection);
    file.is_new_ = false;
    file.changed_ = changed;
    return file;
}

Result<TranscriptFile> TranscriptFile::open(const Session& session, const std::string& path)
{
    std::error_code ignored;
    const bool exists = std::filesystem::exists(path, ignored);
    if (exists && std::filesystem::file_size(path, ignored) > 0) return open_existing(session, path);
    if (!exists && std::filesystem::is_symlink(path, ignored)) {
        return failure("usage", fmt::format("{} is a link to a file that is not there", path),
                       "name the file itself");
    }
    GK_TRY(FormatChoice target, target_format(session.catalogue, session.options.output.to, path));
    GK_TRY_VOID(check_format(path, *target.format));
    TranscriptFile file(path, std::move(target));
    file.changed_ = time_of_change({.path = path});
    // Some formats hold no match without a game.
    file.collection_.matches.push_back({.games = {Game{}}});
    return file;
}

Result<std::vector<Loss>> TranscriptFile::save(const Session& session, const Match& match)
{
    collection_.matches.back() = match;
    if (const std::optional<SplitBy> by = needed_split(collection_, capacity_of(target_)))
        return tl::unexpected(too_many(*target_.format, *by, "another file can hold the next"));
    Result<ConvertedWriting> writing = write_checked(session, target_, collection_);
    // Some formats hold no match of which nothing is played.
    const bool has_begun =
        match.games.size() > 1 || (match.games.size() == 1 && !match.games[0].turns.empty());
    if (!writing && is_new_ && !has_begun) {
        is_saved_ = false;
        return std::vector<Loss>{};
    }
    if (!writing) return tl::unexpected(writing.error());
    const auto changed = time_of_change({.path = path_});
    if (changed_ && !changed) {
        return failure("changed-file", fmt::format("{} is not there any more: this is not saved", path_),
                       "put it back to go on, or begin again");
    }
    if (changed_ != changed) {
        return failure("changed-file",
                       fmt::format("{} was changed by another program: this is not saved", path_),
                       "begin again: it is gone on with as it is then");
    }
    const Overwrite overwrite = changed_ ? Overwrite::yes : Overwrite::no;
    GK_TRY_VOID(write_output(path_, writing->bytes, overwrite));
    changed_ = time_of_change({.path = path_});
    is_saved_ = true;
    return std::move(writing->losses);
}

}  // namespace gammonkit::cli
