#include "formats/ogxm/format.hpp"

#include "importers/ogxm/match_builder.hpp"

namespace gammonkit {

Confidence sniff_ogxm(const Sample& sample)
{
    return ogxm::is_ogxm(sample.bytes) ? Confidence::certain : Confidence::none;
}

Result<Collection> read_ogxm(const SourceText& source, const Options&, Reporter& reporter)
{
    GK_TRY(const ogxm::FileRecords file, ogxm::read_sections(source, reporter));
    return ogxm::build_collection(file, reporter);
}

}  // namespace gammonkit
