# Libraries of ours that are loaded when they are needed: support/files/module.hpp. Where they are installed, seen from the
# folder of the command:
file(RELATIVE_PATH modules /p/${CMAKE_INSTALL_BINDIR} /p/${CMAKE_INSTALL_LIBDIR}/gammonkit)
target_compile_definitions(gammonkit_support PRIVATE GAMMONKIT_MODULES="${modules}" GAMMONKIT_VERSION="${PROJECT_VERSION}")

# Part of each module; it is loaded by its own version alone.
set(module_version ${PROJECT_BINARY_DIR}/generated/module_version.cpp)
file(CONFIGURE OUTPUT ${module_version} CONTENT [[
extern "C" const char gammonkit_module_version[];
const char gammonkit_module_version[] = "@PROJECT_VERSION@";
]] @ONLY)

# gammonkit_module(NAME COMPONENT component SOURCES files... LINK targets...): makes gammonkit-NAME.so, which is built with
# the command and beside it.
function(gammonkit_module name)
    cmake_parse_arguments(arg "" "COMPONENT" "SOURCES;LINK" ${ARGN})
    set(target gammonkit_${name}_module)
    add_library(${target} MODULE ${arg_SOURCES} ${module_version})
    set_target_properties(${target} PROPERTIES PREFIX "" OUTPUT_NAME gammonkit-${name})
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
    target_link_libraries(${target} PRIVATE ${arg_LINK} gammonkit_warnings)
    target_compile_options(${target} PRIVATE ${gammonkit_quick_options})
    gammonkit_compile_quickly(${target})
    add_dependencies(gammonkit ${target})
    install(TARGETS ${target} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/gammonkit COMPONENT ${arg_COMPONENT})
endfunction()
