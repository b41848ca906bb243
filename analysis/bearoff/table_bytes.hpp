#pragma once

#include "support/result.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace gammonkit::bearoff {

/// The bytes of a table: those of a file, which is read as it is needed, or in memory. Copies share them.
class TableBytes {
public:
    [[nodiscard]] static Result<TableBytes> map(const std::filesystem::path& path);
    explicit TableBytes(std::string bytes, std::string name = "the table");

    [[nodiscard]] std::string_view view() const { return view_; }
    /// What to call them in a message: the path of the file.
    [[nodiscard]] const std::string& name() const { return name_; }

private:
    TableBytes(std::shared_ptr<const void> owner, std::string_view view, std::string name)
        : owner_(std::move(owner)), view_(view), name_(std::move(name))
    {
    }

    std::shared_ptr<const void> owner_;
    std::string_view view_;
    std::string name_;
};

/// A table of one kind from its file, which is read as it is needed. Fails as `Table::from` does, or if there
/// is no such file.
template <class Table>
[[nodiscard]] Result<Table> open_table(const std::filesystem::path& path)
{
    GK_TRY(TableBytes bytes, TableBytes::map(path));
    return Table::from(std::move(bytes));
}

/// Says what is wrong with a table: "FILE is WHAT".
[[nodiscard]] tl::unexpected<Diagnostic> bad_table(const TableBytes& bytes, std::string_view what);

/// Says that the bytes contradict each other at a place, counted from the beginning of the file.
[[nodiscard]] tl::unexpected<Diagnostic> damaged_at(const TableBytes& bytes, std::uint64_t place);

/// An error that says both lengths, in bytes, if the table is not as long as its header and its index say.
[[nodiscard]] Result<void> check_length(const TableBytes& bytes, std::uint64_t length);

/// Stores the lowest `count` bytes of a number, lowest first.
inline void put(char* at, std::uint32_t number, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        at[i] = static_cast<char>(number >> (8 * i));
}

/// A number of `count` bytes, lowest first.
[[nodiscard]] inline std::uint32_t get(const char* at, std::size_t count)
{
    std::uint32_t number = 0;
    for (std::size_t i = count; i-- > 0;)
        number = number << 8U | static_cast<unsigned char>(at[i]);
    return number;
}

}  // namespace gammonkit::bearoff
