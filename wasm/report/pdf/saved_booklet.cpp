#include "report/pdf/booklet.hpp"
#include "wasm/support/not_in_wasm.hpp"

namespace gammonkit::pdf {

Result<std::string> saved(const Booklet& /*booklet*/, const Fonts& /*fonts*/)
{
    return not_in_wasm("PDF reports");
}

}  // namespace gammonkit::pdf
