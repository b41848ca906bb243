# The style, the buttons and the script of HTML reports become part of the library: writes the source of
# report/html/page_files.hpp; those of pages about many matches, too. The parts of the script, in the order in which
# they stand on a page; the first unpack the others, which are compressed on a page, and what only they need of style:
set(page_folder ${PROJECT_SOURCE_DIR}/report/html)
set(page_unpacker script/gunzip.js)
set(page_loader ${page_unpacker} script/loader.js)
set(page_scripts ../../support/languages/language.js script/notation.js script/data.js
    script/board.js script/maps.js script/gauge.js script/forum.js script/panel.js script/moves.js script/quiz.js
    script/chart.js script/drawings.js script/search.js script/page.js)

# page_literal(RESULT FILES...): their texts, one after the other, as string literals of a length that compilers take.
function(page_literal result)
    set(literals "")
    set(all "")
    foreach(name ${ARGN})
        get_filename_component(path ${page_folder}/${name} ABSOLUTE)
        set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${path})
        file(READ ${path} text)
        # What only our readers need: remarks, and blanks at the beginnings of lines.
        if(NOT name MATCHES "html$")
            string(REGEX REPLACE "/\\*[^*]*\\*+([^/*][^*]*\\*+)*/" "" text "${text}")
            string(REGEX REPLACE "\n *//[^\n]*" "" text "\n${text}")
            string(REGEX REPLACE "\n[ \n]+" "\n" text "${text}")
        endif()
        if(name IN_LIST page_loader)  # Not compressed, and without such blanks in its strings.
            string(REGEX REPLACE "(,|;|[)]) " "\\1" text "${text}")
            string(REGEX REPLACE " ([-+*/%=<>!&|?:{}^]+) " "\\1" text "${text}")
        endif()
        if(name MATCHES "css$")
            string(REGEX REPLACE " ([{}])" "\\1" text "${text}")
            string(REGEX REPLACE "([{:,]|[;])[ \n]+" "\\1" text "${text}")
            string(REGEX REPLACE "[;\n]*}\n*" "}" text "${text}")
        endif()
        string(APPEND literals "\n        R\"page(${text})page\"")
        string(APPEND all "${text}")
    endforeach()
    string(SHA256 sum "${all}")
    set(${result}_sum ${sum} PARENT_SCOPE)
    set(${result} "${literals}" PARENT_SCOPE)
endfunction()

page_literal(style page.css)
page_literal(toolbar toolbar.html)
page_literal(stage stage.html)
page_literal(panel panel.html)
page_literal(panel_style panel.css)
page_literal(unpacker ${page_unpacker})
page_literal(loader ${page_loader})
page_literal(script ${page_scripts})
page_literal(study_style study.css)
page_literal(study_script script/study.js)
page_literal(site_style ../site/site.css)
page_literal(site_script ../site/sorting.js ../site/site.js)
set(source ${PROJECT_BINARY_DIR}/generated/page_files.cpp)
file(CONFIGURE OUTPUT ${source} @ONLY CONTENT "#include \"report/html/page_files.hpp\"

namespace gammonkit::html {

std::string_view page_style()
{
    return @style@;
}

std::string_view page_toolbar()
{
    return @toolbar@;
}

std::string_view page_stage()
{
    return @stage@;
}

std::string_view page_panel()
{
    return @panel@;
}

std::string_view panel_style()
{
    return @panel_style@;
}

std::string_view page_unpacker()
{
    return @unpacker@;
}

std::string_view page_loader()
{
    return @loader@;
}

std::string_view page_loader_sum()
{
    return \"@loader_sum@\";
}

std::string_view page_script()
{
    return @script@;
}

std::string_view page_script_sum()
{
    return \"@script_sum@\";
}

std::string_view study_style()
{
    return @study_style@;
}

std::string_view study_script()
{
    return @study_script@;
}

std::string_view study_script_sum()
{
    return \"@study_script_sum@\";
}

std::string_view site_style()
{
    return @site_style@;
}

std::string_view site_script()
{
    return @site_script@;
}

std::string_view site_script_sum()
{
    return \"@site_script_sum@\";
}

}  // namespace gammonkit::html
")
target_sources(gammonkit_report PRIVATE ${source})
target_include_directories(gammonkit_report PRIVATE ${PROJECT_SOURCE_DIR})

# The script and the style of its part of the page, compressed once for all pages.
add_executable(pack_page_files ${page_folder}/pack/pack_page_files.cpp ${source})
target_include_directories(pack_page_files PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(pack_page_files PRIVATE gammonkit::formats fmt::fmt)
set(packed ${PROJECT_BINARY_DIR}/generated/packed_page_files.cpp)
add_custom_command(OUTPUT ${packed} COMMAND pack_page_files > ${packed} DEPENDS pack_page_files VERBATIM)
target_sources(gammonkit_report PRIVATE ${packed})
