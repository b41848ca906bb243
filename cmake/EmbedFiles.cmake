# gammonkit_embed(TARGET HEADER FUNCTION PATTERNS TYPE NAMESPACE): the files that match the patterns (a list), below the
# project's folder, become part of a target: writes the source of FUNCTION of HEADER, which gives a span of TYPE {name
# without extension, text} in NAMESPACE.
function(gammonkit_embed target header function patterns type namespace)
    list(TRANSFORM patterns PREPEND ${PROJECT_SOURCE_DIR}/)
    file(GLOB files CONFIGURE_DEPENDS ${patterns})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${files})
    set(rows "")
    foreach(file ${files})
        get_filename_component(name ${file} NAME_WE)
        if(file MATCHES "\\.(ttf|woff2)$")
            file(READ ${file} bytes HEX)
            file(SIZE ${file} size)
            string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${bytes}")
            string(APPEND rows "    {\"${name}\", {\"${bytes}\", ${size}}},\n")
        else()
            file(READ ${file} text)
            string(APPEND rows "    {\"${name}\", R\"embedded(${text})embedded\"},\n")
        endif()
    endforeach()
    set(source ${PROJECT_BINARY_DIR}/generated/${function}.cpp)
    file(CONFIGURE OUTPUT ${source} @ONLY CONTENT "#include \"${header}\"

namespace ${namespace} {

std::span<const ${type}> ${function}()
{
    static constexpr ${type} kFiles[] = {
@rows@    };
    return kFiles;
}

}  // namespace ${namespace}
")
    target_sources(${target} PRIVATE ${source})
endfunction()
