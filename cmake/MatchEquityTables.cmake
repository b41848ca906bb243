# The stored match equity tables become part of the library: writes the source of analysis/met/tables/table_files.hpp.
file(GLOB tables CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/analysis/met/tables/*.table)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${tables})
set(files "")
foreach(file ${tables})
    get_filename_component(name ${file} NAME_WE)
    file(READ ${file} text)
    string(APPEND files "    {\"${name}\", R\"table(${text})table\"},\n")
endforeach()
set(source ${PROJECT_BINARY_DIR}/generated/match_equity_tables.cpp)
file(CONFIGURE OUTPUT ${source} @ONLY CONTENT "#include \"analysis/met/tables/table_files.hpp\"

namespace gammonkit {

std::span<const TableFile> table_files()
{
    static constexpr TableFile kFiles[] = {
@files@    };
    return kFiles;
}

}  // namespace gammonkit
")
target_sources(gammonkit_met PRIVATE ${source})
