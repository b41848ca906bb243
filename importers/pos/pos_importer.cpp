#include "formats/pos/format.hpp"

#include "formats/pos/pos_position.hpp"

#include <fmt/format.h>

namespace gammonkit {

Confidence sniff_pos(const Sample& sample)
{
    constexpr std::size_t kFixedBytes = 143;  // Of the oldest version, without texts.
    if (sample.bytes.size() < 2 || sample.bytes[1] != '\0') return Confidence::none;
    const int version = sample.bytes[0];
    if (version < pos::kOldestVersion || version > pos::kNewestVersion) return Confidence::none;
    if (pos::decode(sample.bytes)) return Confidence::certain;
    // A damaged one is worth an error that says so.
    return sample.bytes.size() >= kFixedBytes / 2 ? Confidence::plausible : Confidence::none;
}

Result<Collection> read_pos(const SourceText& source, const Options&, Reporter& reporter)
{
    GK_TRY(const pos::File file, pos::decode(source.text()));
    GK_TRY(PositionRecord record, pos::position_of(file));
    record.origin = {0};
    const std::size_t size = pos::size_of(file);
    if (size < source.text().size()) {
        reporter.report(
            {.severity = Severity::warning,
             .code = "trailing-bytes",
             .message = fmt::format("{} bytes behind the position passed over", source.text().size() - size),
             .where = size});
    }
    return Collection{.positions = {std::move(record)}};
}

}  // namespace gammonkit
