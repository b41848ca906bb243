#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace gammonkit {

/// Writes JSON from front to back, without building a tree of it first. It is UTF-8 whatever texts it holds.
/// Where it is indented, parts of it may stand in one line all the same.
class JsonText {
public:
    /// With so many blanks for each level, or, at 0, all in one line.
    explicit JsonText(int indent = 0) : indent_(static_cast<std::size_t>(indent)) {}

    /// An object or array that ends where its scope ends.
    class Scope {
    public:
        Scope(JsonText& json, std::string_view brackets, bool in_one_line);
        ~Scope();
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;

    private:
        JsonText& json_;
        char end_;
        bool was_in_one_line_;
    };

    [[nodiscard]] Scope object() { return {*this, "{}", false}; }
    [[nodiscard]] Scope array() { return {*this, "[]", false}; }
    /// All that it holds stands in one line.
    [[nodiscard]] Scope object_in_line() { return {*this, "{}", true}; }
    [[nodiscard]] Scope array_in_line() { return {*this, "[]", true}; }

    /// Begins a member of an object; its value follows. `name` is written as it is.
    JsonText& key(std::string_view name);

    void string(std::string_view text);
    void integer(long long number);
    void natural(unsigned long long number);
    /// With so many decimals (see append_fixed); null for what is no number.
    void fixed(double number, int decimals);
    /// As short as it can be; null for what is no number.
    void number(double number);
    void boolean(bool is_true);
    void null();
    /// What is JSON already.
    void json(std::string_view text);

    [[nodiscard]] std::string take() { return std::move(text_); }

    /// What is written so far, but for the last letters, by which what follows is parted from it. They come
    /// with the next piece, or with `take`.
    [[nodiscard]] std::string take_piece();

private:
    /// Parts a value from the one before it.
    void part();
    void begin_line();
    [[nodiscard]] bool is_indented() const { return indent_ > 0 && !in_one_line_; }
    /// Adds what stands between quotes for UTF-8 text.
    void escape(std::string_view text);

    std::string text_;
    std::size_t indent_;
    std::size_t depth_ = 0;
    bool in_one_line_ = false;
};

}  // namespace gammonkit
