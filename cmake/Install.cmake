# What is installed: one library, static and shared, of the object files of the layers, its public headers, and how CMake
# and pkg-config find it. See docs/library.md and tests/install.
include(CMakePackageConfigHelpers)
set(gammonkit_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/gammonkit)
set(gammonkit_header_folder ${PROJECT_BINARY_DIR}/public)

# gammonkit_public_headers(): copies the headers that cmake/public-headers.txt names to where users find them:
# include/gammonkit/engine.hpp is <gammonkit/engine.hpp>, model/match.hpp is <gammonkit/model/match.hpp>. Their includes
# are changed to that, so that no folder with a name such as model/ must be searched. Makes gammonkit::headers.
function(gammonkit_public_headers)
    set(list ${PROJECT_SOURCE_DIR}/cmake/public-headers.txt)
    file(STRINGS ${list} headers REGEX "^[^#]")
    set(copies)
    foreach(header IN LISTS headers)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${list} ${PROJECT_SOURCE_DIR}/${header})
        file(READ ${PROJECT_SOURCE_DIR}/${header} text)
        string(REPLACE "#include \"" "#include \"gammonkit/" text "${text}")
        string(REPLACE "\"gammonkit/include/gammonkit/" "\"gammonkit/" text "${text}")
        string(REPLACE "include/gammonkit/" "" name ${header})
        file(CONFIGURE OUTPUT ${gammonkit_header_folder}/gammonkit/${name} CONTENT "${text}" @ONLY)
        list(APPEND copies ${gammonkit_header_folder}/gammonkit/${name})
    endforeach()
    add_library(gammonkit_public INTERFACE)
    add_library(gammonkit::headers ALIAS gammonkit_public)
    set_target_properties(gammonkit_public PROPERTIES EXPORT_NAME headers)
    target_sources(gammonkit_public INTERFACE FILE_SET HEADERS BASE_DIRS ${gammonkit_header_folder} FILES ${copies})
    target_compile_features(gammonkit_public INTERFACE cxx_std_20)
    target_link_libraries(gammonkit_public INTERFACE tl::expected)
    gammonkit_install_library(gammonkit_public)
endfunction()

# gammonkit_library(NAME KIND EXPORT_NAME FILE_NAME LAYERS layers... LINK targets...): a library, STATIC or SHARED, of the
# object files of layers.
function(gammonkit_library name kind export_name file_name)
    cmake_parse_arguments(arg "" "" "LAYERS;LINK" ${ARGN})
    list(TRANSFORM arg_LAYERS REPLACE "(.+)" "$<TARGET_OBJECTS:gammonkit_\\1>")
    add_library(${name} ${kind} ${arg_LAYERS})
    add_library(gammonkit::${export_name} ALIAS ${name})
    set_target_properties(${name} PROPERTIES EXPORT_NAME ${export_name} OUTPUT_NAME ${file_name} LINKER_LANGUAGE CXX
                          VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR})
    target_link_libraries(${name} PUBLIC gammonkit_public PRIVATE ${arg_LINK})
    if(NOT GAMMONKIT_INSTALL)
        set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
    endif()
    gammonkit_install_library(${name})
endfunction()

# gammonkit_hide_other_symbols(TARGET): a shared library shows its own names alone, none of the libraries in it.
function(gammonkit_hide_other_symbols target)
    set(script ${PROJECT_SOURCE_DIR}/cmake/public-symbols.map)
    target_link_options(${target} PRIVATE -Wl,--version-script=${script})
    set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${script})
endfunction()

function(gammonkit_install_library target)
    if(GAMMONKIT_INSTALL)
        install(TARGETS ${target} EXPORT gammonkit-targets
                ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development
                LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library NAMELINK_COMPONENT development
                FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
    endif()
endfunction()

# gammonkit_install_package(): what find_package(gammonkit) and pkg-config read.
function(gammonkit_install_package)
    if(NOT GAMMONKIT_INSTALL)
        return()
    endif()
    install(EXPORT gammonkit-targets NAMESPACE gammonkit:: DESTINATION ${gammonkit_package_dir} COMPONENT development)
    configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/gammonkit-config.cmake.in gammonkit-config.cmake
                                  INSTALL_DESTINATION ${gammonkit_package_dir})
    write_basic_package_version_file(gammonkit-config-version.cmake COMPATIBILITY SameMinorVersion)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/gammonkit-config.cmake
                  ${CMAKE_CURRENT_BINARY_DIR}/gammonkit-config-version.cmake DESTINATION ${gammonkit_package_dir}
            COMPONENT development)
    # The installed tree may be moved: the paths in it are relative.
    file(RELATIVE_PATH gammonkit_prefix_from_pkgconfig /p/${CMAKE_INSTALL_LIBDIR}/pkgconfig /p)
    configure_file(${PROJECT_SOURCE_DIR}/cmake/gammonkit.pc.in gammonkit.pc @ONLY)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/gammonkit.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
            COMPONENT development)
endfunction()
