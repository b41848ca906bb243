# Layers become part of a shared library, but not in WebAssembly. Nobody replaces our functions when it is loaded, so they
# may be inlined.
set(gammonkit_layer_options $<$<CONFIG:Release>:-fno-semantic-interposition>)
set(gammonkit_quick_options $<$<CONFIG:Release>:-O1>)
set(gammonkit_position_independent ON)
if(EMSCRIPTEN)
    set(gammonkit_layer_options "")
    set(gammonkit_quick_options -Os)  # A page loads all of it.
    set(gammonkit_position_independent OFF)
elseif(CMAKE_CROSSCOMPILING)
    set(gammonkit_layer_options "")
    set(gammonkit_position_independent OFF)
endif()

# gammonkit_layer(NAME [FOLDER folder] [EXCEPT subfolders...] LINK targets... [PRIVATE_LINK targets...]
#                 [PRIVATE_HEADERS targets...] [OWN_HEADERS] [QUICK])
#
# Makes the static library gammonkit::NAME of every source file under FOLDER (or NAME/). A newcomer's folder is found
# without being listed. EXCEPT names subfolders that are layers of their own; a folder training/ holds programs of its
# own. LINK is what the layer's headers need, PRIVATE_LINK what only its sources need, PRIVATE_HEADERS the same for
# libraries that are headers alone. OWN_HEADERS: what it links asks for other options of the compiler, so that it cannot
# use the headers that the others have precompiled. QUICK: what is as fast, within what can be measured, when it is
# compiled quickly. Layers are not installed: cmake/Install.cmake makes the library of their object files.
function(gammonkit_layer name)
    cmake_parse_arguments(arg "OWN_HEADERS;QUICK" "FOLDER" "EXCEPT;LINK;PRIVATE_LINK;PRIVATE_HEADERS" ${ARGN})
    if(NOT arg_FOLDER)
        set(arg_FOLDER ${name})
    endif()
    gammonkit_layer_files(${arg_FOLDER} "${arg_EXCEPT}" cpp sources)
    add_library(gammonkit_${name} STATIC ${sources})
    add_library(gammonkit::${name} ALIAS gammonkit_${name})
    set_target_properties(gammonkit_${name} PROPERTIES POSITION_INDEPENDENT_CODE ${gammonkit_position_independent})
    target_include_directories(gammonkit_${name} PUBLIC ${PROJECT_SOURCE_DIR})
    target_compile_features(gammonkit_${name} PUBLIC cxx_std_20)
    target_compile_options(gammonkit_${name} PRIVATE ${gammonkit_layer_options})
    target_link_libraries(gammonkit_${name} PUBLIC ${arg_LINK} PRIVATE ${arg_PRIVATE_LINK} ${arg_PRIVATE_HEADERS}
                          gammonkit_warnings)
    if(arg_QUICK)
        target_compile_options(gammonkit_${name} PRIVATE ${gammonkit_quick_options})
    endif()
    if(arg_OWN_HEADERS OR (arg_QUICK AND CMAKE_BUILD_TYPE STREQUAL "Release"))
        gammonkit_compile_quickly(gammonkit_${name})
    else()
        gammonkit_compile_quickly(gammonkit_${name} HEADERS_OF gammonkit_headers)
    endif()
    gammonkit_note_layer(${name} ${arg_FOLDER} "${arg_LINK}")
    set_property(GLOBAL APPEND PROPERTY GAMMONKIT_LAYERS ${name})
endfunction()

# The files of a layer with this ending. Where there are folders of replacements (cmake/Portable.cmake), each file there
# stands for the file of the same path, or is one more; the first folder has it. Of GAMMONKIT_KEPT nothing is replaced.
function(gammonkit_layer_files folder except ending result)
    set(files "")
    set(taken "")
    foreach(root ${GAMMONKIT_REPLACEMENTS} ${PROJECT_SOURCE_DIR})
        file(GLOB_RECURSE found CONFIGURE_DEPENDS RELATIVE ${root} ${root}/${folder}/*.${ending})
        list(REMOVE_ITEM found ${taken})
        if(NOT root STREQUAL PROJECT_SOURCE_DIR)
            list(REMOVE_ITEM found ${GAMMONKIT_KEPT})
        endif()
        list(APPEND taken ${found})
        list(TRANSFORM found PREPEND ${root}/)
        list(APPEND files ${found})
    endforeach()
    foreach(other ${except})
        list(FILTER files EXCLUDE REGEX "/${folder}/${other}/")
    endforeach()
    set(${result} ${files} PARENT_SCOPE)
endfunction()

# Writes the layer into the list that the tests of the house read: "NAME FOLDER LINKED...".
function(gammonkit_note_layer name folder links)
    list(FILTER links INCLUDE REGEX "^gammonkit::")
    list(TRANSFORM links REPLACE "gammonkit::" "")
    string(JOIN " " line ${name} ${folder} ${links})
    set_property(GLOBAL APPEND_STRING PROPERTY GAMMONKIT_LAYER_LIST "${line}\n")
endfunction()
