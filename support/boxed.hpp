#pragma once

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// What lies elsewhere, so that structs of which there are many stay small.
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

/// A value that lies elsewhere, for what is large beside that which it is an alternative to. Always there,
/// but in what was moved from.
template <class T>
class Indirect {
public:
    Indirect() : Indirect(T()) {}
    Indirect(T value) : value_(std::make_unique<T>(std::move(value))) {}
    Indirect(const Indirect& other) : Indirect(*other) {}
    Indirect(Indirect&&) noexcept = default;
    Indirect& operator=(const Indirect& other)
    {
        if (this != &other) value_ = std::make_unique<T>(*other);
        return *this;
    }
    Indirect& operator=(Indirect&&) noexcept = default;
    ~Indirect() = default;

    [[nodiscard]] T& operator*() { return *value_; }
    [[nodiscard]] const T& operator*() const { return *value_; }
    [[nodiscard]] T* operator->() { return value_.get(); }
    [[nodiscard]] const T* operator->() const { return value_.get(); }

    friend bool operator==(const Indirect& a, const Indirect& b) { return *a == *b; }

private:
    std::unique_ptr<T> value_;
};

/// A list that is nearly always empty, and part of what there are many of: empty it is one pointer.
template <class T>
class RareList {
public:
    using value_type = T;
    using iterator = T*;
    using const_iterator = const T*;

    RareList() = default;
    RareList(std::initializer_list<T> things) : RareList(std::vector<T>(things)) {}
    RareList(std::vector<T> things)
    {
        if (!things.empty()) things_ = std::make_unique<std::vector<T>>(std::move(things));
    }
    RareList(const RareList& other) : things_(other.copied()) {}
    RareList(RareList&&) noexcept = default;
    RareList& operator=(const RareList& other)
    {
        if (this != &other) things_ = other.copied();
        return *this;
    }
    RareList& operator=(RareList&&) noexcept = default;
    ~RareList() = default;

    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] std::size_t size() const { return things_ ? things_->size() : 0; }
    [[nodiscard]] const T* data() const { return things_ ? things_->data() : nullptr; }
    [[nodiscard]] T* data() { return things_ ? things_->data() : nullptr; }
    [[nodiscard]] const T* begin() const { return data(); }
    [[nodiscard]] T* begin() { return data(); }
    [[nodiscard]] const T* end() const { return begin() + size(); }
    [[nodiscard]] T* end() { return begin() + size(); }
    [[nodiscard]] const T& operator[](std::size_t i) const { return (*things_)[i]; }
    [[nodiscard]] T& operator[](std::size_t i) { return (*things_)[i]; }
    [[nodiscard]] const T& at(std::size_t i) const
    {
        return things_ ? things_->at(i) : throw std::out_of_range("RareList");
    }
    [[nodiscard]] T& at(std::size_t i) { return list().at(i); }
    [[nodiscard]] const T& front() const { return things_->front(); }
    [[nodiscard]] T& front() { return things_->front(); }
    [[nodiscard]] const T& back() const { return things_->back(); }
    [[nodiscard]] T& back() { return things_->back(); }

    void reserve(std::size_t size) { list().reserve(size); }
    void push_back(T thing) { list().push_back(std::move(thing)); }
    T& emplace_back() { return list().emplace_back(); }
    T* insert(const T* place, T thing)
    {
        const std::ptrdiff_t before = place - begin();
        return &*list().insert(list().begin() + before, std::move(thing));
    }
    void erase(const T* place) { things_->erase(things_->begin() + (place - begin())); }
    void clear() { things_.reset(); }

    friend bool operator==(const RareList& a, const RareList& b)
    {
        if (a.empty() || b.empty()) return a.empty() == b.empty();
        return *a.things_ == *b.things_;
    }

    template <class Predicate>
    friend void erase_if(RareList& list, Predicate is_out)
    {
        if (list.things_) std::erase_if(*list.things_, is_out);
    }

private:
    [[nodiscard]] std::unique_ptr<std::vector<T>> copied() const
    {
        return empty() ? nullptr : std::make_unique<std::vector<T>>(*things_);
    }
    std::vector<T>& list()
    {
        if (!things_) things_ = std::make_unique<std::vector<T>>();
        return *things_;
    }

    std::unique_ptr<std::vector<T>> things_;
};

/// A text that is nearly always empty, and part of what there are many of: empty it is one pointer.
class RareText {
public:
    RareText() = default;
    RareText(std::string text)
    {
        if (!text.empty()) text_.emplace(std::move(text));
    }
    RareText(std::string_view text) : RareText(std::string(text)) {}
    RareText(const char* text) : RareText(std::string(text)) {}

    [[nodiscard]] std::string_view view() const
    {
        return text_ ? std::string_view(*text_) : std::string_view();
    }
    operator std::string_view() const& { return view(); }
    operator std::string_view() const&& = delete;  // It would outlive the text.
    [[nodiscard]] std::string str() const { return std::string(view()); }
    [[nodiscard]] bool empty() const { return view().empty(); }
    void clear() { text_.reset(); }
    /// To be changed. Who makes it empty again should rather `clear`.
    [[nodiscard]] std::string& edited() { return text_ ? *text_ : text_.emplace(); }

    friend bool operator==(const RareText& a, const RareText& b) { return a.view() == b.view(); }
    template <class Text>
        requires std::convertible_to<const Text&, std::string_view>
    friend bool operator==(const RareText& a, const Text& b)
    {
        return a.view() == std::string_view(b);
    }

private:
    Boxed<std::string> text_;
};

}  // namespace gammonkit
