#include "tests/unit/house/functions.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

namespace gammonkit::house {
namespace {

struct Token {
    std::string_view text;
    std::size_t line;
};

bool is_word(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// Cuts C++ source into words and single characters; comments, preprocessor lines and the insides of literals
/// are left out.
class Lexer {
public:
    explicit Lexer(std::string_view source) : rest_(source) {}

    std::vector<Token> tokens()
    {
        std::vector<Token> tokens;
        while (!rest_.empty()) {
            if (!skip_space_or_comment()) tokens.push_back(next());
        }
        return tokens;
    }

private:
    std::string_view take(std::size_t length)
    {
        const std::string_view taken = rest_.substr(0, length);
        line_ += static_cast<std::size_t>(std::ranges::count(taken, '\n'));
        at_line_start_ = !taken.empty() && (taken.back() == '\n' || (at_line_start_ && taken == " "));
        rest_.remove_prefix(taken.size());
        return taken;
    }

    /// The length up to and with `end`, or all that is left.
    std::size_t up_to(std::string_view end, std::size_t from) const
    {
        const std::size_t found = rest_.find(end, from);
        return found == std::string_view::npos ? rest_.size() : found + end.size();
    }

    bool skip_space_or_comment()
    {
        if (std::isspace(static_cast<unsigned char>(rest_[0])) != 0) {
            take(1);
        } else if (rest_.starts_with("//")) {
            take(up_to("\n", 0));
        } else if (rest_.starts_with("/*")) {
            take(up_to("*/", 2));
        } else if (rest_[0] == '#' && at_line_start_) {
            take(directive_length());
        } else {
            return false;
        }
        return true;
    }

    /// A preprocessor line goes on after a backslash at its end.
    std::size_t directive_length() const
    {
        std::size_t end = up_to("\n", 0);
        while (end >= 2 && end < rest_.size() && rest_[end - 2] == '\\')
            end = up_to("\n", end);
        return end;
    }

    Token next()
    {
        const std::size_t line = line_;
        if (rest_[0] == '"') return {take(quoted_length('"')).substr(0, 1), line};
        if (rest_[0] == '\'') return {take(quoted_length('\'')).substr(0, 1), line};
        if (!is_word(rest_[0])) return {take(1), line};
        std::size_t length = 1;
        while (length < rest_.size() && continues_word(length))
            ++length;
        const std::string_view word = take(length);
        if (word.ends_with('R') && rest_.starts_with('"')) return {take(raw_length()).substr(0, 1), line};
        return {word, line};
    }

    /// 1'000 is one number, but u8'x' is a literal.
    bool continues_word(std::size_t at) const
    {
        const bool number = std::isdigit(static_cast<unsigned char>(rest_[0])) != 0;
        return is_word(rest_[at]) || (number && (rest_[at] == '\'' || rest_[at] == '.'));
    }

    std::size_t quoted_length(char quote) const
    {
        std::size_t at = 1;
        while (at < rest_.size() && rest_[at] != quote)
            at += rest_[at] == '\\' ? 2 : 1;
        return std::min(at + 1, rest_.size());
    }

    std::size_t raw_length() const
    {
        const std::size_t open = rest_.find('(');
        return up_to(")" + std::string(rest_.substr(1, open - 1)) + "\"", open);
    }

    std::string_view rest_;
    std::size_t line_ = 1;
    bool at_line_start_ = true;
};

using Tokens = std::vector<Token>;

/// Walks over declarations and enters namespaces and classes, but not functions.
class Finder {
public:
    explicit Finder(Tokens tokens) : tokens_(std::move(tokens)) {}

    std::vector<FoundFunction> find()
    {
        while (at_ < tokens_.size())
            step();
        return found_;
    }

private:
    void step()
    {
        const std::string_view text = tokens_[at_].text;
        if (text == "{") {
            open_brace();
        } else if (text == ";" || text == "}" || (text == ":" && is_access_specifier()) ||
                   (text == ")" && is_macro_call())) {
            ++at_;
            head_ = at_;
        } else {
            ++at_;
        }
    }

    [[nodiscard]] bool is_access_specifier() const
    {
        const std::string_view first = tokens_[head_].text;
        return at_ == head_ + 1 && (first == "public" || first == "private" || first == "protected");
    }

    /// BOOST_SPIRIT_DEFINE(a, b) and the like stand at namespace scope without a semicolon.
    [[nodiscard]] bool is_macro_call() const
    {
        const std::string_view name = tokens_[head_].text;
        const std::span<const Token> call = between(head_, at_ + 1);
        return head_ + 1 < at_ && tokens_[head_ + 1].text == "(" &&
               name.find('_') != std::string_view::npos &&
               std::ranges::none_of(
                   name, [](char c) { return std::islower(static_cast<unsigned char>(c)) != 0; }) &&
               std::ranges::count(call, "(", &Token::text) == std::ranges::count(call, ")", &Token::text);
    }

    void open_brace()
    {
        if (opens_body()) {
            const std::size_t last = matching_brace();
            found_.push_back({name(), tokens_[head_].line, tokens_[last].line - tokens_[head_].line + 1});
            at_ = last + 1;
            if (!declaration_goes_on()) head_ = at_;
        } else if (opens_scope()) {
            ++at_;
            head_ = at_;
        } else {
            at_ = matching_brace() + 1;
        }
    }

    /// After the body of a lambda, to the semicolon of what it is assigned to.
    [[nodiscard]] bool declaration_goes_on() const
    {
        constexpr std::string_view kContinues = ";,)(";
        return at_ < tokens_.size() && kContinues.find(tokens_[at_].text[0]) != std::string_view::npos;
    }

    [[nodiscard]] std::size_t matching_brace() const
    {
        std::size_t depth = 0;
        for (std::size_t i = at_; i < tokens_.size(); ++i) {
            if (tokens_[i].text == "{") ++depth;
            if (tokens_[i].text == "}" && --depth == 0) return i;
        }
        return tokens_.size() - 1;
    }

    [[nodiscard]] bool head_has(std::string_view word) const
    {
        return std::ranges::count(between(head_, at_), word, &Token::text) > 0;
    }

    [[nodiscard]] bool opens_scope() const
    {
        constexpr std::array<std::string_view, 6> kScopes = {"namespace", "class", "struct",
                                                             "union",     "enum",  "extern"};
        return !is_initializer() &&
               std::ranges::any_of(kScopes, [&](std::string_view word) { return head_has(word); });
    }

    /// True after an "=" that is not part of an operator's name or a default argument.
    [[nodiscard]] bool is_initializer() const
    {
        int depth = 0;
        for (std::size_t i = head_; i < at_; ++i) {
            const std::string_view text = tokens_[i].text;
            if (text == "operator") i = skip_operator_name(i);
            if (text == "template") i = skip_template_parameters(i);
            if (text == "(" || text == "[") ++depth;
            if (text == ")" || text == "]") --depth;
            if (text == "=" && depth == 0) return true;
        }
        return false;
    }

    [[nodiscard]] std::size_t skip_operator_name(std::size_t i) const
    {
        while (i + 1 < at_ && tokens_[i + 1].text != "(")
            ++i;
        return i;
    }

    /// From "template" to its closing bracket.
    [[nodiscard]] std::size_t skip_template_parameters(std::size_t i) const
    {
        int depth = 0;
        for (++i; i < at_; ++i) {
            if (tokens_[i].text == "<") ++depth;
            if (tokens_[i].text == ">" && --depth == 0) break;
        }
        return i;
    }

    /// A body follows a parameter list (perhaps with const, noexcept, a return type), or a lambda's brackets;
    /// not an open parenthesis, and not a name as in `Type value{...}` or `: member_{...}`.
    [[nodiscard]] bool opens_body() const
    {
        std::size_t close = at_;
        while (close > head_ && is_after_parameters(tokens_[close - 1].text))
            --close;
        if (close == head_) return false;
        const std::string_view last = tokens_[close - 1].text;
        if (last == "]") return is_initializer();
        if (last == ")") return !(is_member_initializer_list(at_) && last_is_name());
        return last == "}" && is_member_initializer_list(close) && close == at_;
    }

    [[nodiscard]] bool last_is_name() const
    {
        return at_ > head_ && (is_word(tokens_[at_ - 1].text[0]) || tokens_[at_ - 1].text == ">");
    }

    /// What may stand between ")" and "{": words, and the punctuation of a trailing return type.
    [[nodiscard]] static bool is_after_parameters(std::string_view text)
    {
        constexpr std::string_view kPunctuation = "&*<>:,-";
        return (is_word(text[0]) && text != "namespace") ||
               kPunctuation.find(text[0]) != std::string_view::npos;
    }

    /// True after ") :" outside of parentheses; "::" is two tokens without ")" before them.
    [[nodiscard]] bool is_member_initializer_list(std::size_t end) const
    {
        for (std::size_t i = head_ + 1; i + 1 < end; ++i) {
            const bool after_parameters = tokens_[i - 1].text == ")" || tokens_[i - 1].text == "noexcept";
            if (after_parameters && tokens_[i].text == ":" && tokens_[i + 1].text != ":") return true;
        }
        return false;
    }

    /// The word before the first parenthesis; "lambda" if there is none.
    [[nodiscard]] std::string name() const
    {
        for (std::size_t i = head_ + 1; i < at_; ++i) {
            if (tokens_[i].text == "(" && is_word(tokens_[i - 1].text[0]))
                return std::string(tokens_[i - 1].text);
            if (tokens_[i].text == "operator") return "operator";
        }
        return "lambda";
    }

    [[nodiscard]] std::span<const Token> between(std::size_t first, std::size_t last) const
    {
        return std::span(tokens_).subspan(first, last - first);
    }

    Tokens tokens_;
    std::size_t at_ = 0;
    std::size_t head_ = 0;  ///< Where the declaration that we are in began.
    std::vector<FoundFunction> found_;
};

}  // namespace

std::vector<FoundFunction> find_functions(std::string_view source)
{
    return Finder(Lexer(source).tokens()).find();
}

}  // namespace gammonkit::house
