#pragma once

#include <string>
#include <string_view>

namespace gammonkit::html {

/// Writes JSON from front to back, without building a tree of it first. It is UTF-8 whatever texts it holds.
class JsonText {
public:
    /// An object or array that ends where its scope ends.
    class Scope {
    public:
        Scope(JsonText& json, std::string_view brackets);
        ~Scope() { json_.text_ += end_; }
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
    /// With so many decimals (see append_fixed); null for what is no number.
    void fixed(double number, int decimals);
    /// As short as it can be.
    void number(double number);
    void yes();
    void null();

    [[nodiscard]] std::string take() { return std::move(text_); }

private:
    /// Parts a value from the one before it.
    void part();

    std::string text_;
};

}  // namespace gammonkit::html
