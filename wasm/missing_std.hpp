#pragma once

// What C++20 has and the standard library of Debian's emscripten (libc++ 13) has not: the algorithms for
// whole ranges, numbers with a point to and from text, std::jthread. Every source of the WebAssembly build
// includes this first; the sources themselves are plain C++20. Only what is used stands here, and only as far
// as it is used: algorithms give iterators even where a range is a temporary.

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <functional>
#include <iterator>
#include <memory>
#include <ranges>
#include <thread>
#include <utility>
#include <vector>

namespace std {

// Defined in wasm/support/decimal_chars.cpp.
from_chars_result from_chars(const char* first, const char* last, double& number);
from_chars_result from_chars(const char* first, const char* last, float& number);
to_chars_result to_chars(char* first, char* last, double number);
to_chars_result to_chars(char* first, char* last, float number);

template <class To, class From>
constexpr To bit_cast(const From& from) noexcept
{
    return __builtin_bit_cast(To, from);
}

/// There are no threads: the constructor throws std::system_error, as it does where a system refuses one.
class jthread : public thread {
public:
    using thread::thread;
    jthread(jthread&&) noexcept = default;
    ~jthread()
    {
        if (joinable()) join();
    }
};

}  // namespace std

namespace std::ranges {

// ---- Asking about elements ----

template <class Range, class Test, class Projection = identity>
constexpr auto find_if(Range&& range, Test test, Projection projection = {})
{
    return std::find_if(begin(range), end(range),
                        [&](auto&& item) { return invoke(test, invoke(projection, item)); });
}
template <class Range, class Test, class Projection = identity>
constexpr auto find_if_not(Range&& range, Test test, Projection projection = {})
{
    return std::find_if(begin(range), end(range),
                        [&](auto&& item) { return !invoke(test, invoke(projection, item)); });
}
template <class Range, class Value, class Projection = identity>
constexpr auto find(Range&& range, const Value& value, Projection projection = {})
{
    return std::find_if(begin(range), end(range),
                        [&](auto&& item) { return invoke(projection, item) == value; });
}
template <class Range, class Test, class Projection = identity>
constexpr bool any_of(Range&& range, Test test, Projection projection = {})
{
    return ranges::find_if(range, std::ref(test), std::ref(projection)) != end(range);
}
template <class Range, class Test, class Projection = identity>
constexpr bool all_of(Range&& range, Test test, Projection projection = {})
{
    return ranges::find_if_not(range, std::ref(test), std::ref(projection)) == end(range);
}
template <class Range, class Test, class Projection = identity>
constexpr bool none_of(Range&& range, Test test, Projection projection = {})
{
    return !ranges::any_of(range, std::ref(test), std::ref(projection));
}
template <class Range, class Test, class Projection = identity>
constexpr auto count_if(Range&& range, Test test, Projection projection = {})
{
    return std::count_if(begin(range), end(range),
                         [&](auto&& item) { return invoke(test, invoke(projection, item)); });
}
template <class Range, class Value, class Projection = identity>
constexpr auto count(Range&& range, const Value& value, Projection projection = {})
{
    return std::count_if(begin(range), end(range),
                         [&](auto&& item) { return invoke(projection, item) == value; });
}
template <class First, class Second>
constexpr bool equal(First&& first, Second&& second)
{
    return std::equal(begin(first), end(first), begin(second), end(second));
}
template <class Range, class Function>
constexpr void for_each(Range&& range, Function function)
{
    std::for_each(begin(range), end(range), std::ref(function));
}

// ---- Order ----

template <class Compare, class Projection>
constexpr auto projected_compare(Compare& compare, Projection& projection)
{
    return [&](auto&& a, auto&& b) { return invoke(compare, invoke(projection, a), invoke(projection, b)); };
}
template <class Range, class Compare = less, class Projection = identity>
constexpr auto max_element(Range&& range, Compare compare = {}, Projection projection = {})
{
    return std::max_element(begin(range), end(range), projected_compare(compare, projection));
}
template <class Range, class Compare = less, class Projection = identity>
constexpr auto min_element(Range&& range, Compare compare = {}, Projection projection = {})
{
    return std::min_element(begin(range), end(range), projected_compare(compare, projection));
}
template <class Range, class Compare = less, class Projection = identity>
constexpr void sort(Range&& range, Compare compare = {}, Projection projection = {})
{
    std::sort(begin(range), end(range), projected_compare(compare, projection));
}
template <class Range, class Compare = less, class Projection = identity>
void stable_sort(Range&& range, Compare compare = {}, Projection projection = {})
{
    std::stable_sort(begin(range), end(range), projected_compare(compare, projection));
}
template <class Range, class Iterator, class Compare = less, class Projection = identity>
void partial_sort(Range&& range, Iterator middle, Compare compare = {}, Projection projection = {})
{
    std::partial_sort(begin(range), middle, end(range), projected_compare(compare, projection));
}
template <class Iterator>
struct LaterPart {
    Iterator first;
    Iterator last;
    [[nodiscard]] Iterator begin() const { return first; }
    [[nodiscard]] Iterator end() const { return last; }
};
template <class Range, class Test, class Projection = identity>
auto stable_partition(Range&& range, Test test, Projection projection = {})
{
    const auto middle = std::stable_partition(
        begin(range), end(range), [&](auto&& item) { return invoke(test, invoke(projection, item)); });
    return LaterPart<decltype(begin(range))>{middle, end(range)};
}

// ---- Changing and copying ----

template <class In, class Out>
struct InAndOut {
    In in;
    Out out;
};
template <class Range, class Out>
constexpr auto copy(Range&& range, Out out)
{
    return InAndOut<decltype(begin(range)), Out>{end(range), std::copy(begin(range), end(range), out)};
}
template <class Range, class Out>
constexpr auto move(Range&& range, Out out)
{
    return InAndOut<decltype(begin(range)), Out>{end(range), std::move(begin(range), end(range), out)};
}
template <class Iterator, class Count, class Out>
constexpr auto copy_n(Iterator first, Count count, Out out)
{
    return InAndOut<Iterator, Out>{std::next(first, count), std::copy_n(first, count, out)};
}
template <class Range, class Out, class Test, class Projection = identity>
constexpr void copy_if(Range&& range, Out out, Test test, Projection projection = {})
{
    std::copy_if(begin(range), end(range), out,
                 [&](auto&& item) { return invoke(test, invoke(projection, item)); });
}
template <class Range, class Out, class Function, class Projection = identity>
constexpr void transform(Range&& range, Out out, Function function, Projection projection = {})
{
    std::transform(begin(range), end(range), out,
                   [&](auto&& item) { return invoke(function, invoke(projection, item)); });
}
template <class Range, class Value>
constexpr void replace(Range&& range, const Value& before, const Value& after)
{
    std::replace(begin(range), end(range), before, after);
}
template <class Range, class Value>
constexpr void fill(Range&& range, const Value& value)
{
    std::fill(begin(range), end(range), value);
}
template <class Range>
constexpr void reverse(Range&& range)
{
    std::reverse(begin(range), end(range));
}

}  // namespace std::ranges

namespace std::views {

/// The elements of a range that pass a test, which must both live as long as this.
template <class Range, class Test>
class Filtered {
    using Element = decltype(ranges::begin(declval<const Range&>()));

public:
    Filtered(Range range, Test test) : range_(std::move(range)), test_(std::move(test)) {}

    struct Iterator {
        using difference_type = ptrdiff_t;
        using value_type = typename iterator_traits<Element>::value_type;
        using reference = typename iterator_traits<Element>::reference;
        using pointer = typename iterator_traits<Element>::pointer;
        using iterator_category = forward_iterator_tag;
        const Filtered* all;
        Element at;
        reference operator*() const { return *at; }
        pointer operator->() const { return &*at; }
        Iterator& operator++()
        {
            at = all->next(++at);
            return *this;
        }
        Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const Iterator& other) const { return at == other.at; }
    };
    [[nodiscard]] Iterator begin() const { return {this, next(ranges::begin(range_))}; }
    [[nodiscard]] Iterator end() const { return {this, ranges::end(range_)}; }

private:
    Element next(Element at) const { return std::find_if(at, Element(ranges::end(range_)), std::ref(test_)); }

    Range range_;
    Test test_;
};
template <class Test>
struct Filter {
    Test test;
};
template <class Test>
Filter<Test> filter(Test test)
{
    return {std::move(test)};
}
template <class Range, class Test>
Filtered<Range, Test> operator|(Range range, Filter<Test> filter)
{
    return {std::move(range), std::move(filter.test)};
}

}  // namespace std::views
