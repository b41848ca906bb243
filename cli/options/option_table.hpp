#pragma once

#include "support/result.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

/// Under which heading help lists an option.
enum class OptionGroup { verb, place, decisions, rollouts, engine, boards, output, input, messages };

/// What a shell offers as the value of an option, or as the argument of a verb.
enum class Completes { nothing, file, directory, format, choice, verb, theme, table, thresholds, setting };

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
    std::string_view instead = {};   ///< What says the same now: "--to csv". Still taken, but not shown.
    /// Puts a value into the verb's options. Fails with code "usage" on one that it does not take.
    std::function<Result<void>(const Option& option, const std::string& value)> take;
    std::vector<std::string> given = {};  ///< Its values as they were written; an empty one for a flag.
    bool is_from_settings = false;        ///< Whether they come from settings, not from the command line.
    bool was_called_old = false;          ///< Whether the command line said its old name.

    [[nodiscard]] bool is_flag() const { return value.empty(); }
    [[nodiscard]] bool is_hidden() const { return !instead.empty(); }
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
        const auto take = [&member, choices](const Option& option, const std::string& text) -> Result<void> {
            GK_TRY(const std::size_t index, index_of(option, text));
            member = choices[index].meaning;
            return {};
        };
        return start(names, value, Completes::choice, take, words_of(choices, &Choice<T>::word));
    }

    /// One of a few values by their names.
    template <class T, class Member>
    Option& choice(std::string_view names, std::string_view value, Member& member, std::span<const T> values,
                   std::string_view (*name_of)(T))
    {
        const auto take = [&member, values](const Option& option, const std::string& text) -> Result<void> {
            GK_TRY(const std::size_t index, index_of(option, text));
            member = values[index];
            return {};
        };
        return start(names, value, Completes::choice, take, words_of(values, name_of));
    }

    /// Whatever a function understands.
    template <class T, class Member>
    Option& add(std::string_view names, std::string_view value, Member& member,
                Result<T> (*understand)(std::string_view text), Completes completes = Completes::nothing)
    {
        const auto take = [&member, understand](const Option&, const std::string& text) -> Result<void> {
            GK_TRY(member, understand(text));
            return {};
        };
        return start(names, value, completes, take);
    }

    /// In the order in which help lists them.
    [[nodiscard]] const std::vector<Option>& options() const { return options_; }
    [[nodiscard]] std::vector<Option>& options() { return options_; }
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
    Option& start(std::string_view names, std::string_view value, Completes completes,
                  decltype(Option::take) take, std::vector<std::string_view> choices = {});
    template <class T, class Name>
    [[nodiscard]] static std::vector<std::string_view> words_of(std::span<const T> all, Name name)
    {
        std::vector<std::string_view> words(all.size());
        std::ranges::transform(all, words.begin(), name);
        return words;
    }
    [[nodiscard]] static Result<std::size_t> index_of(const Option& option, std::string_view word);

    OptionGroup group_ = OptionGroup::verb;
    std::vector<Option> options_ = {};
};

/// A word of a list, and the parts of something that it names.
template <class Parts>
struct PartWord {
    std::string_view word;
    std::array<bool Parts::*, 3> parts;  ///< Null behind the last.
};

/// Sets what a list names, "pips,names", to a value. Returns the first word that names nothing, if there is
/// one.
template <class Parts>
[[nodiscard]] std::optional<std::string_view> set_parts(Parts& parts, bool value, std::string_view list,
                                                        std::span<const PartWord<Parts>> words)
{
    for (const std::string_view word : split(list, ',')) {
        const auto found = std::ranges::find(words, trimmed(word), &PartWord<Parts>::word);
        if (found == words.end()) return word;
        for (bool Parts::* const part : found->parts) {
            if (part != nullptr) parts.*part = value;
        }
    }
    return std::nullopt;
}

/// The options that decide what an output holds, from the command line or from settings, as they are written:
/// "--level fast --met Woolsey.xml". Leaves out those that say where outputs go, how many inputs are worked
/// on at a time and what is told meanwhile, and those named `besides`.
[[nodiscard]] std::string given_options(const OptionTable& table,
                                        std::initializer_list<std::string_view> besides = {});

}  // namespace gammonkit::cli
