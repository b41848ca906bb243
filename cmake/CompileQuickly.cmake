# gammonkit_compile_quickly(TARGET [HEADERS_OF other] [HEADERS more...]): most of the time of a build goes
# into reading the same headers again and again. What GAMMONKIT_PRECOMPILE names is compiled once; what another target,
# compiled with the same options, has precompiled is used again. With GAMMONKIT_UNITY sources are compiled together:
# quickest for all, slower after one changed. Beside a dozen sources few headers are worth precompiling.
#
# With 32 sources reading takes half the time that it takes with 12, and a compiler up to 1.6 GB; with more, many
# processors wait for the last of them.
set(GAMMONKIT_UNITY 0 CACHE STRING "How many sources are compiled as one; 0: each alone")
set(GAMMONKIT_PRECOMPILE OFF CACHE STRING
    "Precompile the headers that nearly every source includes: ON, OFF, or, with GAMMONKIT_UNITY too, layers")
set(gammonkit_precompiled <algorithm> <array> <cstdint> <filesystem> <functional> <map> <memory> <mutex>
    <optional> <span> <string> <string_view> <variant> <vector> <fmt/format.h> <tl/expected.hpp>)

# g++ spends a tenth of its time with so large a source on collecting garbage. With these it uses 20 % more memory.
if(GAMMONKIT_UNITY AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options("SHELL:--param ggc-min-expand=300" "SHELL:--param ggc-min-heapsize=400000")
endif()

function(gammonkit_compile_quickly target)
    cmake_parse_arguments(arg "" "HEADERS_OF" "HEADERS" ${ARGN})
    # Grammars are heavy enough alone; some sources use the same words as their neighbors for other things,
    # as do the headers of Windows.
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX
         "/(grammar[^/]*|(generated|windows|serve/server)/.*|xgid|ogid|[^/]*_tiles|tile_table)\\.cpp$")
    set_source_files_properties(${sources} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    if(GAMMONKIT_UNITY)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${GAMMONKIT_UNITY})
    endif()
    if(arg_HEADERS_OF)
        get_target_property(precompiled ${arg_HEADERS_OF} PRECOMPILE_HEADERS)
        if(precompiled)
            target_precompile_headers(${target} REUSE_FROM ${arg_HEADERS_OF})
        endif()
    elseif(GAMMONKIT_PRECOMPILE AND (arg_HEADERS OR NOT GAMMONKIT_UNITY OR
                                  (target STREQUAL "gammonkit_headers" AND GAMMONKIT_PRECOMPILE STREQUAL "layers")))
        target_precompile_headers(${target} PRIVATE ${gammonkit_precompiled} ${arg_HEADERS})
    endif()
endfunction()
