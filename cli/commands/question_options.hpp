#pragma once

#include "cli/options/option_table.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <initializer_list>
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

/// Fails with code "usage" if an option stands on the command line that a question, "--words", does not take.
/// What is told and where it goes may always be said.
[[nodiscard]] inline Result<void> check_alone(const OptionTable& table, std::string_view question,
                                              std::initializer_list<std::string_view> takes = {})
{
    constexpr std::string_view kOfAll[] = {"--output", "--force", "--quiet", "--verbose", "--diagnostics"};
    for (const Option& option : table.options()) {
        const std::string_view name = option.long_name();
        const bool is_taken = name == question || std::ranges::find(kOfAll, name) != std::end(kOfAll) ||
                              std::ranges::find(takes, name) != takes.end();
        if (!is_taken && table.is_typed(name))
            return failure("usage", fmt::format("{} takes no {}", question, name));
    }
    return {};
}

}  // namespace gammonkit::cli
