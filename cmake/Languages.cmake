# The catalogues of the languages become part of the library: writes the function catalogue_text of
# support/languages/catalogue_texts.hpp. What stands in English, and the remark "#. script", which is the same in all of them, is
# kept in the first only: it would be half of all.
set(catalogues "")
set(english "")
file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/support/languages/*.po)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${files})
foreach(file ${files})
    get_filename_component(tag ${file} NAME_WE)
    file(READ ${file} text)
    string(REGEX REPLACE "\n#\\. (page|A )[^\n]*" "" text "\n${text}")
    string(REGEX MATCHALL "\n(#\\. script|msgctxt|msgid)[^\n]*" messages "${text}")
    if(NOT english)
        set(english "${messages}")
    elseif(NOT messages STREQUAL english)
        message(FATAL_ERROR "${file} has other messages than the first catalogue: run support/languages/collect.py")
    else()
        string(REGEX REPLACE "\n(#\\. script|msgctxt [^\n]*)" "" text "${text}")
        string(REGEX REPLACE "\nmsgid [^\n]*" "\nmsgid" text "${text}")
    endif()
    string(APPEND catalogues "    if (tag == \"${tag}\") return R\"po(${text})po\";\n")
endforeach()
list(GET files 0 first)
get_filename_component(first ${first} NAME_WE)
set(source ${PROJECT_BINARY_DIR}/generated/catalogues.cpp)
file(CONFIGURE OUTPUT ${source} @ONLY CONTENT "#include \"support/languages/catalogue_texts.hpp\"

namespace gammonkit {

const std::string_view kCompleteCatalogue = \"@first@\";

std::string_view catalogue_text(std::string_view tag)
{
@catalogues@    return {};
}

}  // namespace gammonkit
")
target_sources(gammonkit_support PRIVATE ${source})
target_include_directories(gammonkit_support PRIVATE ${PROJECT_SOURCE_DIR})
