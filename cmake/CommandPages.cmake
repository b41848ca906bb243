# The texts of the verbs become part of the program: writes the source of cli/options/command_text.hpp.
file(GLOB command_pages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/cli/text/*.md)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${command_pages})
set(pages "")
foreach(file ${command_pages})
    get_filename_component(name ${file} NAME_WE)
    file(READ ${file} text)
    string(APPEND pages "    {\"${name}\", R\"page(${text})page\"},\n")
endforeach()
set(source ${PROJECT_BINARY_DIR}/generated/command_pages.cpp)
file(CONFIGURE OUTPUT ${source} @ONLY CONTENT "#include \"cli/options/command_text.hpp\"

namespace gammonkit::cli {

std::span<const CommandPage> command_pages()
{
    static constexpr CommandPage kPages[] = {
@pages@    };
    return kPages;
}

}  // namespace gammonkit::cli
")
target_sources(gammonkit PRIVATE ${source})
