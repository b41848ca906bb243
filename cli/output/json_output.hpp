#pragma once

#include "cli/console/console.hpp"
#include "cli/options/command.hpp"

#include <memory>
#include <optional>
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

/// Prints an answer: JSON as below, where the command line asks for that, else text.
void print_answer(Session& session, std::string_view answer, Console::Data what = Console::Data::answer);

/// Prints what `json_of` makes of each item, as elements of one array, or else what `text_of` makes of it.
template <class Items, class JsonOf, class TextOf>
void print_each(Session& session, const Items& items, const JsonOf& json_of, const TextOf& text_of)
{
    std::optional<JsonArray> array;
    if (session.options.output.json) array.emplace(session);
    for (const auto& item : items)
        array ? array->add(json_of(item)) : session.console.text(text_of(item));
}

/// Prints one document, an object or an array of them, in the form that was asked for.
void print_json(Session& session, std::string_view document, Console::Data what = Console::Data::answer);

}  // namespace gammonkit::cli
