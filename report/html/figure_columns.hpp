#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::html {

/// Whole numbers as a text of letters, which gzip makes small and a few lines of script read: each is stored
/// as its difference from the one before it, with the sign as the lowest bit. Less than 80 is one letter. A
/// letter of 80 to 89 tells how often 91 goes into what is above 80, and another the rest. The letter 90 is
/// followed by five, the lowest first, in the base 91. The letters are those of ASCII from "#" to "~" without
/// the backslash: nothing that JSON would escape.
class FigureColumn {
public:
    void add(int number);
    [[nodiscard]] std::string_view letters() const { return letters_; }

private:
    int before_ = 0;
    std::string letters_;
};

}  // namespace gammonkit::html
