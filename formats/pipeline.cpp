#include "formats/pipeline.hpp"

#include "formats/detect.hpp"
#include "formats/other_kind.hpp"
#include "formats/read_pasted.hpp"
#include "model/validation/impossible_numbers.hpp"
#include "model/validation/validate.hpp"
#include "support/result.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace gammonkit {
namespace {

/// Text becomes UTF-8; binary data stays as it is.
Result<SourceText> decoded(Input input, const Format& format, const ReadSettings& settings,
                           ReadSource& reading)
{
    if (format.kind == SourceKind::binary) {
        reading.charset = "binary";
        return SourceText(std::move(input.name), std::move(input.bytes), SourceKind::binary);
    }
    const CharsetOptions options{
        .charset = settings.charset,
        .declared = format.declared_charset == nullptr ? std::string{} : format.declared_charset(input.bytes),
        .fallback = format.fallback_charset};
    return decode(std::move(input), options, reading.diagnostics, &reading.charset);
}

Result<const Format*> chosen_format(Catalogue catalogue, const Input& input, const ReadSettings& settings)
{
    if (settings.from == nullptr) return detect(catalogue, input, settings.charset);
    if (input.bytes.empty()) return failure("empty-input", "the file is empty");
    if (settings.from->read == nullptr) {
        return failure("not-readable", fmt::format("'{}' can be written but not read", settings.from->id));
    }
    return settings.from;
}

/// What has no place comes last. A cause and its consequences meet where the reader and the rules both speak.
void put_in_order_of_file(std::vector<Diagnostic>& diagnostics)
{
    std::stable_sort(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& a, const Diagnostic& b) {
        return a.where.value_or(Origin::kUnknown) < b.where.value_or(Origin::kUnknown);
    });
}

/// True if nothing is left.
bool take_out_impossible(Collection& collection, Reporter& reporter)
{
    const auto size = [&] { return collection.matches.size() + collection.positions.size(); };
    const std::size_t before = size();
    take_out_impossible_numbers(collection, reporter);
    take_out_impossible_chances(collection, reporter);
    return size() == 0 && before > 0;
}

std::size_t turns(const Collection& collection)
{
    std::size_t turns = 0;
    for (const Match& match : collection.matches) {
        for (const Game& game : match.games)
            turns += game.turns.size();
    }
    return turns;
}

std::size_t games_and_positions(const Collection& collection)
{
    std::size_t games = collection.positions.size();
    for (const Match& match : collection.matches)
        games += match.games.size();
    return games;
}

/// Whether a report of so much can be made and used.
Result<void> check_size(const Format& format, const Collection& collection)
{
    const auto refused = [&](std::size_t most, std::string_view what, std::size_t found) {
        return failure("too-many",
                       fmt::format("a file of the format '{}' shows at most {} {}, and here are {}",
                                   format.id, most, what, found),
                       "choose some of the matches, or write several files");
    };
    const std::size_t games = games_and_positions(collection);
    if (games > format.most_games) return refused(format.most_games, "games or positions", games);
    const std::size_t in_games = turns(collection);
    if (in_games > format.most_turns) return refused(format.most_turns, "turns", in_games);
    return {};
}

/// Says it of a file that is none of ours, and that no format but one found inside any text took.
void tell_other_kind(const ReadSettings& settings, ReadSource& reading)
{
    if (settings.from != nullptr || reading.format->surest != Confidence::faint) return;
    reading.other_kind = other_kind(reading.source.text());
    if (reading.other_kind.empty()) return;
    reading.diagnostics.report(
        {.severity = Severity::warning,
         .code = "only-identifiers",
         .message = fmt::format("this seems to be {}: only the identifiers of positions in it are read",
                                reading.other_kind),
         .hint = "read it as ids if they are what is wanted"});
}

/// bytes -> detect -> charset -> parse -> lower -> validate.
Result<void> read_into(ReadSource& reading, Catalogue catalogue, Input input, const ReadSettings& settings)
{
    if (input.remark) reading.diagnostics.report(*input.remark);
    GK_TRY(reading.format, chosen_format(catalogue, input, settings));
    GK_TRY(reading.source, decoded(std::move(input), *reading.format, settings, reading));
    tell_other_kind(settings, reading);
    GK_TRY(Collection collection,
           read_pasted(*reading.format, reading.source, settings.options, reading.diagnostics));
    if (take_out_impossible(collection, reading.diagnostics)) return {};
    if (settings.validate) validate(collection, reading.diagnostics);
    put_in_order_of_file(reading.diagnostics.seen);
    reading.collection = std::move(collection);
    return {};
}

}  // namespace

ReadSource read(Catalogue catalogue, Input input, const ReadSettings& settings)
{
    ReadSource reading;
    reading.source = SourceText(input.name, {});
    Result<void> done = guarded([&] { return read_into(reading, catalogue, std::move(input), settings); });
    if (!done) reading.diagnostics.report(std::move(done).error());
    return reading;
}

Result<std::string> bytes_of(const Format& format, const Collection& collection, const Options& options)
{
    if (format.write == nullptr) {
        return failure("not-writable", fmt::format("'{}' can be read but not written", format.id));
    }
    GK_TRY_VOID(check_size(format, collection));
    return guarded([&] { return format.write(collection, options); });
}

Result<Writing> write(const Format& format, const Collection& collection, const Options& options)
{
    GK_TRY(std::string bytes, bytes_of(format, collection, options));
    return Writing{.bytes = std::move(bytes), .losses = losses(collection, format, options)};
}

}  // namespace gammonkit
