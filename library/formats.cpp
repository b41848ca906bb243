#include "include/gammonkit/formats.hpp"

#include "formats/catalogue/catalogue.hpp"

namespace gammonkit {
namespace {

FormatInfo info_of(const Format& format)
{
    return {.id = std::string(format.id),
            .title = std::string(format.title),
            .extensions = {format.extensions.begin(), format.extensions.end()},
            .reads = format.read != nullptr,
            .writes = format.write != nullptr,
            .experimental = format.experimental};
}

}  // namespace

std::vector<FormatInfo> formats()
{
    std::vector<FormatInfo> all;
    for (const Format& format : catalogue())
        all.push_back(info_of(format));
    return all;
}

}  // namespace gammonkit
