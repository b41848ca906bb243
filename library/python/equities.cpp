#include "library/python/equities.hpp"

#include "analysis/met/met_files.hpp"
#include "analysis/met/named_tables.hpp"
#include "support/files/file.hpp"

#include <fmt/format.h>

namespace gammonkit::python {
namespace {

MatchEquityTable table_of(const std::string& name)
{
    if (const NamedTable* const named = find_named_table(name)) return named->make();
    const Result<MatchEquityTable> read =
        read_input(name).and_then([](const Input& file) { return read_met(file); });
    if (!read) throw py::value_error(fmt::format("{}: {}", name, read.error().message));
    return *read;
}

py::list pre_crawford(const MatchEquityTable& table, int length)
{
    py::list rows;
    for (int first = 1; first <= length; ++first) {
        py::list row;
        for (int second = 1; second <= length; ++second)
            row.append(table.at({.away = {first, second}}, Player::first).value);
        rows.append(row);
    }
    return rows;
}

py::list post_crawford(const MatchEquityTable& table, int length, Player trailer)
{
    py::list chances;
    for (int away = 1; away <= length; ++away) {
        MatchScore score{.away = {1, 1}, .post_crawford = true};
        score.away[trailer] = away;
        chances.append(table.at(score, trailer).value);
    }
    return chances;
}

}  // namespace

py::dict match_equities(const std::string& name, int length)
{
    const MatchEquityTable table = table_of(name);
    py::dict all;
    all["name"] = table.name();
    all["pre_crawford"] = pre_crawford(table, length);
    all["post_crawford"] = py::make_tuple(post_crawford(table, length, Player::first),
                                          post_crawford(table, length, Player::second));
    return all;
}

}  // namespace gammonkit::python
