#pragma once

#include <cstddef>
#include <memory>

namespace gammonkit {

/// Memory for numbers that are written before they are read. It only grows, and then forgets what it held.
template <class Number>
class ScratchBuffer {
public:
    void make(std::size_t count)
    {
        if (count <= count_) return;
        numbers_.reset(new Number[count]);  // Not std::make_unique, which would do that, too.
        count_ = count;
    }

    [[nodiscard]] Number* data() const { return numbers_.get(); }

private:
    std::unique_ptr<Number[]> numbers_;  // NOLINT(*-avoid-c-arrays): a vector would fill it with zeros.
    std::size_t count_ = 0;
};

}  // namespace gammonkit
