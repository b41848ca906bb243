#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace gammonkit {

/// Writes JSON from front to back, without building a tree of it first. It is UTF-8 whatever texts it holds.
class JsonText {
public:
    /// With so many blanks for each level, or, at 0, all in one line.
    explicit JsonText(int indent = 0) : indent_(static_cast<std::size_t>(indent)) {}

    /// An object or array that ends where its scope ends.
    class Scope {
    public:
        Scope(JsonText& json, std::string_view brackets);
        ~Scope();
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;

    private:
        JsonText& json_;
        char end_;
    };

    [[nodiscard]] Scope object() { return {*this, "{}"}; }
    [[nodiscard]] Scope array() { return {*this, "[]"}; }

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

    [[nodiscard]] std::string take() { return std::move(text_); }

private:
    /// Parts a value from the one before it.
    void part();
    void begin_line();
    /// Adds what stands between quotes for UTF-8 text.
    void escape(std::string_view text);

    std::string text_;
    std::size_t indent_;
    std::size_t depth_ = 0;
};

}  // namespace gammonkit
