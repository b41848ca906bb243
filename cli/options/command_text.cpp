#include "cli/options/command_text.hpp"

#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kHeading = "# ";
constexpr std::string_view kExamples = "## Examples";
constexpr std::string_view kMainOptions = "## Main options";
constexpr std::string_view kSection = "## ";
constexpr std::string_view kIndented = "    ";
constexpr std::string_view kProgram = "gammonkit ";

/// What stands between empty lines.
std::vector<std::string_view> blocks_of(std::string_view markdown)
{
    std::vector<std::string_view> blocks;
    while (!markdown.empty()) {
        const std::size_t end = std::min(markdown.find("\n\n"), markdown.size());
        std::string_view block = markdown.substr(0, end);
        if (block.ends_with('\n')) block = without_last(block);
        blocks.push_back(block);
        markdown = without_first(markdown, end + 2);
    }
    return blocks;
}

std::string_view command_page(std::string_view name)
{
    const auto page = std::ranges::find(command_pages(), name, &CommandPage::name);
    return page == command_pages().end() ? std::string_view() : page->markdown;
}

std::string on_one_line(std::string_view paragraph)
{
    std::string line(paragraph);
    std::ranges::replace(line, '\n', ' ');
    return line;
}

/// Command lines in front are usage; other indented lines show what is typed, or stands in a file.
void add_indented(std::string_view block, CommandText& text)
{
    const bool is_usage = text.description.empty() && block.substr(kIndented.size()).starts_with(kProgram);
    if (!is_usage) {
        text.description.emplace_back(block);
        return;
    }
    for (const std::string_view line : split(block, '\n'))
        text.usage.emplace_back(line.substr(kIndented.size() + kProgram.size()));
}

void add_example(std::string_view block, CommandText& text)
{
    if (block.starts_with(kIndented)) {
        text.examples.push_back({.line = std::string(block.substr(kIndented.size())), .purpose = {}});
    } else if (!text.examples.empty()) {
        text.examples.back().purpose = on_one_line(block);
    }
}

/// "--to (convert, split)": the name, and the verbs whose option it is; none if it is that of all others.
std::pair<std::string_view, std::string_view> option_of_section(std::string_view heading)
{
    const std::size_t bracket = heading.find(" (");
    if (bracket == std::string_view::npos) return {heading, {}};
    return {heading.substr(0, bracket), without_last(without_first(heading, bracket + 2))};
}

using OptionTexts = std::map<std::pair<std::string, std::string>, std::string>;

/// What each option does, by its name and the verb; with an empty verb that of all others.
OptionTexts option_texts()
{
    OptionTexts texts;
    std::string_view heading;
    for (const std::string_view block : blocks_of(command_page("options"))) {
        if (block.starts_with(kSection)) {
            heading = block.substr(kSection.size());
        } else if (!heading.empty()) {
            const auto [name, verbs] = option_of_section(heading);
            for (const std::string_view verb : split(verbs, ','))
                texts[{std::string(name), std::string(trimmed(verb))}] = on_one_line(block);
        }
    }
    return texts;
}

}  // namespace

CommandText text_of_page(std::string_view markdown)
{
    CommandText text;
    bool are_examples = false;
    bool are_options = false;
    for (const std::string_view block : blocks_of(markdown)) {
        if (block.starts_with(kHeading)) {
            text.summary = block.substr(block.find(": ") + 2);
        } else if (block == kExamples) {
            are_examples = true;
        } else if (block == kMainOptions) {
            are_options = true;
        } else if (std::exchange(are_options, false)) {
            const std::string names = on_one_line(block);
            for (const std::string_view name : split(names, ' '))
                text.main_options.emplace_back(name);
        } else if (are_examples) {
            add_example(block, text);
        } else if (block.starts_with(kIndented)) {
            add_indented(block, text);
        } else {
            text.description.push_back(on_one_line(block));
        }
    }
    return text;
}

CommandText command_text(std::string_view name)
{
    return text_of_page(command_page(name));
}

std::string option_help(std::string_view verb, std::string_view long_name)
{
    static const OptionTexts texts = option_texts();
    for (const std::string_view whose : {verb, std::string_view()}) {
        const auto found = texts.find({std::string(long_name), std::string(whose)});
        if (found != texts.end()) return found->second;
    }
    return {};
}

}  // namespace gammonkit::cli
