#include "formats/losses.hpp"
#include "include/gammonkit/formats.hpp"
#include "include/gammonkit/gammonkit.h"
#include "include/gammonkit/statistics.hpp"
#include "include/gammonkit/version.hpp"
#include "include/gammonkit/writing.hpp"
#include "library/c/answer.hpp"
#include "library/c/handles.hpp"
#include "library/c/settings.hpp"
#include "library/found_decision.hpp"
#include "library/write_in_any_unit.hpp"
#include "report/json_parts.hpp"
#include "report/statistics/statistics_report.hpp"
#include "support/ends.hpp"
#include "support/files/file.hpp"

#include <cstdlib>
#include <fmt/format.h>
#include <limits>

namespace gammonkit::c {
namespace {

Result<ReadOptions> read_options(const char* json)
{
    Settings settings(json);
    ReadOptions options{.format = settings.text("format"),
                        .charset = settings.text("charset"),
                        .validate = settings.flag("validate", true)};
    GK_TRY_VOID(settings.checked());
    return options;
}

/// Bytes as they are read: what is gzipped is unpacked.
Result<std::string> unpacked(std::string_view bytes)
{
    return bytes.starts_with("\x1F\x8B\x08") ? gunzip(bytes) : std::string(bytes);
}

/// A handle; none, with the first error kept, if nothing can be read.
Result<std::unique_ptr<gk_collection>> handle_of(Reading reading)
{
    if (reading) return std::unique_ptr<gk_collection>(new gk_collection{std::move(reading)});
    for (const Diagnostic& diagnostic : reading.diagnostics()) {
        if (diagnostic.severity != Severity::error) continue;
        keep_error(diagnostic, reading.source());
        return nullptr;
    }
    return failure("not-readable", "there is nothing that can be read");
}

std::string losses_json(const Written& written)
{
    Json array = Json::array();
    for (const Loss& loss : written.losses) {
        array.push_back({{"feature", to_string(loss.feature)},
                         {"count", loss.count},
                         {"message", to_diagnostic(loss, written.format).message}});
    }
    for (const std::string& table : written.misread_tables) {
        const Diagnostic warning = misread_warning(table);
        array.push_back({{"feature", warning.code}, {"count", 1}, {"message", warning.message}});
    }
    return in_one_line(array);
}

/// Hands the losses over, if they are wanted.
void give_losses(const Written& written, char** losses)
{
    if (losses != nullptr) *losses = copy_for_c(losses_json(written));
}

std::string formats_json()
{
    Json array = Json::array();
    for (const FormatInfo& format : formats()) {
        array.push_back({{"id", format.id},
                         {"title", format.title},
                         {"extensions", format.extensions},
                         {"reads", format.reads},
                         {"writes", format.writes},
                         {"experimental", format.experimental}});
    }
    return in_one_line(array);
}

std::string messages_json(const Reading& reading)
{
    Json array = Json::array();
    for (const Diagnostic& diagnostic : reading.diagnostics())
        array.push_back(json_of(diagnostic, reading.source()));
    return in_one_line(array);
}

Result<std::string> statistics_json(const Reading& reading, const char* json)
{
    Settings settings(json);
    const StatisticsLayout layout{.games = settings.flag("games", false),
                                  .decisions = settings.flag("decisions", false)};
    GK_TRY_VOID(settings.checked());
    const std::vector<Match>& matches = reading.collection().matches;
    const KnownTables tables;
    std::vector<std::string> objects;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const StatisticsReport report{.file = reading.source().name(),
                                      .number = i + 1,
                                      .of = matches.size(),
                                      .match = &matches[i],
                                      .statistics = statistics(matches[i]),
                                      .table = &tables.of(matches[i])};
        objects.push_back(gammonkit::statistics_json(report, layout));
    }
    return fmt::format("[{}]", fmt::join(objects, ","));
}

Result<std::string> found_json(const Reading& reading, std::string_view text_of_filter, const char* json)
{
    Settings settings(json);
    const FilterSettings meant{.me = settings.text("me")};
    const std::string like = settings.text("like");
    constexpr int kMost = std::numeric_limits<int>::max();
    const int limit = settings.whole("limit", like.empty() ? kMost : int{kUsualNearest}, 1, kMost);
    GK_TRY_VOID(settings.checked());
    std::optional<DecisionTraits> asked;
    if (!like.empty()) {
        GK_TRY(asked, decision_behind(like));
        if (text_of_filter.empty()) text_of_filter = filter_of_kind(*asked);
    }
    GK_TRY(const Filter filter, parse_filter(SourceText("filter", std::string(text_of_filter)), meant));
    const KnownTables tables;
    std::vector<PlacedDecision> found = find_placed(reading.collection(), filter, {.tables = tables});
    const auto most = static_cast<std::size_t>(limit);
    if (asked) keep_nearest(found, *asked, most);
    std::vector<std::string> objects;
    for (const PlacedDecision& decision : part_of(std::span(std::as_const(found)), 0, most))
        objects.push_back(found_decision_json(decision, reading.source().name()));
    return fmt::format("[{}]", fmt::join(objects, ","));
}

Result<std::string> saved(const Reading& reading, const char* path, const char* json, char** losses)
{
    Settings settings(json);
    const FileOptions options{.format = settings.text("format"),
                              .overwrite = settings.flag("overwrite", false)};
    GK_TRY_VOID(settings.checked());
    GK_TRY(const Written written, write_file(reading.collection(), text(path), options));
    give_losses(written, losses);
    return std::string();
}

/// Calls `work`, which gives a Result of a text, with what was read.
template <class Work>
char* with_reading(const gk_collection* collection, Work&& work)
{
    return guarded([&]() -> Result<std::string> {
        GK_TRY_VOID(given(collection));
        return work(collection->reading);
    });
}

}  // namespace
}  // namespace gammonkit::c

using namespace gammonkit;

const char* gk_version()
{
    return version().data();
}

const char* gk_last_error()
{
    return c::last_error();
}

void gk_free(void* memory)
{
    std::free(memory);
}

char* gk_formats()
{
    return c::guarded([] { return Result<std::string>(c::formats_json()); });
}

gk_collection* gk_read(const void* bytes, size_t size, const char* name, const char* settings)
{
    return c::guarded([&]() -> Result<std::unique_ptr<gk_collection>> {
        if (bytes == nullptr && size > 0) return failure("argument", "there are no bytes");
        GK_TRY(const ReadOptions options, c::read_options(settings));
        const char* const first = static_cast<const char*>(bytes);
        GK_TRY(std::string unpacked, c::unpacked({first, size}));
        return c::handle_of(read_bytes(std::move(unpacked), name == nullptr ? "input" : name, options));
    });
}

gk_collection* gk_read_file(const char* path, const char* settings)
{
    return c::guarded([&]() -> Result<std::unique_ptr<gk_collection>> {
        GK_TRY(const ReadOptions options, c::read_options(settings));
        return c::handle_of(read_file(c::text(path), options));
    });
}

void gk_collection_close(gk_collection* collection)
{
    delete collection;
}

char* gk_messages(const gk_collection* collection)
{
    return c::with_reading(collection, c::messages_json);
}

char* gk_collection_json(const gk_collection* collection)
{
    return static_cast<char*>(gk_write(collection, "json", nullptr, nullptr));
}

void* gk_write(const gk_collection* collection, const char* format, size_t* size, char** losses)
{
    if (losses != nullptr) *losses = nullptr;
    return c::with_reading(collection, [&](const Reading& reading) -> Result<std::string> {
        GK_TRY(Written written, write(reading.collection(), c::text(format)));
        c::give_losses(written, losses);
        if (size != nullptr) *size = written.bytes.size();
        return std::move(written.bytes);
    });
}

int gk_write_file(const gk_collection* collection, const char* path, const char* settings, char** losses)
{
    if (losses != nullptr) *losses = nullptr;
    char* const done = c::with_reading(
        collection, [&](const Reading& reading) { return c::saved(reading, path, settings, losses); });
    gk_free(done);
    return done != nullptr ? 1 : 0;
}

char* gk_statistics(const gk_collection* collection, const char* settings)
{
    return c::with_reading(collection,
                           [&](const Reading& reading) { return c::statistics_json(reading, settings); });
}

char* gk_find(const gk_collection* collection, const char* filter, const char* settings)
{
    return c::with_reading(collection, [&](const Reading& reading) {
        return c::found_json(reading, c::text(filter), settings);
    });
}
