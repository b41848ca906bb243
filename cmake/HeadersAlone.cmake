# gammonkit_headers_alone(NAME folders...): an object library that includes headers of the folders, each in a source file
# of its own and twice. It compiles only if each header brings what it needs and has its guard. A header that its own
# source includes first, and that is guarded in the usual way, is seen to by that source: it is not compiled again.
function(gammonkit_headers_alone name)
    set(sources)
    foreach(folder IN LISTS ARGN)
        file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/${folder}/*.hpp)
        foreach(header IN LISTS headers)
            is_compiled_first(${header} compiled)
            if(NOT compiled)
                set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}/${header}.cpp)
                file(CONFIGURE OUTPUT ${source} CONTENT "#include \"${header}\"\n#include \"${header}\"\n")
                list(APPEND sources ${source})
            endif()
        endforeach()
    endforeach()
    add_library(${name} OBJECT ${sources})
    target_link_libraries(${name} PRIVATE gammonkit::catalogue gammonkit::transform gammonkit::statistics gammonkit::pictures
                          gammonkit_warnings Boost::headers nlohmann_json::nlohmann_json CLI11::CLI11 PkgConfig::PANGOCAIRO)
endfunction()

# True if a header has "#pragma once" and the source of its name includes it before all else.
function(is_compiled_first header result)
    set(${result} FALSE PARENT_SCOPE)
    string(REGEX REPLACE "\\.hpp$" ".cpp" source ${header})
    if(EXISTS ${PROJECT_SOURCE_DIR}/${source})
        file(STRINGS ${PROJECT_SOURCE_DIR}/${header} guard REGEX "^#pragma once$" LIMIT_COUNT 1)
        file(STRINGS ${PROJECT_SOURCE_DIR}/${source} first REGEX "^#include" LIMIT_COUNT 1)
        if(guard AND first STREQUAL "#include \"${header}\"")
            set(${result} TRUE PARENT_SCOPE)
        endif()
    endif()
endfunction()
