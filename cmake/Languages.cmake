# The catalogues of the languages become part of the library: writes the function catalogue_text of
# support/languages/languages.hpp. Of remarks only "#. script" stays.
set(catalogues "")
file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/support/languages/*.po)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${files})
foreach(file ${files})
    get_filename_component(tag ${file} NAME_WE)
    file(READ ${file} text)
    string(REGEX REPLACE "\n#\\. (page|A )[^\n]*" "" text "${text}")
    string(APPEND catalogues "    if (tag == \"${tag}\") return R\"po(${text})po\";\n")
endforeach()
set(source ${PROJECT_BINARY_DIR}/generated/catalogues.cpp)
file(CONFIGURE OUTPUT ${source} @ONLY CONTENT "#include \"support/languages/languages.hpp\"

namespace gammonkit {

std::string_view catalogue_text(std::string_view tag)
{
@catalogues@    return {};
}

}  // namespace gammonkit
")
target_sources(gammonkit_support PRIVATE ${source})
target_include_directories(gammonkit_support PRIVATE ${PROJECT_SOURCE_DIR})
