#pragma once

#include "report/json_parts.hpp"

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace gammonkit::cli {

/// Makes a table of objects of JSON, whatever they hold. Members are columns: those of objects in objects
/// have the names of both ("cube_verdict"), those of lists a number ("players_1"). The first list of objects
/// makes rows, each with all that stands beside it; further ones stay JSON.
class JsonTable {
public:
    void add(const Json& object);

    /// The table by RFC 4180, with the names of the columns first.
    [[nodiscard]] std::string csv() const;

private:
    using Row = std::vector<std::pair<std::size_t, std::string>>;  ///< Columns with their fields.

    void add_members(const Json& object, const std::string& prefix, const Json* rows, Row& row);
    void add_value(const Json& value, const std::string& name, const Json* rows, Row& row);
    std::size_t column(const std::string& name);

    std::vector<std::string> names_;
    std::unordered_map<std::string, std::size_t> columns_;
    std::vector<Row> rows_;
};

}  // namespace gammonkit::cli
