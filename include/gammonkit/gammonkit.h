#ifndef GAMMONKIT_GAMMONKIT_H
#define GAMMONKIT_GAMMONKIT_H

/*
 * GammonKit for C, and for every language that calls C. Link libgammonkit.so.0 (pkg-config gammonkit).
 *
 * Text is UTF-8 and ends with a zero byte. Settings are JSON objects, such as "{\"plies\": 2}"; null or ""
 * means the defaults, and an unknown name is an error. Answers are JSON as the command writes it with --json:
 * docs/json-output.md. docs/library.md has a program.
 *
 * Ownership: texts, bytes and handles that a function returns belong to the caller, who gives texts and bytes
 * to gk_free and handles to the function that closes them. Arguments stay the caller's.
 *
 * Errors: a function that fails returns null, or 0 where it returns an int. Then gk_last_error tells why.
 * No function throws, ends the program or prints.
 *
 * Threads: all functions may be called by several threads at once. Those that take a const handle may share
 * it. gk_analyze needs its collection for itself. An engine serves one call after the other and uses several
 * threads for each; what it says does not depend on how many.
 */

#include <stddef.h>

#if defined(__GNUC__)
#define GK_EXPORT __attribute__((visibility("default")))
#else
#define GK_EXPORT
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Matches and positions that were read, with all messages about them. */
typedef struct gk_collection gk_collection;
/* The engine: nets, bearoff tables, a match equity table. */
typedef struct gk_engine gk_engine;

/* Called from time to time with the part of the work that is done, 0 to 1. If it returns 0, the work ends
 * early, with the error "interrupted". Called by the thread that called the function, or by one of its
 * helpers, one at a time. */
typedef int (*gk_progress)(double part, void *user);

/* The version of the library, "0.2.0". Belongs to the library. */
GK_EXPORT const char *gk_version(void);
/* Why the last failed call of this thread failed: {"severity", "code", "message", "hint"}, after reading with
 * "offset", "line" and "column". "" if none has. Belongs to the library, until the next failed call of this
 * thread. */
GK_EXPORT const char *gk_last_error(void);
/* Frees a text or bytes; null is fine. */
GK_EXPORT void gk_free(void *memory);

/* All formats: an array of {"id", "title", "extensions", "reads", "writes", "experimental"}. */
GK_EXPORT char *gk_formats(void);

/* Reads bytes of any format, gzipped or not. `name` is shown in messages, and its extension may help to
 * recognize the format. Settings: "format" ("mat,dialect=xg"), "charset", "validate" (true). Fails if nothing
 * can be read; what can be read only in part is read, and gk_messages tells. */
GK_EXPORT gk_collection *gk_read(const void *bytes, size_t size, const char *name, const char *settings);
/* The same for a file. */
GK_EXPORT gk_collection *gk_read_file(const char *path, const char *settings);
GK_EXPORT void gk_collection_close(gk_collection *collection);
/* The messages about it: an array of {"severity", "code", "message", "line", "column", "offset", "hint"}. */
GK_EXPORT char *gk_messages(const gk_collection *collection);
/* Everything in it, in the format "json": docs/formats/json.md. */
GK_EXPORT char *gk_collection_json(const gk_collection *collection);

/* Its bytes in a format, "sgf" or "mat,dialect=xg". A zero byte that `size` does not count follows them.
 * `losses`, if not null, gets an array of {"feature", "count", "message"}: what the format cannot hold, and
 * an "other-table" for each match equity table by which GNU Backgammon will not read its cube decisions. */
GK_EXPORT void *gk_write(const gk_collection *collection, const char *format, size_t *size, char **losses);
/* Into a file, in one step, by its extension or "format". Settings: "format", "overwrite" (false). 1 if that
 * was done. */
GK_EXPORT int gk_write_file(const gk_collection *collection, const char *path, const char *settings,
                            char **losses);

/* The statistics of each match, as `stats --json` gives them: an array. Settings: "games" (false): for each
 * game, too; "decisions" (false): each decision instead. */
GK_EXPORT char *gk_statistics(const gk_collection *collection, const char *settings);
/* The decisions that satisfy a filter, as `find --json` gives them: an array. docs/filters.md describes
 * the language. Settings: "me", the name that the word `me` stands for; "limit", the most of them; "like", an
 * identifier: those that are most like its position, the nearest first (docs/like.md), 10 unless "limit" says
 * another number. An empty filter is satisfied by all decisions then. */
GK_EXPORT char *gk_find(const gk_collection *collection, const char *filter, const char *settings);

/* An engine. Settings: "threads" (0: one for each processor), "match_equity_table" (a name or a file),
 * "table_folder" (where bearoff tables are kept; otherwise they are built again, in less than a second). */
GK_EXPORT gk_engine *gk_engine_open(const char *settings);
GK_EXPORT void gk_engine_close(gk_engine *engine);
/* Stops the call that the engine is working on, which then fails with the error "interrupted". To be called from
 * another thread; does nothing if there is no such call, or for null. */
GK_EXPORT void gk_stop(gk_engine *engine);
/* Analyzes all decisions and rolls and stores the results. Settings: "depth" ("fast", "standard",
 * "deep"), "keep" (false: existing analyses are replaced), "most_plays" (10), "share" (1) and "shares"
 * (1): only every n-th decision, n being "shares", from this one on. Returns {"decisions", "looked_deeper",
 * "left_out"}. `progress` may be null. If it stops the work, the analysis is incomplete. */
GK_EXPORT char *gk_analyze(gk_engine *engine, gk_collection *collection, const char *settings,
                           gk_progress progress, void *user);

/* Merges in what gk_analyze found in a share of a copy of the same collection, with the same settings. With all
 * shares, the collection is as if it had been analyzed at once; until then, for example if one of them fails, the
 * analysis is incomplete. So engines without shared memory, such as workers in a browser, can divide the work.
 * Returns 1 on success. */
GK_EXPORT int gk_take_share(gk_collection *collection, const gk_collection *copy, const char *settings);

/* The probabilities for the player on roll before the roll, and whether to double. `position` is an XGID, an
 * OGID, or GNU Backgammon's Position ID with or without its Match ID. Settings: "plies" (2). */
GK_EXPORT char *gk_evaluate(gk_engine *engine, const char *position, const char *settings);
/* The best plays of the roll in the position. Settings: "plies" (2), "plays" (5). Without a roll the
 * same as gk_evaluate. */
GK_EXPORT char *gk_hint(gk_engine *engine, const char *position, const char *settings);
/* The same by a rollout. Settings: "trials" (1296), "plies" (0), "plays" (3), "seed" (1), "truncate" (0: the
 * game is played to its end), "cubeful" (true). */
GK_EXPORT char *gk_rollout(gk_engine *engine, const char *position, const char *settings,
                           gk_progress progress, void *user);

/* The meaning of an identifier: {"position" (an XGID), "position_id", "match_id", "ogid", "on_roll", "dice",
 * "pips", "score", "length", "cube"}. Players are 1 and 2, pairs are in this order; unknown values are null. */
GK_EXPORT char *gk_identify(const char *position);
/* A picture of a position. Settings: "format" ("svg", "png", "gif", "pdf", "ps", "eps", "text"), "width" (in
 * pixels of png and gif, 640, in points of the others, 320), "theme" ("modern"), "names" (["O", "X"]), "ids"
 * (false). A zero byte that `size` does not count follows the bytes. */
GK_EXPORT void *gk_board(const char *position, const char *settings, size_t *size);

#ifdef __cplusplus
}
#endif

#endif
