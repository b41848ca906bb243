#pragma once

#include "formats/xg/records/container.hpp"

#include <vector>

namespace gammonkit::xg {

/// What the header of a container says in words, for people.
struct Titles {
    std::string game;
    std::string save;
    std::string level;
    std::string comments;
};

/// A container without a picture.
[[nodiscard]] std::string write_container(const std::vector<Member>& members, const Titles& titles);

}  // namespace gammonkit::xg
