# The arithmetic of the nets is compiled for several kinds of processor; the program chooses when it runs. Elsewhere than on
# x86 those files are empty.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
    set_source_files_properties(analysis/evaluate/kernel_avx2.cpp PROPERTIES COMPILE_OPTIONS "-mavx2")
    set_source_files_properties(analysis/evaluate/kernel_avx_vnni.cpp PROPERTIES COMPILE_OPTIONS "-mavx2;-mavxvnni")
    set_source_files_properties(analysis/evaluate/kernel_avx512.cpp PROPERTIES
                                COMPILE_OPTIONS "-mavx512f;-mavx512bw;-mavx512vnni;-Wno-uninitialized;-mprefer-vector-width=512")
endif()
# Speed in the debug build too: its tests would else take minutes. Vectors never cross the border of a file.
file(GLOB kernels CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/analysis/evaluate/kernel_*.cpp
     ${PROJECT_SOURCE_DIR}/wasm/analysis/evaluate/kernel_*.cpp)
list(APPEND kernels ${PROJECT_SOURCE_DIR}/analysis/evaluate/roll_outputs.cpp)
set_property(SOURCE ${kernels} APPEND PROPERTY COMPILE_OPTIONS "-O3;-ffp-contract=off;-fno-trapping-math;-Wno-psabi")

# The same for the builders of bearoff and hypergammon tables: the programs of a debug build make such tables when they
# need them. Hypergammon tables hold what single precision comes to, so that no product may be fused with a sum.
set(builders building distribution home_board one_sided plays two_sided
    parts/best_plays parts/table_parts)
list(TRANSFORM builders REPLACE "(.+)" "analysis/bearoff/\\1.cpp")
foreach(builder header numbering opponents solver ways)
    list(APPEND builders analysis/hypergammon/${builder}.cpp)
endforeach()
set_property(SOURCE ${builders} APPEND PROPERTY COMPILE_OPTIONS "-O3;-ffp-contract=off")

# And for the jump model, which the tests solve often, and for nets, which are made ready whenever the program judges a
# position.
set(quick analysis/cube/jump_model.cpp analysis/evaluate/net.cpp analysis/evaluate/net_weights.cpp)
set_property(SOURCE ${quick} APPEND PROPERTY COMPILE_OPTIONS "-O3")

# Headers that are precompiled without these options cannot be used with them.
set_source_files_properties(${kernels} ${builders} ${quick} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)

# In WebAssembly the search is a fiftieth faster so.
if(EMSCRIPTEN)
    target_compile_options(gammonkit_analysis PRIVATE -O3)
endif()

# The nets become part of the library.
file(GLOB nets CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/analysis/data/*.net)
set_source_files_properties(analysis/evaluate/shipped_nets.cpp PROPERTIES OBJECT_DEPENDS "${nets}"
                            COMPILE_DEFINITIONS "GAMMONKIT_NETS=\"${PROJECT_SOURCE_DIR}/analysis/data\"")

# So does the table of what bearing off takes.
set(mean_rolls ${PROJECT_SOURCE_DIR}/model/race/mean_rolls.table)
set_source_files_properties(model/race/effort.cpp PROPERTIES OBJECT_DEPENDS "${mean_rolls}"
                            COMPILE_DEFINITIONS "GAMMONKIT_MEAN_ROLLS=\"${mean_rolls}\"")
