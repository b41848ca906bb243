#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// One message of a PO file: https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
struct PoEntry {
    std::string context = {};
    std::string id = {};     ///< In English; empty of the file's header.
    std::string text = {};   ///< Empty if it is not translated.
    bool is_fuzzy = false;   ///< Somebody must look at it before it is used.
    bool in_script = false;  ///< A script of reports says it: a remark "#. script" tells so.
};

/// All messages of a PO file, but those that it calls obsolete. Lines that mean nothing are passed over.
[[nodiscard]] std::vector<PoEntry> read_po(std::string_view file);

}  // namespace gammonkit
