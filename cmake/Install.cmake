# How GammonKit is installed: libraries and headers, and how CMake and pkg-config find them. See tests/install.
include(CMakePackageConfigHelpers)
set(gammonkit_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/gammonkit)

# gammonkit_install_library(TARGET): with its public headers, which keep their folders under include/gammonkit.
function(gammonkit_install_library target)
    if(GAMMONKIT_INSTALL)
        install(TARGETS ${target} EXPORT gammonkit-targets
                ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
                FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/gammonkit)
    endif()
endfunction()

# gammonkit_install_package(): what find_package(gammonkit) and pkg-config read.
function(gammonkit_install_package)
    if(NOT GAMMONKIT_INSTALL)
        return()
    endif()
    install(EXPORT gammonkit-targets NAMESPACE gammonkit:: DESTINATION ${gammonkit_package_dir})
    configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/gammonkit-config.cmake.in gammonkit-config.cmake
                                  INSTALL_DESTINATION ${gammonkit_package_dir})
    write_basic_package_version_file(gammonkit-config-version.cmake COMPATIBILITY SameMinorVersion)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/gammonkit-config.cmake
                  ${CMAKE_CURRENT_BINARY_DIR}/gammonkit-config-version.cmake DESTINATION ${gammonkit_package_dir})
    # The installed tree may be moved: the paths in it are relative.
    file(RELATIVE_PATH gammonkit_prefix_from_pkgconfig /p/${CMAKE_INSTALL_LIBDIR}/pkgconfig /p)
    configure_file(${PROJECT_SOURCE_DIR}/cmake/gammonkit.pc.in gammonkit.pc @ONLY)
    install(FILES ${CMAKE_CURRENT_BINARY_DIR}/gammonkit.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
    install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
endfunction()
