# gammonkit_headers_alone(NAME folders...): an object library that includes every header of the folders, each in a source
# file of its own and twice. It compiles only if each header brings what it needs and has its guard.
function(gammonkit_headers_alone name)
    set(sources)
    foreach(folder IN LISTS ARGN)
        file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/${folder}/*.hpp)
        foreach(header IN LISTS headers)
            set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}/${header}.cpp)
            file(CONFIGURE OUTPUT ${source} CONTENT "#include \"${header}\"\n#include \"${header}\"\n")
            list(APPEND sources ${source})
        endforeach()
    endforeach()
    add_library(${name} OBJECT ${sources})
    target_link_libraries(${name} PRIVATE gammonkit::catalogue gammonkit::transform gammonkit::statistics gammonkit::pictures
                          gammonkit_warnings Boost::headers nlohmann_json::nlohmann_json CLI11::CLI11 PkgConfig::PANGOCAIRO)
endfunction()
