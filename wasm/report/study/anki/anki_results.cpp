#include "report/study/anki/anki_results.hpp"

#include "portable/support/not_here.hpp"

namespace gammonkit {

Result<StudyResults> read_anki_results(const UnpackedArchive& /*package*/)
{
    return not_here("answers from Anki");
}

}  // namespace gammonkit
