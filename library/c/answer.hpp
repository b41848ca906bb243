#pragma once

#include "support/result.hpp"
#include "support/source_text.hpp"

#include <cstddef>
#include <memory>
#include <new>
#include <string>
#include <string_view>

// How functions of C answer: with memory that gk_free frees, and without exceptions.
namespace gammonkit::c {

/// What gk_last_error tells the calling thread from now on. With the source that it is about, a place in it
/// is told as line and column.
void keep_error(const Diagnostic& why, const SourceText& source = SourceText("", ""));
[[nodiscard]] const char* last_error();

/// A copy with a zero byte behind it. Throws if memory ends.
[[nodiscard]] char* copy_for_c(std::string_view bytes);

/// An argument of C: null is no text.
[[nodiscard]] inline std::string_view text(const char* argument)
{
    return argument == nullptr ? std::string_view() : std::string_view(argument);
}

inline char* released(const std::string& answer)
{
    return copy_for_c(answer);
}

template <class T>
T* released(std::unique_ptr<T> answer)
{
    return answer.release();
}

/// Calls `work`, which gives a Result of a text or of a handle, and gives that to the caller; null, with the
/// error kept, if it fails.
template <class Work>
auto guarded(Work&& work) -> decltype(released(*work()))
{
    using Answer = decltype(released(*work()));
    const Result<Answer> answer = gammonkit::guarded([&]() -> Result<Answer> {
        GK_TRY(auto made, work());
        return released(std::move(made));
    });
    if (answer) return *answer;
    keep_error(answer.error());
    return nullptr;
}

}  // namespace gammonkit::c
