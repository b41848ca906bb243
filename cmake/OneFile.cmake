# What programs share that are one file, which needs nothing beside it: gammonkit.exe, and the one for Linux on ARM. ICU and
# SQLite are compiled here from Debian's sources, as other libraries are.
add_library(LibXml2::LibXml2 ALIAS gammonkit_nothing)
add_library(Threads::Threads ALIAS gammonkit_nothing)

gammonkit_compiled_library(deflate libdeflate . lib/adler32.c lib/arm/cpu_features.c lib/crc32.c lib/deflate_compress.c
    lib/deflate_decompress.c lib/gzip_compress.c lib/gzip_decompress.c lib/utils.c lib/x86/cpu_features.c
    lib/zlib_compress.c lib/zlib_decompress.c)
target_compile_options(deflate PRIVATE -O2)

# ---- SQLite: its sources are joined into one, as its makers have it ----
file(GLOB sqlite_folder ${PROJECT_SOURCE_DIR}/build/sources/sqlite3-*/)
set(sqlite_joined ${PROJECT_BINARY_DIR}/sqlite)
if(NOT EXISTS ${sqlite_joined}/sqlite3.c)
    file(MAKE_DIRECTORY ${sqlite_joined})
    execute_process(COMMAND sh -c "CC=cc ${sqlite_folder}/configure --disable-tcl && make CC=cc sqlite3.c"
                    WORKING_DIRECTORY ${sqlite_joined} OUTPUT_QUIET ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
endif()
add_library(sqlite STATIC ${sqlite_joined}/sqlite3.c)
target_include_directories(sqlite SYSTEM PUBLIC ${sqlite_joined})
target_compile_options(sqlite PRIVATE -O2 -w)
target_compile_definitions(sqlite PRIVATE SQLITE_OMIT_LOAD_EXTENSION)
add_library(SQLite::SQLite3 ALIAS sqlite)

# ---- ICU, with its data as a part of the program ----
file(GLOB icu_folder ${PROJECT_SOURCE_DIR}/build/sources/icu-*/source)
foreach(part common i18n)
    file(GLOB icu_sources ${icu_folder}/${part}/*.cpp)
    add_library(icu_${part} STATIC ${icu_sources})
    target_include_directories(icu_${part} SYSTEM PUBLIC ${icu_folder}/common ${icu_folder}/i18n)
    target_compile_definitions(icu_${part} PUBLIC U_STATIC_IMPLEMENTATION PRIVATE U_ENABLE_DYLOAD=0)
    target_compile_options(icu_${part} PRIVATE -Os -w)
    set_target_properties(icu_${part} PROPERTIES CXX_EXTENSIONS ON)
endforeach()
target_compile_definitions(icu_common PRIVATE U_COMMON_IMPLEMENTATION)
target_compile_definitions(icu_i18n PRIVATE U_I18N_IMPLEMENTATION)

# The names of languages, regions, units and time zones, and how numbers are spelled out: nothing here says these.
file(GLOB icu_data ${icu_folder}/data/in/icudt*l.dat)
get_filename_component(icu_name ${icu_data} NAME_WE)
string(REGEX REPLACE "l$" "" icu_symbol ${icu_name})
set(icu_built ${PROJECT_BINARY_DIR}/icu)
file(MAKE_DIRECTORY ${icu_built})
add_custom_command(OUTPUT ${icu_built}/${icu_name}_dat.S
    COMMAND icupkg -l ${icu_data} | grep -E "^(lang|region|unit|zone|rbnf)/" > left_out.txt
    COMMAND icupkg -r left_out.txt ${icu_data} ${icu_name}.dat
    COMMAND genccode -a ${GAMMONKIT_ASSEMBLER} -e ${icu_symbol} -f ${icu_name}_dat ${icu_name}.dat
    WORKING_DIRECTORY ${icu_built} VERBATIM)
enable_language(ASM)
target_sources(icu_common PRIVATE ${icu_built}/${icu_name}_dat.S)
target_link_libraries(icu_i18n PUBLIC icu_common)
add_library(ICU::uc ALIAS icu_common)
add_library(ICU::i18n ALIAS icu_i18n)
