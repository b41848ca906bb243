#pragma once

#include <set>
#include <string>
#include <string_view>

namespace gammonkit {

/// A text as part of a file's name that every system takes: "Kévin Unger" is "kevin-unger". Letters of other
/// scripts are written in ours where ICU knows how; of everything else only digits stay, and dashes between.
/// At most 60 letters; empty where nothing is left.
[[nodiscard]] std::string file_slug(std::string_view utf8);

/// Gives names that differ, whatever their case.
class UniqueSlugs {
public:
    /// What is taken already.
    void take(std::string_view slug);

    /// The slug of a text, with a number behind it where another has it: "ann", "ann-2". `otherwise` stands
    /// in for a text of which nothing is left.
    [[nodiscard]] std::string slug_of(std::string_view utf8, std::string_view otherwise);

private:
    std::set<std::string, std::less<>> taken_;
};

}  // namespace gammonkit
