# The parts of a Word document that are always the same become part of the library: writes the source of
# report/study/docx/fixed_parts.hpp.
set(parts "")

# document_part(FILE NAME): the file of report/study/docx/parts under the name that it has in the document.
function(document_part file name)
    set(path ${PROJECT_SOURCE_DIR}/report/study/docx/parts/${file})
    set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${path})
    file(READ ${path} text)
    set(parts "${parts}    {\"${name}\", R\"part(${text})part\"},\n" PARENT_SCOPE)
endfunction()

# What tells the types of all parts stands first: programs know the document by it.
document_part(content-types.xml "[Content_Types].xml")
document_part(package-relationships.xml "_rels/.rels")
document_part(styles.xml "word/styles.xml")
document_part(settings.xml "word/settings.xml")
document_part(footer.xml "word/footer.xml")
set(source ${PROJECT_BINARY_DIR}/generated/document_parts.cpp)
file(CONFIGURE OUTPUT ${source} @ONLY CONTENT "#include \"report/study/docx/fixed_parts.hpp\"

namespace gammonkit::docx {

std::span<const FixedPart> fixed_parts()
{
    static constexpr FixedPart kParts[] = {
@parts@    };
    return kParts;
}

}  // namespace gammonkit::docx
")
target_sources(gammonkit_report PRIVATE ${source})
