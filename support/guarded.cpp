#include "support/guarded.hpp"

#include "support/text.hpp"

#include <fmt/format.h>
#include <new>

namespace gammonkit {
namespace {

Diagnostic defect(std::string_view what)
{
    return {.code = "internal-error",
            .message = fmt::format("GammonKit has failed here, which is a defect of it: {}", one_line(what)),
            .hint = "please report this, with the input"};
}

}  // namespace

Diagnostic internal_error(const std::exception_ptr& thrown)
{
    try {
        std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        return {.code = "internal-error", .message = "there is not enough memory for this"};
    } catch (const std::exception& unexpected) {
        return defect(unexpected.what());
    } catch (...) {
        return defect("something unknown was thrown");
    }
}

}  // namespace gammonkit
