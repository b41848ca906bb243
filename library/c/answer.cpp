#include "library/c/answer.hpp"

#include "report/json_parts.hpp"

#include <cstdlib>
#include <cstring>

namespace gammonkit::c {
namespace {

thread_local std::string why_it_failed;

}  // namespace

void keep_error(const Diagnostic& why, const SourceText& source)
{
    try {
        why_it_failed = in_one_line(json_of(why, source));
    } catch (...) {
        why_it_failed.clear();
    }
}

const char* last_error()
{
    return why_it_failed.c_str();
}

char* copy_for_c(std::string_view bytes)
{
    auto* const copy = static_cast<char*>(std::malloc(bytes.size() + 1));
    if (copy == nullptr) throw std::bad_alloc();
    if (!bytes.empty()) std::memcpy(copy, bytes.data(), bytes.size());
    copy[bytes.size()] = 0;
    return copy;
}

}  // namespace gammonkit::c
