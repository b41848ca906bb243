# What builds for other systems than ours share: no library is installed for them. Some are headers alone, and are taken
# from where ours has them; small ones are compiled here from Debian's sources. What others do is done by the sources and
# headers under portable/ and a folder of the system: each takes the place of the one of the same path,
# wasm/support/converter.cpp that of support/converter.cpp.

# gammonkit_replacements(FOLDERS...): those of this system; what several have, the first has.
macro(gammonkit_replacements)
    set(GAMMONKIT_REPLACEMENTS ${ARGN} portable)
    list(TRANSFORM GAMMONKIT_REPLACEMENTS PREPEND ${PROJECT_SOURCE_DIR}/)
    include_directories(BEFORE ${GAMMONKIT_REPLACEMENTS})
endmacro()

# In these builds nothing but this is seen of /usr/include.
set(gammonkit_header_links ${PROJECT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${gammonkit_header_links})
set(GAMMONKIT_HEADER_FOLDER /usr/include CACHE PATH "Where the headers of Boost, fmt, tl::expected, nlohmann-json and CLI11 are")
foreach(folder boost fmt tl nlohmann CLI)
    if(NOT IS_DIRECTORY ${GAMMONKIT_HEADER_FOLDER}/${folder})
        message(FATAL_ERROR "${GAMMONKIT_HEADER_FOLDER}/${folder} is missing: see packages.txt")
    endif()
    file(CREATE_LINK ${GAMMONKIT_HEADER_FOLDER}/${folder} ${gammonkit_header_links}/${folder} SYMBOLIC)
endforeach()

add_library(gammonkit_linked_headers INTERFACE)
target_include_directories(gammonkit_linked_headers SYSTEM INTERFACE ${gammonkit_header_links})
foreach(library Boost::headers tl::expected nlohmann_json::nlohmann_json CLI11::CLI11)
    add_library(${library} ALIAS gammonkit_linked_headers)
endforeach()
add_library(gammonkit_fmt INTERFACE)
target_link_libraries(gammonkit_fmt INTERFACE gammonkit_linked_headers)
target_compile_definitions(gammonkit_fmt INTERFACE FMT_HEADER_ONLY)
add_library(fmt::fmt ALIAS gammonkit_fmt)

# What the replacements do without.
add_library(gammonkit_nothing INTERFACE)

# Libraries that are compiled here.
enable_language(C)

# gammonkit_compiled_library(NAME SOURCE-PACKAGE HEADER-FOLDER SOURCES...)
function(gammonkit_compiled_library name package headers)
    file(GLOB folder ${PROJECT_SOURCE_DIR}/build/sources/${package}-*/)
    if(NOT folder)
        message(FATAL_ERROR "The source of ${package} is missing: run cmake/install-packages with the section of this build")
    endif()
    list(TRANSFORM ARGN PREPEND ${folder}/)
    add_library(${name} STATIC ${ARGN})
    target_include_directories(${name} SYSTEM PUBLIC ${folder}/${headers})
    target_compile_options(${name} PRIVATE -Os -w)
endfunction()
gammonkit_compiled_library(z zlib . adler32.c compress.c crc32.c deflate.c inffast.c inflate.c inftrees.c trees.c zutil.c)
add_library(ZLIB::ZLIB ALIAS z)
gammonkit_compiled_library(md libmd include src/md5.c)
file(WRITE ${PROJECT_BINARY_DIR}/empty/config.h "")
target_include_directories(md PRIVATE ${PROJECT_BINARY_DIR}/empty)

# ---- What draws pictures: FreeType without hints for coarse screens and without fonts other than TrueType, and GIFLIB ----
gammonkit_compiled_library(freetype freetype include src/base/ftbase.c src/base/ftbitmap.c src/base/ftdebug.c
    src/base/ftglyph.c src/base/ftinit.c src/base/ftstroke.c src/base/ftsystem.c src/sfnt/sfnt.c src/smooth/smooth.c
    src/truetype/truetype.c)
set(freetype_config ${PROJECT_BINARY_DIR}/freetype)
file(CONFIGURE OUTPUT ${freetype_config}/modules.h CONTENT [[
FT_USE_MODULE(FT_Driver_ClassRec, tt_driver_class)
FT_USE_MODULE(FT_Module_Class, sfnt_module_class)
FT_USE_MODULE(FT_Renderer_Class, ft_smooth_renderer_class)
]])
# Our own code knows which letter is which glyph.
file(CONFIGURE OUTPUT ${freetype_config}/options.h CONTENT [[
#include <freetype/config/ftoption.h>
#undef FT_CONFIG_OPTION_ENVIRONMENT_PROPERTIES
#undef FT_CONFIG_OPTION_INCREMENTAL
#undef FT_CONFIG_OPTION_MAC_FONTS
#undef FT_CONFIG_OPTION_POSTSCRIPT_NAMES
#undef FT_CONFIG_OPTION_SVG
#undef FT_CONFIG_OPTION_USE_LZW
#undef FT_CONFIG_OPTION_USE_ZLIB
#undef TT_CONFIG_CMAP_FORMAT_0
#undef TT_CONFIG_CMAP_FORMAT_2
#undef TT_CONFIG_CMAP_FORMAT_4
#undef TT_CONFIG_CMAP_FORMAT_6
#undef TT_CONFIG_CMAP_FORMAT_8
#undef TT_CONFIG_CMAP_FORMAT_10
#undef TT_CONFIG_CMAP_FORMAT_12
#undef TT_CONFIG_CMAP_FORMAT_13
#undef TT_CONFIG_CMAP_FORMAT_14
#undef TT_CONFIG_OPTION_BDF
#undef TT_CONFIG_OPTION_BYTECODE_INTERPRETER
#undef TT_CONFIG_OPTION_COLOR_LAYERS
#undef TT_CONFIG_OPTION_EMBEDDED_BITMAPS
#undef TT_CONFIG_OPTION_GX_VAR_SUPPORT
#undef TT_CONFIG_OPTION_POSTSCRIPT_NAMES
#undef TT_CONFIG_OPTION_SFNT_NAMES
#undef TT_SUPPORT_COLRV1
#undef TT_USE_BYTECODE_INTERPRETER
]])
target_compile_definitions(freetype PRIVATE FT2_BUILD_LIBRARY FT_CONFIG_MODULES_H=<${freetype_config}/modules.h>
                           FT_CONFIG_OPTIONS_H=<${freetype_config}/options.h>)
gammonkit_compiled_library(gif giflib . egif_lib.c gifalloc.c gif_err.c gif_hash.c openbsd-reallocarray.c)
add_library(GIF::GIF ALIAS gif)
