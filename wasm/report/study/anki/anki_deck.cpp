#include "report/study/anki/anki_deck.hpp"

#include "portable/support/not_here.hpp"

namespace gammonkit {

Result<std::string> write_anki_deck(const StudySet& /*set*/, const Theme& /*theme*/,
                                    std::chrono::sys_seconds /*now*/)
{
    return not_here("decks for Anki");
}

}  // namespace gammonkit
