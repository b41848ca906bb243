# The theme files become part of the library: writes the source of report/render/theme_files.hpp.
file(GLOB themes CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/report/render/themes/*.theme)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${themes})
set(files "")
foreach(file ${themes})
    get_filename_component(name ${file} NAME_WE)
    file(READ ${file} text)
    string(APPEND files "    {\"${name}\", R\"theme(${text})theme\"},\n")
endforeach()
set(source ${PROJECT_BINARY_DIR}/generated/theme_files.cpp)
file(CONFIGURE OUTPUT ${source} @ONLY CONTENT "#include \"report/render/theme_files.hpp\"

namespace gammonkit {

std::span<const ThemeFile> theme_files()
{
    static constexpr ThemeFile kFiles[] = {
@files@    };
    return kFiles;
}

}  // namespace gammonkit
")
target_sources(gammonkit_render PRIVATE ${source})
target_include_directories(gammonkit_render PRIVATE ${PROJECT_SOURCE_DIR})
