#include "report/study/anki/anki_deck.hpp"

#include "wasm/support/not_in_wasm.hpp"

namespace gammonkit {

Result<std::string> write_anki_deck(const StudySet& /*set*/, const Theme& /*theme*/,
                                    std::chrono::sys_seconds /*now*/)
{
    return not_in_wasm("decks for Anki");
}

}  // namespace gammonkit
