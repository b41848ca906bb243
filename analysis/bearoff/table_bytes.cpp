#include "analysis/bearoff/table_bytes.hpp"

#include "support/files/mapped_file.hpp"

#include <fmt/format.h>

namespace gammonkit::bearoff {

Result<TableBytes> TableBytes::map(const std::filesystem::path& path)
{
    GK_TRY(MappedFile file, MappedFile::open(path));
    const auto owner = std::make_shared<const MappedFile>(std::move(file));
    return TableBytes(owner, owner->bytes(), path.generic_string());
}

TableBytes::TableBytes(std::string bytes, std::string name) : name_(std::move(name))
{
    const auto owner = std::make_shared<const std::string>(std::move(bytes));
    view_ = *owner;
    owner_ = owner;
}

tl::unexpected<Diagnostic> bad_table(const TableBytes& bytes, std::string_view what)
{
    return failure("bad-table", fmt::format("{} is {}", bytes.name(), what), "build a new one");
}

tl::unexpected<Diagnostic> damaged_at(const TableBytes& bytes, std::uint64_t place)
{
    return bad_table(bytes, fmt::format("a damaged bearoff table: its index is wrong at byte {}", place));
}

Result<void> check_length(const TableBytes& bytes, std::uint64_t length)
{
    if (bytes.view().size() == length) return {};
    return bad_table(
        bytes, fmt::format("a damaged bearoff table: it has {} bytes, and its header and index ask for {}",
                           bytes.view().size(), length));
}

}  // namespace gammonkit::bearoff
