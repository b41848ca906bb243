# gammonkit_layer(NAME LINK targets... [PRIVATE_LINK targets...] [PRIVATE_HEADERS targets...])
#
# Makes the static library gammonkit::NAME of every source file under NAME/, and installs it with its headers. A
# newcomer's folder is found without being listed; a folder training/ holds programs of its own. LINK is what the layer's headers need, PRIVATE_LINK what only its
# sources need, PRIVATE_HEADERS the same for libraries that are headers alone: who uses an installed GammonKit needs
# those no more.
function(gammonkit_layer name)
    cmake_parse_arguments(arg "" "" "LINK;PRIVATE_LINK;PRIVATE_HEADERS" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${name}/*.cpp)
    list(FILTER sources EXCLUDE REGEX "/training/")
    add_library(gammonkit_${name} STATIC ${sources})
    add_library(gammonkit::${name} ALIAS gammonkit_${name})
    set_target_properties(gammonkit_${name} PROPERTIES EXPORT_NAME ${name} POSITION_INDEPENDENT_CODE ON)
    gammonkit_public_headers(${name} headers)
    target_sources(gammonkit_${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${headers})
    target_compile_features(gammonkit_${name} PUBLIC cxx_std_20)
    # Nobody replaces our functions when the program is loaded, so they may be inlined.
    target_compile_options(gammonkit_${name} PRIVATE $<$<CONFIG:Release>:-fno-semantic-interposition>)
    list(TRANSFORM arg_PRIVATE_HEADERS REPLACE "(.+)" "$<BUILD_INTERFACE:\\1>")
    target_link_libraries(gammonkit_${name} PUBLIC ${arg_LINK} PRIVATE ${arg_PRIVATE_LINK} ${arg_PRIVATE_HEADERS}
                          $<BUILD_INTERFACE:gammonkit_warnings>)
    gammonkit_install_library(gammonkit_${name})
endfunction()

# The headers of a layer that others may include: all but grammars and their syntax trees, which need Boost, what needs cairo, what the catalogue's rows name, the code of
# the kernels, which needs its own compiler options, and programs for training; and of the
# importers and exporters only the functions that read and write.
function(gammonkit_public_headers name result)
    if(name MATCHES "porters$")
        file(GLOB_RECURSE headers CONFIGURE_DEPENDS
             ${PROJECT_SOURCE_DIR}/${name}/*_importer.hpp ${PROJECT_SOURCE_DIR}/${name}/*_exporter.hpp
             ${PROJECT_SOURCE_DIR}/${name}/diagram_set.hpp)
    else()
        file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${name}/*.hpp)
    endif()
    list(FILTER headers EXCLUDE REGEX "/(x3_.*|grammar.*|ast|kernel_code|cairo_.*|row_functions)\\.hpp$|/training/")
    set(${result} ${headers} PARENT_SCOPE)
endfunction()
