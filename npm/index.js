// The library for JavaScript: docs/javascript.md. include/gammonkit/gammonkit.h describes
// settings and answers in JSON.
import createCore from './gammonkit_core.mjs';
import { bytesAt } from './host.js';

/** A failure: `code` is for programs, `hint` may say what to do; failures of reading have a place. */
export class GammonKitError extends Error {
  constructor({ message, ...rest }) {
    super(message);
    this.name = 'GammonKitError';
    Object.assign(this, rest);
  }
}

const wasmUrl = new URL('./gammonkit_core.wasm', import.meta.url);

async function bytesOfWasm(url) {
  try {
    return await bytesAt(url);
  } catch (error) {
    throw new GammonKitError({ message: error.message, code: 'unreadable' });
  }
}

let whenLoaded = null;

/**
 * Loads the library; the other functions do so at their first call. `wasm` is where to load it from instead: bytes,
 * or an address.
 */
export function load({ wasm } = {}) {
  if (!whenLoaded) {
    const isBytes = wasm instanceof ArrayBuffer || ArrayBuffer.isView(wasm);
    const bytes = isBytes ? Promise.resolve(wasm) : bytesOfWasm(wasm ? new URL(wasm, import.meta.url) : wasmUrl);
    whenLoaded = bytes.then((wasmBinary) => createCore({ wasmBinary })).then((core) => new Core(core));
    whenLoaded.catch(() => (whenLoaded = null));
  }
  return whenLoaded.then(() => undefined);
}

async function loaded() {
  await load();
  return whenLoaded;
}

/** Calls the functions of gammonkit.h. */
class Core {
  constructor(module) {
    this.module = module;
    this.engine = 0;
  }

  /** Calls `use` with texts and bytes in memory: undefined becomes null. */
  with(values, use) {
    const places = values.map((value) => this.place(value));
    try {
      return use(...places);
    } finally {
      places.forEach((place) => this.module._free(place));
    }
  }

  place(value) {
    if (value === undefined || value === null) return 0;
    const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
    const place = this.module._malloc(bytes.length + 1);
    this.module.HEAPU8.set(bytes, place);
    this.module.HEAPU8[place + bytes.length] = 0;
    return place;
  }

  /** Throws the library's error if a call returned nothing. */
  checked(result) {
    if (result) return result;
    throw new GammonKitError(JSON.parse(this.module.UTF8ToString(this.module._gk_last_error())));
  }

  /** The text that a function returned, which is then freed. */
  text(place) {
    const text = this.module.UTF8ToString(this.checked(place));
    this.module._gk_free(place);
    return text;
  }

  json(place) {
    return JSON.parse(this.text(place));
  }

  /** Bytes that a function returned, with their number in memory at `size`. */
  bytes(place, size) {
    const begin = this.checked(place);
    const bytes = this.module.HEAPU8.slice(begin, begin + this.number(size));
    this.module._gk_free(place);
    return bytes;
  }

  number(place) {
    return new DataView(this.module.HEAPU8.buffer).getUint32(place, true);
  }

  /** The engine, which is opened when it is first needed. */
  openedEngine() {
    if (!this.engine) {
      this.engine = this.with([JSON.stringify({ threads: 1 })], (s) => this.checked(this.module._gk_engine_open(s)));
    }
    return this.engine;
  }

  /** Calls `use` with a pointer to a function that calls `progress`. */
  withProgress(progress, use) {
    if (!progress) return use(0);
    const place = this.module.addFunction((part) => (progress(part) === false ? 0 : 1), 'idi');
    try {
      return use(place);
    } finally {
      this.module.removeFunction(place);
    }
  }
}

const textOf = (settings) => JSON.stringify(settings ?? {});

/** Matches and positions that were read, until `close`. */
export class Collection {
  #core;
  #handle;

  /** Made by `read`. */
  constructor(core, handle) {
    this.#core = core;
    this.#handle = handle;
  }

  #ask(use) {
    if (!this.#handle) throw new GammonKitError({ message: 'the collection is closed', code: 'closed' });
    return use(this.#core, this.#core.module, this.#handle);
  }

  /** The messages about it when it was read. */
  get messages() {
    return this.#ask((core, module, handle) => core.json(module._gk_messages(handle)));
  }

  /** Everything in it: docs/formats/json.md. */
  toJSON() {
    return this.#ask((core, module, handle) => core.json(module._gk_collection_json(handle)));
  }

  /** Its bytes in a format, "sgf" or "mat,dialect=xg", and what the format cannot hold. */
  write(format) {
    return this.#ask((core, module, handle) =>
      core.with([format, new Uint8Array(4), new Uint8Array(4)], (name, size, losses) => {
        const bytes = core.bytes(module._gk_write(handle, name, size, losses), size);
        return { bytes, losses: core.json(core.number(losses)) };
      }));
  }

  /**
   * Analyzes all decisions and rolls. Settings: depth, keep, most_plays, share, shares. `progress` may return false
   * to stop.
   */
  analyze({ progress, ...settings } = {}) {
    return this.#ask((core, module, handle) =>
      core.withProgress(progress, (told) =>
        core.with([textOf(settings)], (s) =>
          core.json(module._gk_analyze(core.openedEngine(), handle, s, told, 0)))));
  }

  /** Merges in what `analyze` found in a share of a copy of the same matches, with the same settings. */
  takeShare(copy, settings) {
    this.#ask((core, module, handle) =>
      core.with([textOf(settings)], (s) => core.checked(module._gk_take_share(handle, copy.#handle, s))));
  }

  /** Of each match. Settings: games, decisions. */
  statistics(settings) {
    return this.#ask((core, module, handle) =>
      core.with([textOf(settings)], (s) => core.json(module._gk_statistics(handle, s))));
  }

  /** The decisions that satisfy a filter. Settings: me, limit, and like: the nearest to a position, with "" for any. */
  find(filter, settings) {
    return this.#ask((core, module, handle) =>
      core.with([filter, textOf(settings)], (f, s) => core.json(module._gk_find(handle, f, s))));
  }

  /** Frees its memory. */
  close() {
    if (this.#handle) this.#core.module._gk_collection_close(this.#handle);
    this.#handle = 0;
  }
}

/** Reads a match file of any format, gzipped or not: text, or bytes. Settings: name, format, charset, validate. */
export async function read(content, { name = 'input', ...settings } = {}) {
  const core = await loaded();
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  const handle = core.with([bytes, name, textOf(settings)], (b, n, s) => core.module._gk_read(b, bytes.length, n, s));
  return new Collection(core, core.checked(handle));
}

/** The bytes of a collection in a format, and what was lost. */
export async function write(collection, format) {
  return collection.write(format);
}

/** Analyzes the decisions of a collection: see Collection. */
export async function analyze(collection, settings) {
  return collection.analyze(settings);
}

async function askEngine(name, position, { progress, ...settings } = {}) {
  const core = await loaded();
  return core.withProgress(progress, (told) =>
    core.with([position, textOf(settings)], (p, s) =>
      core.json(core.module[name](core.openedEngine(), p, s, ...(name === '_gk_rollout' ? [told, 0] : [])))));
}

/** The best plays of the roll of a position, or, without a roll, whether to double. Settings: plies, plays. */
export const hint = (position, settings) => askEngine('_gk_hint', position, settings);
/** The probabilities before a roll, and the cube. Settings: plies. */
export const evaluate = (position, settings) => askEngine('_gk_evaluate', position, settings);
/** The same by a rollout. Settings: trials, plies, plays, seed, truncate, cubeful, progress. */
export const rollout = (position, settings) => askEngine('_gk_rollout', position, settings);

async function board(position, settings, format) {
  const core = await loaded();
  return core.with([position, textOf({ ...settings, format }), new Uint8Array(4)], (p, s, size) =>
    core.bytes(core.module._gk_board(p, s, size), size));
}

/** A picture of a position: the bytes of a file. Settings: format, width, theme, names, ids. */
export const boardPicture = (position, settings) => board(position, settings, settings?.format ?? 'png');

/** The same as SVG. Settings: width, theme, names, ids. */
export async function boardSvg(position, settings) {
  return new TextDecoder().decode(await board(position, settings, 'svg'));
}

/** The position as text, for a terminal. */
export async function boardText(position, settings) {
  return new TextDecoder().decode(await board(position, settings, 'text'));
}

/** The meaning of an XGID, an OGID or a GNU Backgammon ID. */
export async function identify(position) {
  const core = await loaded();
  return core.with([position], (p) => core.json(core.module._gk_identify(p)));
}

/** All formats. */
export async function formats() {
  const core = await loaded();
  return core.json(core.module._gk_formats());
}

/** "0.2.0" */
export async function version() {
  const core = await loaded();
  return core.module.UTF8ToString(core.module._gk_version());
}
