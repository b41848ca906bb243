#include "report/study/anki/anki_results.hpp"

#include "wasm/support/not_in_wasm.hpp"

namespace gammonkit {

Result<StudyResults> read_anki_results(const UnpackedArchive& /*package*/)
{
    return not_in_wasm("answers from Anki");
}

}  // namespace gammonkit
