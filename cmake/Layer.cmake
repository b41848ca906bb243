# Nobody replaces our functions when the program is loaded, so they may be inlined.
set(gammonkit_layer_options $<$<CONFIG:Release>:-fno-semantic-interposition>)

# gammonkit_layer(NAME [FOLDER folder] [EXCEPT subfolders...] LINK targets... [PRIVATE_LINK targets...]
#                 [PRIVATE_HEADERS targets...] [OWN_HEADERS])
#
# Makes the static library gammonkit::NAME of every source file under FOLDER (or NAME/) and installs it.
# A newcomer's folder is found without being listed. EXCEPT names subfolders that are layers of their own;
# a folder training/ holds programs of its own. LINK is what the layer's headers need, PRIVATE_LINK what
# only its sources need, PRIVATE_HEADERS the same for libraries that are headers alone: who uses an
# installed GammonKit needs those no more. OWN_HEADERS: what it links asks for other options of the
# compiler, so that it cannot use the headers that the others have precompiled.
function(gammonkit_layer name)
    cmake_parse_arguments(arg "OWN_HEADERS" "FOLDER" "EXCEPT;LINK;PRIVATE_LINK;PRIVATE_HEADERS" ${ARGN})
    if(NOT arg_FOLDER)
        set(arg_FOLDER ${name})
    endif()
    gammonkit_layer_files(${arg_FOLDER} "${arg_EXCEPT}" cpp sources)
    add_library(gammonkit_${name} STATIC ${sources})
    add_library(gammonkit::${name} ALIAS gammonkit_${name})
    set_target_properties(gammonkit_${name} PROPERTIES EXPORT_NAME ${name} POSITION_INDEPENDENT_CODE ON)
    gammonkit_public_headers(${name} ${arg_FOLDER} "${arg_EXCEPT}" headers)
    target_sources(gammonkit_${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${headers})
    target_compile_features(gammonkit_${name} PUBLIC cxx_std_20)
    target_compile_options(gammonkit_${name} PRIVATE ${gammonkit_layer_options})
    list(TRANSFORM arg_PRIVATE_HEADERS REPLACE "(.+)" "$<BUILD_INTERFACE:\\1>")
    target_link_libraries(gammonkit_${name} PUBLIC ${arg_LINK} PRIVATE ${arg_PRIVATE_LINK} ${arg_PRIVATE_HEADERS}
                          $<BUILD_INTERFACE:gammonkit_warnings>)
    if(arg_OWN_HEADERS)
        gammonkit_compile_quickly(gammonkit_${name})
    else()
        gammonkit_compile_quickly(gammonkit_${name} HEADERS_OF gammonkit_headers)
    endif()
    gammonkit_install_library(gammonkit_${name})
    gammonkit_note_layer(${name} ${arg_FOLDER} "${arg_LINK}")
endfunction()

# The files of a layer with this ending.
function(gammonkit_layer_files folder except ending result)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.${ending})
    foreach(other training ${except})
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
    set_property(GLOBAL APPEND PROPERTY GAMMONKIT_LAYERS ${name})
endfunction()

# The headers of a layer that others may include: all but grammars and their syntax trees, which need
# Boost, what needs cairo, SQLite or the JSON library, and the code of the kernels, which needs its own
# compiler options. The functions of importers and exporters are declared in formats/ID/format.hpp.
function(gammonkit_public_headers name folder except result)
    gammonkit_layer_files(${folder} "${except}" hpp headers)
    if(name MATCHES "porters$")
        list(FILTER headers INCLUDE REGEX "/(diagram_exporter|diagram_set)\\.hpp$")
    endif()
    list(FILTER headers EXCLUDE REGEX "/(x3_.*|grammar.*|ast|kernel_code|cairo_.*|json|json_parts|sqlite_.*)\\.hpp$")
    set(${result} ${headers} PARENT_SCOPE)
endfunction()
