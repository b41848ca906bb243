# The Python package: library/python/. Its extension is a few sources that call the shared library.
option(GAMMONKIT_PYTHON "Build the Python package, if pybind11 is found" ON)
set(GAMMONKIT_PYTHON_FOLDER lib/python3/dist-packages CACHE PATH "Where it is installed, below the prefix")
gammonkit_note_layer(python library/python "gammonkit::library")

# With sanitizers Python itself would have to be built with them.
if(GAMMONKIT_PYTHON AND NOT GAMMONKIT_SANITIZE)
    # Debian's packages, pybind11 among them, are for Debian's Python, whatever other one comes first in PATH.
    if(EXISTS /usr/bin/python3)
        set(Python3_EXECUTABLE /usr/bin/python3 CACHE FILEPATH "The Python that the package is for")
    endif()
    find_package(Python3 COMPONENTS Interpreter Development.Module)
    find_package(pybind11 CONFIG)
endif()
if(NOT (Python3_Development.Module_FOUND AND pybind11_FOUND))
    return()
endif()

# Built where it can be imported: build/PRESET/python is a folder for PYTHONPATH.
set(gammonkit_python_package ${PROJECT_BINARY_DIR}/python/gammonkit)
gammonkit_layer_files(library/python "" cpp python_sources)
pybind11_add_module(gammonkit_python NO_EXTRAS ${python_sources})
target_include_directories(gammonkit_python PRIVATE ${PROJECT_SOURCE_DIR})
target_compile_features(gammonkit_python PRIVATE cxx_std_20)
# It only hands over: what pybind11 is made of compiles in two thirds of the time.
target_compile_options(gammonkit_python PRIVATE $<$<CONFIG:Release>:-O1>)
target_link_libraries(gammonkit_python PRIVATE gammonkit_shared tl::expected gammonkit_warnings)
file(RELATIVE_PATH library_from_package /p/${GAMMONKIT_PYTHON_FOLDER}/gammonkit /p/${CMAKE_INSTALL_LIBDIR})
set_target_properties(gammonkit_python PROPERTIES OUTPUT_NAME _core CXX_VISIBILITY_PRESET hidden
                      LIBRARY_OUTPUT_DIRECTORY ${gammonkit_python_package}
                      BUILD_RPATH_USE_ORIGIN ON) # The build's number would tell where it was.
# Below /usr the library is found without help.
if(NOT CMAKE_INSTALL_PREFIX STREQUAL "/usr")
    set_target_properties(gammonkit_python PROPERTIES INSTALL_RPATH "$ORIGIN/${library_from_package}")
endif()

# The Python sources beside it: links, so that a changed one needs no build.
gammonkit_layer_files(library/python "" py python_files)
gammonkit_layer_files(library/python "" pyi python_stubs)
list(APPEND python_files ${python_stubs} ${PROJECT_SOURCE_DIR}/library/python/gammonkit/py.typed)
foreach(file IN LISTS python_files)
    file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR}/library/python/gammonkit ${file})
    get_filename_component(folder ${name} DIRECTORY)
    file(MAKE_DIRECTORY ${gammonkit_python_package}/${folder})
    file(CREATE_LINK ${file} ${gammonkit_python_package}/${name} SYMBOLIC)
endforeach()
# Where the library looks for what draws pictures, seen from its own folder.
if(GAMMONKIT_COMMAND OR GAMMONKIT_TESTS)
    file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/gammonkit)
    file(CREATE_LINK ${PROJECT_BINARY_DIR}/cli/gammonkit-pictures.so
         ${PROJECT_BINARY_DIR}/gammonkit/gammonkit-pictures.so SYMBOLIC)
endif()

if(GAMMONKIT_INSTALL)
    install(TARGETS gammonkit_python LIBRARY DESTINATION ${GAMMONKIT_PYTHON_FOLDER}/gammonkit COMPONENT python)
    install(DIRECTORY library/python/gammonkit DESTINATION ${GAMMONKIT_PYTHON_FOLDER} COMPONENT python
            PATTERN "__pycache__" EXCLUDE)
endif()
