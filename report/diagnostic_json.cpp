#include "report/diagnostic_json.hpp"

namespace gammonkit {

Json json_of(const Diagnostic& diagnostic, const SourceText& source)
{
    Json json = {{"severity", to_string(diagnostic.severity)},
                 {"code", diagnostic.code},
                 {"message", diagnostic.message}};
    if (diagnostic.where) json["offset"] = *diagnostic.where;
    if (diagnostic.where && source.kind() == SourceKind::text) {
        const TextPlace place = source.place_of(*diagnostic.where);
        json["line"] = place.line;
        json["column"] = place.column;
    }
    if (!diagnostic.hint.empty()) json["hint"] = diagnostic.hint;
    return json;
}

}  // namespace gammonkit
