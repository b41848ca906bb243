#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// What the compiler checks of the catalogue: no two rows have one id.
constexpr bool ids_are_unique(Catalogue rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (std::size_t j = i + 1; j < rows.size(); ++j) {
            if (rows[i].id == rows[j].id) return false;
        }
    }
    return true;
}

/// What holds several matches says so in two ways, and both say the same.
constexpr bool capacities_fit(Catalogue rows)
{
    for (const Format& row : rows) {
        const bool holds_all = row.capacity == Capacity::collection;
        if (row.carries.has(Feature::matches) && holds_all != row.carries.has(Feature::several_matches))
            return false;
    }
    return true;
}

/// What can be read can be sniffed.
constexpr bool readers_sniff(Catalogue rows)
{
    for (const Format& row : rows) {
        if ((row.read == nullptr) != (row.sniff == nullptr)) return false;
    }
    return true;
}

}  // namespace gammonkit
