#pragma once

#include <memory>
#include <optional>
#include <utility>

namespace gammonkit {

/// An std::optional whose value lies elsewhere: for what is large, rare, and part of what there are many of.
template <class T>
class Boxed {
public:
    Boxed() = default;
    Boxed(std::nullopt_t) {}
    Boxed(T value) : value_(std::make_unique<T>(std::move(value))) {}
    Boxed(std::optional<T> value)
    {
        if (value) emplace(*std::move(value));
    }
    Boxed(const Boxed& other) { *this = other; }
    Boxed(Boxed&&) noexcept = default;
    Boxed& operator=(const Boxed& other)
    {
        if (this != &other) value_ = other ? std::make_unique<T>(*other) : nullptr;
        return *this;
    }
    Boxed& operator=(Boxed&&) noexcept = default;
    ~Boxed() = default;

    template <class... Arguments>
    T& emplace(Arguments&&... arguments)
    {
        value_ = std::make_unique<T>(std::forward<Arguments>(arguments)...);
        return *value_;
    }
    void reset() { value_.reset(); }

    [[nodiscard]] bool has_value() const { return value_ != nullptr; }
    explicit operator bool() const { return has_value(); }
    operator std::optional<T>() const { return value_ ? std::optional<T>(*value_) : std::nullopt; }
    [[nodiscard]] T& operator*() { return *value_; }
    [[nodiscard]] const T& operator*() const { return *value_; }
    [[nodiscard]] T* operator->() { return value_.get(); }
    [[nodiscard]] const T* operator->() const { return value_.get(); }

    friend bool operator==(const Boxed& a, const Boxed& b)
    {
        return a.has_value() == b.has_value() && (!a || *a == *b);
    }

private:
    std::unique_ptr<T> value_;
};

}  // namespace gammonkit
