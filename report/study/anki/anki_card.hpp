#pragma once

#include "report/json_parts.hpp"
#include "report/render/theme.hpp"
#include "report/study/study_set.hpp"
#include "support/files/zip.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// The pictures of a package: their names stand in cards.
class AnkiMedia {
public:
    /// What shows it on a card.
    std::string add(std::string name, std::string bytes);
    void move_to(std::vector<ZipMember>& members);

private:
    Json names_ = Json::object();
    std::vector<ZipMember> files_;
};

/// The fields of a note in the order of parts/model.json, with what separates them.
[[nodiscard]] std::string anki_fields(const StudyProblem& problem, const Theme& theme, AnkiMedia& media);

}  // namespace gammonkit
