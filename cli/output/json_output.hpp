#pragma once

#include "cli/console/console.hpp"
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
    void add(std::string_view elements, Console::Data what);
    void add_lines(std::string_view elements, Console::Data what);

    Session& session_;
    std::unique_ptr<JsonTable> table_;
    Console::Data of_table_ = Console::Data::frame;
    bool empty_ = true;
};

/// Prints one document, an object or an array of them, in the form that was asked for.
void print_json(Session& session, std::string_view document, Console::Data what = Console::Data::answer);

}  // namespace gammonkit::cli
