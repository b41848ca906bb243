/* What somebody who uses GammonKit from C writes: judges a match, writes it as SGF, asks for a play, draws a board. */
#include <gammonkit/gammonkit.h>

#include <stdio.h>
#include <string.h>

#define OPENING "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"

static int fail(void)
{
    fprintf(stderr, "%s\n", gk_last_error());
    return 1;
}

static int count(double part, void *user)
{
    (void)part;
    ++*(int *)user;
    return 1;
}

static int judge(gk_engine *engine, const char *from, const char *to)
{
    int calls = 0;
    int written = 0;
    gk_collection *match = gk_read_file(from, NULL);
    char *counts = gk_analyze(engine, match, "{\"depth\": \"fast\"}", count, &calls);
    if (counts != NULL) written = gk_write_file(match, to, "{\"overwrite\": true}", NULL);
    gk_free(counts);
    gk_collection_close(match);
    return written && calls > 0;
}

int main(int argc, char **argv)
{
    size_t size = 0;
    gk_engine *engine = gk_engine_open(NULL);
    char *hint = gk_hint(engine, OPENING, "{\"plies\": 0, \"plays\": 1}");
    void *picture = gk_board(OPENING, "{\"format\": \"png\"}", &size);
    if (argc < 3 || engine == NULL || hint == NULL || picture == NULL) return fail();
    if (!judge(engine, argv[1], argv[2])) return fail();
    printf("%s, %s\n", strstr(hint, "8/5 6/5") != NULL ? "8/5 6/5" : hint,
           size > 1000 && memcmp(picture, "\x89PNG", 4) == 0 ? "PNG" : "no PNG");
    gk_free(picture);
    gk_free(hint);
    gk_engine_close(engine);
    return 0;
}
