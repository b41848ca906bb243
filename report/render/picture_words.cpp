#include "report/render/picture_words.hpp"

#include "report/render/identifier_lines.hpp"
#include "support/text.hpp"

namespace gammonkit {

PictureWords words_of(const BoardScene& scene)
{
    return {.title = scene.words.say("Backgammon position"),
            .description = joined(identifier_lines(scene.state), "\n")};
}

}  // namespace gammonkit
