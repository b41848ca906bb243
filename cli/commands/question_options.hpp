#pragma once

#include "cli/options/option_table.hpp"

#include <fmt/format.h>
#include <span>
#include <string_view>

namespace gammonkit::cli {

/// An option that only some questions of a verb take, as people call them: "'met show' and 'met diff'".
struct OptionOfQuestions {
    std::string_view option;
    std::string_view questions;
};

/// Fails with code "usage" if an option stands on the command line that is for other questions than this.
[[nodiscard]] inline Result<void> check_question(const OptionTable& table, std::string_view question,
                                                 std::span<const OptionOfQuestions> options)
{
    for (const auto& [option, questions] : options) {
        if (table.is_typed(option) && questions.find(question) == std::string_view::npos)
            return failure("usage", fmt::format("{} is for {}", option, questions));
    }
    return {};
}

}  // namespace gammonkit::cli
