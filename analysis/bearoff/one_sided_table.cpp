#include "analysis/bearoff/one_sided_table.hpp"

#include "analysis/bearoff/header.hpp"
#include "analysis/bearoff/table_bytes.hpp"

#include <bit>

namespace gammonkit::bearoff {
namespace {

/// What the index says of one distribution.
struct Stored {
    std::size_t count;
    std::size_t first;
};

/// `which` of the distributions in an entry of the index: 0 or 1.
Stored stored_in(const char* entry, std::size_t which)
{
    return {.count = get(entry + 4 + 2 * which, 1), .first = get(entry + 5 + 2 * which, 1)};
}

}  // namespace

OneSidedTable::OneSidedTable(TableBytes bytes, const OneSidedOptions& options)
    : bytes_(std::move(bytes)), options_(options), numbering_(options.points, kMostCheckers),
      entries_(bytes_.view().data() + kHeaderSize)
{
}

Result<OneSidedTable> OneSidedTable::from(TableBytes bytes)
{
    const std::optional<OneSidedOptions> options = one_sided_from(bytes.view());
    if (!options) return bad_table(bytes, "no one-sided bearoff table");
    OneSidedTable table(std::move(bytes), *options);
    GK_TRY_VOID(table.check());
    return table;
}

std::size_t OneSidedTable::entry_size() const
{
    switch (options_.form) {
    case OneSidedForm::compressed:
        return options_.gammons ? 8 : 6;
    case OneSidedForm::plain:
        return sizeof(Distribution) * (options_.gammons ? 2 : 1);
    case OneSidedForm::normal:
        break;
    }
    return 4 * sizeof(float);
}

Result<void> OneSidedTable::check() const
{
    const std::size_t fixed = kHeaderSize + size() * entry_size();
    if (options_.form != OneSidedForm::compressed) return check_length(bytes_, fixed);
    if (bytes_.view().size() < fixed) return check_length(bytes_, fixed);
    return check_index();
}

/// Every entry begins where the one before ends, and the last one ends with the file.
Result<void> OneSidedTable::check_index() const
{
    std::size_t slots = 0;
    for (std::size_t number = 0; number < size(); ++number) {
        const char* entry = entries_ + number * entry_size();
        const auto place = static_cast<std::size_t>(entry - bytes_.view().data());
        if (get(entry, 4) != slots) return damaged_at(bytes_, place);
        for (std::size_t which = 0; which < (options_.gammons ? 2U : 1U); ++which) {
            const Stored stored = stored_in(entry, which);
            if (stored.first + stored.count > kSlots) return damaged_at(bytes_, place + 4 + 2 * which);
            slots += stored.count;
        }
    }
    return check_length(bytes_, kHeaderSize + size() * entry_size() + 2 * slots);
}

std::optional<int> OneSidedTable::number_of(const Side& side) const
{
    return numbering_.number_of(side);
}

Distribution OneSidedTable::part(int number, std::size_t which) const
{
    const char* entry = entries_ + static_cast<std::size_t>(number) * entry_size();
    if (options_.form == OneSidedForm::compressed) return compressed_part(entry, which);
    if (options_.form == OneSidedForm::normal) return normal_distribution(stored_moments(number, which));
    Distribution distribution{};
    for (std::size_t k = 0; k < kSlots; ++k)
        distribution[k] = static_cast<std::uint16_t>(get(entry + sizeof(Distribution) * which + 2 * k, 2));
    return distribution;
}

Distribution OneSidedTable::compressed_part(const char* entry, std::size_t which) const
{
    const Stored stored = stored_in(entry, which);
    std::size_t begin = get(entry, 4);
    if (which == 1) begin += stored_in(entry, 0).count;
    const char* slots = entries_ + size() * entry_size() + 2 * begin;
    Distribution distribution{};
    for (std::size_t k = 0; k < stored.count; ++k)
        distribution[stored.first + k] = static_cast<std::uint16_t>(get(slots + 2 * k, 2));
    return distribution;
}

Moments OneSidedTable::stored_moments(int number, std::size_t which) const
{
    const char* at = entries_ + static_cast<std::size_t>(number) * entry_size() + 8 * which;
    return {.mean = std::bit_cast<float>(get(at, 4)), .deviation = std::bit_cast<float>(get(at + 4, 4))};
}

Moments OneSidedTable::moments(int number) const
{
    return options_.form == OneSidedForm::normal ? stored_moments(number, 0) : moments_of(rolls(number));
}

}  // namespace gammonkit::bearoff
