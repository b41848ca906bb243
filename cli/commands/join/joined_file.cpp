#include "cli/commands/join/joined_file.hpp"

#include "cli/console/console.hpp"
#include "cli/console/json.hpp"
#include "cli/output/writing.hpp"
#include "formats/losses.hpp"

#include <iterator>
#include <utility>

namespace gammonkit::cli {

bool can_stream(const FormatChoice& target)
{
    return target.format->stream != nullptr && capacity_of(target) == Capacity::collection;
}

Result<JoinedFile> JoinedFile::begin(Session& session, const FormatChoice& target,
                                     std::span<const InputFile> inputs)
{
    const std::string& path = session.options.output.output;
    if (path.empty() || path == "-") return JoinedFile(session, target, std::nullopt);
    GK_TRY(OutputFile file, begin_single(session, inputs, path));
    return JoinedFile(session, target, std::move(file));
}

JoinedFile::JoinedFile(Session& session, const FormatChoice& target, std::optional<OutputFile> file)
    : session_(&session), format_(target.format), writing_(*target.format, target.options, known_tables),
      file_(std::move(file))
{
}

Result<void> JoinedFile::add(Collection part)
{
    for (Match& match : part.matches) {
        GK_TRY_VOID(put(writing_.add(std::move(match))));
    }
    positions_.insert(positions_.end(), std::make_move_iterator(part.positions.begin()),
                      std::make_move_iterator(part.positions.end()));
    return {};
}

bool JoinedFile::is_written_at_once() const
{
    return !file_ && !session_->options.output.strict;
}

Result<void> JoinedFile::put(const Result<ConvertedWriting>& writing)
{
    if (!writing) return tl::unexpected(writing.error());
    note_losses(*writing);
    return put_bytes(writing->bytes);
}

Result<void> JoinedFile::put_bytes(std::string_view bytes)
{
    if (file_) return file_->write(bytes);
    if (is_written_at_once()) {
        session_->console.data(bytes);
    } else {
        held_ += bytes;
    }
    return {};
}

void JoinedFile::note_losses(const ConvertedWriting& writing)
{
    for (const Loss& loss : writing.losses)
        lost_.lost[static_cast<std::size_t>(loss.feature)] += loss.count;
    lost_.lost_keys.merge(keys_of(writing.losses, *format_, writing_.last()));
    if (!writing.match_equity_table.empty()) lost_.tables.insert(writing.match_equity_table);
    lost_.misread.merge(misread_tables(*format_, writing_.last()));
}

bool JoinedFile::is_refused() const
{
    return session_->options.output.strict && !losses_of(lost_.lost).empty();
}

Result<void> JoinedFile::end()
{
    GK_TRY_VOID(put(writing_.end(std::move(positions_))));
    if (is_refused()) return tl::unexpected(refused_losses(losses_of(lost_.lost), *format_, lost_.lost_keys));
    if (file_) return file_->finish();
    session_->console.data(held_);
    return {};
}

ExitCode JoinedFile::finish()
{
    if (const Result<void> ended = end(); !ended) return refuse(*session_, ended.error());
    tell_losses();
    return ExitCode::ok;
}

void JoinedFile::tell_losses()
{
    for (const Loss& loss : losses_of(lost_.lost))
        if (session_->console.logs()) session_->console.log(loss_line("", format_->id, loss));
    const bool is_told = !shows_a_part(*format_) || session_->options.batch.verbose;
    if (is_told) report_losses(*session_, format_->id, lost_);
}

}  // namespace gammonkit::cli
