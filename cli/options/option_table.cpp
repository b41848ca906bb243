#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

std::string_view OptionRow::long_name() const
{
    const std::size_t comma = names.find(',');
    return comma == std::string_view::npos ? names : names.substr(comma + 1);
}

std::string_view OptionRow::short_name() const
{
    const std::size_t comma = names.find(',');
    return comma == std::string_view::npos ? std::string_view{} : names.substr(0, comma);
}

}  // namespace gammonkit::cli
