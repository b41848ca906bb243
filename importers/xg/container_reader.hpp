#pragma once

#include "formats/xg/records/container.hpp"
#include "support/result.hpp"
#include "support/source_text.hpp"

#include <vector>

namespace gammonkit::xg {

/// What a container holds.
struct Container {
    std::vector<Member> members;
    std::string comments;  ///< Of its header; XG leaves them empty.

    /// The bytes of a member; empty if there is none of this name.
    [[nodiscard]] std::string_view member(std::string_view name) const;
};

/// True if a file that begins so is a container.
[[nodiscard]] bool is_container(std::string_view head);

/// Takes a container apart. What its end does not tell, because it is cut or damaged, is found by looking.
/// Fails if there are no game records at all.
[[nodiscard]] Result<Container> read_container(const SourceText& source, Reporter& reporter);

}  // namespace gammonkit::xg
