# Debian packages, by cpack: cmake/make-packages. Each is a component of what is installed: `command` is gammonkit,
# `library` libgammonkit0, `development` libgammonkit-dev, `python` python3-gammonkit.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "The GammonKit authors <gammonkit@example.org>")
set(CPACK_PACKAGE_VENDOR GammonKit)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
    WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL command library development)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS OFF)

# Our license, and that of the typeface that is part of the library.
file(READ ${PROJECT_SOURCE_DIR}/LICENSE license)
file(READ ${PROJECT_SOURCE_DIR}/support/fonts/OFL.txt typeface_license)
file(WRITE ${PROJECT_BINARY_DIR}/copyright "${license}\nThe typeface Inter:\n\n${typeface_license}")

# gammonkit_package(COMPONENT NAME SECTION SUMMARY DESCRIPTION): what the control file of a package says.
macro(gammonkit_package component name section summary description)
    string(TOUPPER ${component} upper)
    set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${name})
    set(CPACK_DEBIAN_${upper}_PACKAGE_SECTION ${section})
    set(CPACK_COMPONENT_${upper}_DESCRIPTION "${summary}\n${description}")
    install(FILES ${PROJECT_BINARY_DIR}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${name} COMPONENT ${component})
    install(FILES ${PROJECT_BINARY_DIR}/changelog.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${name}
            COMPONENT ${component})
endmacro()

# gammonkit.html, which another build makes: docs/page.md.
set(GAMMONKIT_PAGE "" CACHE PATH "The folder of gammonkit.html, if it is to be installed with the command")
if(GAMMONKIT_PAGE)
    foreach(file gammonkit.html manifest.webmanifest service-worker.js icon.svg)
        install(FILES ${GAMMONKIT_PAGE}/${file} DESTINATION ${CMAKE_INSTALL_DATADIR}/gammonkit/page COMPONENT command)
    endforeach()
endif()

# Debian wants to know what is new in a form of its own; the day is that of the last change.
set(day "Thu, 01 Jan 2026 00:00:00 +0000")
execute_process(COMMAND git log -1 --format=%cD WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE last_change
                OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(last_change)
    set(day ${last_change})
endif()
string(CONCAT changelog "gammonkit (${PROJECT_VERSION}) unstable; urgency=medium\n\n"
       "  * CHANGELOG.md in the sources tells what is new.\n\n -- ${CPACK_PACKAGE_CONTACT}  ${day}\n")
file(WRITE ${PROJECT_BINARY_DIR}/changelog "${changelog}")
execute_process(COMMAND gzip -9nf ${PROJECT_BINARY_DIR}/changelog)

set(about "Reads every format of backgammon matches that people have, converts among\nthem, and says what was lost.")
string(APPEND about "\nAnalyzes matches with an engine of its own, and writes them as pages,\nbooklets and diagrams.")
gammonkit_package(command gammonkit utils "Toolkit for backgammon match files" "${about}")
gammonkit_package(library libgammonkit0 libs "Library for backgammon match files"
                  "The shared library with functions of C++ and C, and what draws pictures.")
gammonkit_package(development libgammonkit-dev libdevel "Library for backgammon match files (development)"
                  "Headers, the static library, and what CMake and pkg-config read.")
set(same "(= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR})
set(CPACK_DEBIAN_COMMAND_PACKAGE_DEPENDS "libgammonkit0 ${same}, fonts-inter")
set(CPACK_DEBIAN_COMMAND_PACKAGE_RECOMMENDS "fonts-dejavu-core, fonts-droid-fallback")
set(CPACK_DEBIAN_COMMAND_PACKAGE_SUGGESTS "gnubg, libsoci-postgresql4.0, libsoci-mysql4.0")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_RECOMMENDS "fonts-inter, fonts-dejavu-core, fonts-droid-fallback")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/cmake/debian/triggers)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SHLIBDEPS OFF)
# What the package of CMake and the file of pkg-config look for.
string(CONCAT CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libgammonkit0 ${same}, libexpected-dev, libfmt-dev, "
       "libicu-dev, libdeflate-dev, libgif-dev, libmd-dev, libpango1.0-dev, libxml2-dev, pkg-config, zlib1g-dev")
if(TARGET gammonkit_python)
    list(APPEND CPACK_COMPONENTS_ALL python)
    gammonkit_package(python python3-gammonkit python "Backgammon match files in Python"
                      "Matches as objects, decisions as rows, and the functions of GNU\nBackgammon's Python.")
    set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "libgammonkit0 ${same}, python3 (>= 3.11), python3 (<< 3.12)")
endif()

# Debian packs manual pages; whoever reads them does not notice.
install(CODE [[
    file(GLOB pages "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/share/man/man1/gammonkit*.1")
    if(pages)
        execute_process(COMMAND gzip -9nf ${pages})
    endif()]] COMPONENT command)
include(CPack)
