# gammonkit_compile_quickly(TARGET [HEADERS_OF other] [HEADERS more...]): most of the time of a build goes
# into reading the same headers again and again. With GAMMONKIT_PRECOMPILE the headers of other libraries
# are compiled once; what another target, compiled with the same options, has precompiled is used again.
# With GAMMONKIT_UNITY twelve sources are compiled as one: quickest for all, slower after one changed. Then
# only what is named by HEADERS is worth precompiling.
option(GAMMONKIT_UNITY "Compile several sources as one" OFF)
option(GAMMONKIT_PRECOMPILE "Precompile the headers that nearly every source includes" OFF)
set(gammonkit_sources_in_one 12)
set(gammonkit_precompiled <algorithm> <array> <cstdint> <filesystem> <functional> <map> <memory> <mutex>
    <optional> <span> <string> <string_view> <variant> <vector> <fmt/format.h> <tl/expected.hpp>)

# g++ spends a tenth of its time with so large a source on collecting garbage. With these it uses 20 % more memory.
if(GAMMONKIT_UNITY AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options("SHELL:--param ggc-min-expand=300" "SHELL:--param ggc-min-heapsize=400000")
endif()

function(gammonkit_compile_quickly target)
    cmake_parse_arguments(arg "" "HEADERS_OF" "HEADERS" ${ARGN})
    # Grammars are heavy enough alone; some sources use the same words as their neighbors for other things.
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX
         "/(grammar[^/]*|generated/.*|xgid|ogid|[^/]*_tiles|tile_table)\\.cpp$")
    set_source_files_properties(${sources} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    if(GAMMONKIT_UNITY)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON
                              UNITY_BUILD_BATCH_SIZE ${gammonkit_sources_in_one})
    endif()
    if(arg_HEADERS_OF)
        get_target_property(precompiled ${arg_HEADERS_OF} PRECOMPILE_HEADERS)
        if(precompiled)
            target_precompile_headers(${target} REUSE_FROM ${arg_HEADERS_OF})
        endif()
    elseif(GAMMONKIT_PRECOMPILE AND (arg_HEADERS OR NOT GAMMONKIT_UNITY))
        target_precompile_headers(${target} PRIVATE ${gammonkit_precompiled} ${arg_HEADERS})
    endif()
endfunction()
