#pragma once

#include "cli/options/command.hpp"

#include <memory>
#include <string_view>

namespace gammonkit::cli {

class JsonTable;

/// Prints objects of JSON as they come, in the form that was asked for: as one array, a line each, or, when
/// all are known, as a table. Errors that are reported meanwhile are objects among them.
class JsonArray {
public:
    explicit JsonArray(Session& session);
    JsonArray(const JsonArray&) = delete;
    JsonArray& operator=(const JsonArray&) = delete;
    /// Ends the array.
    ~JsonArray();

    /// One object, or several with commas between them.
    void add(std::string_view elements);

private:
    void add_lines(std::string_view elements);

    Session& session_;
    std::unique_ptr<JsonTable> table_;
    bool empty_ = true;
};

/// Prints one document, an object or an array of them, in the form that was asked for.
void print_json(Session& session, std::string_view document);

}  // namespace gammonkit::cli
