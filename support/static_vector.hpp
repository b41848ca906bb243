#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace gammonkit {

/// A list of at most `kMost` things, in place: a play is short, and there are many of them.
template <class T, std::size_t kMost>
class StaticVector {
    static_assert(kMost <= UINT8_MAX);

public:
    StaticVector() = default;
    /// What does not fit is left out.
    StaticVector(std::initializer_list<T> things)
    {
        for (const T& thing : things)
            add(thing);
    }

    /// False, and nothing added, if the list is full.
    bool add(const T& thing)
    {
        if (size_ == kMost) return false;
        things_[size_++] = thing;
        return true;
    }

    /// Leaves the first `size` things, of which there must be so many.
    void cut_to(std::size_t size) { size_ = static_cast<std::uint8_t>(size); }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return things_[i]; }
    [[nodiscard]] const T& back() const { return things_[size_ - 1]; }
    [[nodiscard]] T& back() { return things_[size_ - 1]; }
    [[nodiscard]] const T* begin() const { return things_.data(); }
    [[nodiscard]] const T* end() const { return things_.data() + size_; }
    [[nodiscard]] T* begin() { return things_.data(); }
    [[nodiscard]] T* end() { return things_.data() + size_; }

    friend bool operator==(const StaticVector& a, const StaticVector& b)
    {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::array<T, kMost> things_{};
    std::uint8_t size_ = 0;
};

}  // namespace gammonkit
