# gammonkit_layer(NAME LINK targets... [PRIVATE_LINK targets...])
#
# Makes the static library gammonkit::NAME of every source file under NAME/. A newcomer's folder is found without
# being listed. LINK is what the layer's headers need, PRIVATE_LINK what only its sources need.
function(gammonkit_layer name)
    cmake_parse_arguments(arg "" "" "LINK;PRIVATE_LINK" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${name}/*.cpp)
    add_library(gammonkit_${name} STATIC ${sources})
    add_library(gammonkit::${name} ALIAS gammonkit_${name})
    set_target_properties(gammonkit_${name} PROPERTIES EXPORT_NAME ${name})
    target_include_directories(gammonkit_${name} PUBLIC
        $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>
        $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/gammonkit>)
    target_compile_features(gammonkit_${name} PUBLIC cxx_std_20)
    target_link_libraries(gammonkit_${name} PUBLIC ${arg_LINK} PRIVATE ${arg_PRIVATE_LINK} gammonkit_warnings)
endfunction()
