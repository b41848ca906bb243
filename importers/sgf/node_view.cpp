#include "importers/sgf/node_view.hpp"

namespace gammonkit::sgf {

Extras NodeView::rest() const
{
    Extras extras;
    for (std::size_t i = 0; i < properties_.size(); ++i) {
        if (taken_[i]) continue;
        Extra& extra = extras.emplace_back();
        extra.key = "sgf:" + std::string(properties_[i].identifier);
        for (const std::string_view value : ast_.values_of(properties_[i]))
            extra.values.emplace_back(value);
    }
    return extras;
}

}  // namespace gammonkit::sgf
