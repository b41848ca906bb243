#pragma once

#include "support/result.hpp"

#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

/// Under which heading help lists an option.
enum class OptionGroup { verb, place, decisions, rollouts, engine, boards, output, input, messages };

/// What a shell offers as the value of an option, or as the argument of a verb.
enum class Completes { nothing, file, directory, format, choice, verb, theme, table, thresholds };

/// The whole numbers that an option takes.
struct Range {
    int least;
    int most;
};

/// A number in percent, "54%" or "54", as a part of 1; nothing if it is none, or not from 0 to 100.
[[nodiscard]] std::optional<double> percentage(std::string_view text);

/// One option of a verb: what is typed, and what becomes of its value. Parsing, help, man pages and
/// completion come from this; its help is in cli/text/options.md.
struct Option {
    std::string_view names;  ///< "-o,--output"; the long name last.
    std::string_view value;  ///< What to call its value: "FILE"; empty for a flag.
    OptionGroup group = OptionGroup::verb;
    bool is_list = false;  ///< Whether it may be given again, for another value.
    Completes completes = Completes::nothing;
    std::vector<std::string_view> choices = {};
    std::string_view old_name = {};  ///< What it was called before: still taken, but not shown.
    bool is_hidden = false;          ///< Still taken, but not shown: another says the same now.
    /// Puts a value into the verb's options. Fails with code "usage" on one that it does not take.
    std::function<Result<void>(const std::string& value)> take;
    std::vector<std::string> given = {};  ///< Its values as they were written; an empty one for a flag.
    bool is_from_settings = false;        ///< Whether they come from settings, not from the command line.

    [[nodiscard]] bool is_flag() const { return value.empty(); }
    /// "--output"
    [[nodiscard]] std::string_view long_name() const { return names.substr(names.find(',') + 1); }
    /// "-o", or empty.
    [[nodiscard]] std::string_view short_name() const;
    /// Takes a value, as the command line gives it.
    [[nodiscard]] Result<void> give(const std::string& text);
};

/// A word that an option takes, and what it stands for.
template <class T>
struct Choice {
    std::string_view word;
    T meaning;
};

/// The options of a verb, each bound to the member of its struct that takes the value.
class OptionTable {
public:
    OptionTable() = default;
    OptionTable(const OptionTable&) = delete;  // Its functions refer to its options.
    OptionTable& operator=(const OptionTable&) = delete;

    /// What is bound from here on stands under this heading in help.
    OptionTable& in(OptionGroup group)
    {
        group_ = group;
        return *this;
    }

    Option& flag(std::string_view names, bool& member);
    Option& add(std::string_view names, std::string_view value, std::string& member,
                Completes completes = Completes::nothing);
    Option& add(std::string_view names, std::string_view value, std::vector<std::string>& member,
                Completes completes = Completes::nothing);
    Option& add(std::string_view names, std::string_view value, std::optional<int>& member, Range range);
    /// A number from `least` to `most`, or if these are nothing one above 0.
    Option& number(std::string_view names, std::string_view value, std::optional<double>& member,
                   std::optional<double> least = {}, std::optional<double> most = {});
    /// A part of 1, given in percent: "45.4", "45.4%".
    Option& percent(std::string_view names, std::string_view value, std::optional<double>& member);
    /// One of a few words. Where a separator is named, anything may stand behind it: "socket:HOST:PORT".
    Option& choice(std::string_view names, std::string_view value, std::string& member,
                   std::span<const std::string_view> words, char separator = '\0');

    /// One of a few words, each with its meaning.
    template <class T, class Member>
    Option& choice(std::string_view names, std::string_view value, Member& member,
                   std::span<const Choice<T>> choices)
    {
        Option& option = start(names, value);
        option.completes = Completes::choice;
        for (const Choice<T>& choice : choices)
            option.choices.push_back(choice.word);
        option.take = [&option, &member, choices](const std::string& text) -> Result<void> {
            GK_TRY(const std::size_t index, index_of(option, text));
            member = choices[index].meaning;
            return {};
        };
        return option;
    }

    /// One of a few values by their names.
    template <class T, class Member>
    Option& choice(std::string_view names, std::string_view value, Member& member, std::span<const T> values,
                   std::string_view (*name_of)(T))
    {
        Option& option = start(names, value);
        option.completes = Completes::choice;
        for (const T each : values)
            option.choices.push_back(name_of(each));
        option.take = [&option, &member, values](const std::string& text) -> Result<void> {
            GK_TRY(const std::size_t index, index_of(option, text));
            member = values[index];
            return {};
        };
        return option;
    }

    /// Whatever a function understands.
    template <class T, class Member>
    Option& add(std::string_view names, std::string_view value, Member& member,
                Result<T> (*understand)(std::string_view text), Completes completes = Completes::nothing)
    {
        Option& option = start(names, value);
        option.completes = completes;
        option.take = [&member, understand](const std::string& text) -> Result<void> {
            GK_TRY(member, understand(text));
            return {};
        };
        return option;
    }

    /// In the order in which help lists them.
    [[nodiscard]] const std::deque<Option>& options() const { return options_; }
    [[nodiscard]] std::deque<Option>& options() { return options_; }
    /// The option with this long name: "--output"; nothing if the verb has none.
    [[nodiscard]] Option* find(std::string_view long_name);
    [[nodiscard]] const Option* find(std::string_view long_name) const;
    /// True if it was given a value, on the command line or by settings.
    [[nodiscard]] bool is_given(std::string_view long_name) const;
    /// True if it stands on the command line.
    [[nodiscard]] bool is_typed(std::string_view long_name) const;
    /// What it was given last, as it was written; empty if it was not, or the verb has none of this name.
    [[nodiscard]] std::string said(std::string_view long_name) const;

private:
    Option& start(std::string_view names, std::string_view value);
    [[nodiscard]] static Result<std::size_t> index_of(const Option& option, std::string_view word);

    OptionGroup group_ = OptionGroup::verb;
    std::deque<Option> options_ = {};  ///< Functions refer to them.
};

}  // namespace gammonkit::cli
