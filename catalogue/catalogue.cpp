#include "catalogue/catalogue.hpp"

#include <array>

namespace gammonkit {
namespace {

constexpr std::array<Format, 0> kCatalogue{};

}  // namespace

Catalogue catalogue()
{
    return kCatalogue;
}

}  // namespace gammonkit
