#pragma once

#include "support/diagnostic.hpp"

#include <exception>
#include <tl/expected.hpp>
#include <utility>

namespace gammonkit {

/// A value, or the one diagnostic that says why there is none.
template <class T>
using Result = tl::expected<T, Diagnostic>;

/// A failure that has no place in a source, or whose place the caller adds.
[[nodiscard]] inline tl::unexpected<Diagnostic> failure(std::string code, std::string message,
                                                        std::string hint = {})
{
    return tl::unexpected(Diagnostic{.severity = Severity::error,
                                     .code = std::move(code),
                                     .message = std::move(message),
                                     .where = {},
                                     .hint = std::move(hint)});
}

/// The Result that `work` gives, or `internal-error` where it throws. This stands where all work on one input
/// begins, so that nothing else ends with it.
template <class Work>
[[nodiscard]] auto guarded(Work&& work) -> decltype(work())
{
    try {
        return work();
    } catch (...) {
        return tl::unexpected(internal_error(std::current_exception()));
    }
}

}  // namespace gammonkit

#define GK_TRY_CONCAT_INNER(a, b) a##b
#define GK_TRY_CONCAT(a, b) GK_TRY_CONCAT_INNER(a, b)
#define GK_TRY_NAMED(name, declaration, ...)                                                                 \
    auto name = (__VA_ARGS__);                                                                               \
    if (!name) return tl::unexpected(std::move(name).error());                                               \
    declaration = *std::move(name)

/// `GK_TRY(const T value, expression)`: declares `value`, or returns the expression's diagnostic.
#define GK_TRY(declaration, ...)                                                                             \
    GK_TRY_NAMED(GK_TRY_CONCAT(gk_result_, __COUNTER__), declaration, __VA_ARGS__)

#define GK_TRY_VOID_NAMED(name, ...)                                                                         \
    if (auto name = (__VA_ARGS__); !name) return tl::unexpected(std::move(name).error())

/// `GK_TRY_VOID(expression)`: returns the expression's diagnostic if it has one, and passes over what else it
/// holds.
#define GK_TRY_VOID(...)                                                                                     \
    do {                                                                                                     \
        GK_TRY_VOID_NAMED(GK_TRY_CONCAT(gk_result_, __COUNTER__), __VA_ARGS__);                              \
    } while (false)
