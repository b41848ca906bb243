// What runs in each worker: one instance of GammonKit, which does one job after the other.
// The script of emscripten stands before this one and gives createGammonKit.

/** The job that runs now, so that progress can be told of it. */
let current = 0;
let core = null;
let engine = 0;
let said = { out: '', err: '' };

/** Texts that come byte by byte. */
function collector(name) {
  let bytes = [];
  const flush = () => {
    said[name] += new TextDecoder().decode(Uint8Array.from(bytes));
    bytes = [];
  };
  const take = (byte) => {
    if (byte !== null) bytes.push(byte < 0 ? byte + 256 : byte);
    if (byte === 10) flush();
  };
  return { take, flush };
}
const streams = { out: collector('out'), err: collector('err') };

function start(module) {
  return new Promise((resolve, reject) => {
    createGammonKit({
      thisProgram: 'gammonkit',
      stdin: () => null,
      stdout: streams.out.take,
      stderr: streams.err.take,
      instantiateWasm: (imports, done) => {
        WebAssembly.instantiate(module, imports).then((instance) => done(instance, module)).catch(reject);
        return {};
      },
    }).then((made) => {
      core = made;
      resolve();
    }, reject);
  });
}

// ---- Files of the instance, which are in memory.

function makeFolderOf(path) {
  path.split('/').slice(1, -1).reduce((above, name) => {
    const folder = `${above}/${name}`;
    if (!core.FS.analyzePath(folder).exists) core.FS.mkdir(folder);
    return folder;
  }, '');
}

function namesIn(folder) {
  return core.FS.readdir(folder).filter((name) => name !== '.' && name !== '..');
}

function isFolder(path) {
  return core.FS.isDir(core.FS.stat(path).mode);
}

/** [path, bytes] of a file, or of all files in a folder and its subfolders; nothing if there is none. What begins with a
 * dot is the command's own. */
function filesAt(path) {
  if (!core.FS.analyzePath(path).exists) return [];
  if (!isFolder(path)) return [[path, core.FS.readFile(path)]];
  return namesIn(path).filter((name) => !name.startsWith('.')).flatMap((name) => filesAt(`${path}/${name}`));
}

function remove(path) {
  if (!core.FS.analyzePath(path).exists) return;
  if (!isFolder(path)) return void core.FS.unlink(path);
  namesIn(path).forEach((name) => remove(`${path}/${name}`));
  core.FS.rmdir(path);
}

// ---- The command.

/** {code, out, err, files}: runs the command with `words` over `files`, and takes what it wrote to /out. */
function command({ words, files = [] }) {
  for (const [path, bytes] of files) {
    makeFolderOf(path);
    core.FS.writeFile(path, bytes);
  }
  makeFolderOf('/out/x');
  said = { out: '', err: '' };
  const stack = core.stackSave();
  try {
    const code = core.callMain(['-r', '--color', 'never', ...words]);
    streams.out.flush();
    streams.err.flush();
    return { code, ...said, files: filesAt('/out') };
  } finally {
    core.stackRestore(stack);
    remove('/in');
    remove('/out');
  }
}

// ---- The functions of gammonkit.h.

/** Calls `use` with texts and bytes in memory. */
function placed(values, use) {
  const places = values.map((value) => {
    const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
    const place = core._malloc(bytes.length + 1);
    core.HEAPU8.set(bytes, place);
    core.HEAPU8[place + bytes.length] = 0;
    return place;
  });
  try {
    return use(...places);
  } finally {
    places.forEach((place) => core._free(place));
  }
}

function checked(result) {
  if (result) return result;
  const { message, code, hint } = JSON.parse(core.UTF8ToString(core._gk_last_error()));
  throw Object.assign(new Error(message), { code, hint });
}

function taken(place) {
  const text = core.UTF8ToString(checked(place));
  core._gk_free(place);
  return text;
}

function openedEngine() {
  if (!engine) engine = placed(['{"threads": 1}'], (settings) => checked(core._gk_engine_open(settings)));
  return engine;
}

/** Calls `use` with a pointer to a function that hears which part is done. */
function tellingProgress(use) {
  let told = 0;
  const place = core.addFunction((part) => {
    if (part - told >= 0.01) {
      told = part;
      postMessage({ id: current, part });
    }
    return 1;
  }, 'idi');
  try {
    return use(place);
  } finally {
    core.removeFunction(place);
  }
}

/** Calls `use` with the matches of a file. */
function withCollection(bytes, name, settings, use) {
  const collection = placed([bytes, name, JSON.stringify(settings)], (b, n, s) => checked(core._gk_read(b, bytes.length, n, s)));
  try {
    return use(collection);
  } finally {
    core._gk_collection_close(collection);
  }
}

/** {json, statistics}: what is known of the matches, as our own JSON, and what that adds up to. */
function analysisOf(collection) {
  const statistics = JSON.parse(taken(placed(['{}'], (settings) => core._gk_statistics(collection, settings))));
  return { json: new TextEncoder().encode(taken(core._gk_collection_json(collection))), statistics };
}

/** The analysis of a file, or of a share of its decisions. */
function analyze({ bytes, name, depth, share = 1, shares = 1 }) {
  return withCollection(bytes, name, {}, (collection) => {
    tellingProgress((progress) => placed([JSON.stringify({ depth, share, shares })], (settings) =>
      taken(core._gk_analyze(openedEngine(), collection, settings, progress, 0))));
    return analysisOf(collection);
  });
}

/** The analysis of a file of which each of `copies` has a share. */
function combine({ depth, copies: [first, ...others] }) {
  const withCopy = (json, use) => withCollection(json, 'analysis.json', { format: 'json' }, use);
  return withCopy(first, (collection) => {
    others.forEach((copy, i) => withCopy(copy, (from) =>
      placed([JSON.stringify({ depth, share: i + 2, shares: others.length + 1 })], (settings) =>
        checked(core._gk_take_share(collection, from, settings)))));
    return analysisOf(collection);
  });
}

/** What the engine says of a position. */
function hint({ position, settings }) {
  return JSON.parse(placed([position, JSON.stringify(settings)], (p, s) => taken(core._gk_hint(openedEngine(), p, s))));
}

function identify({ position }) {
  return JSON.parse(placed([position], (p) => taken(core._gk_identify(p))));
}

const JOBS = { command, analyze, combine, hint, identify };

let whenStarted = null;

onmessage = async ({ data: { module, id, kind, job } }) => {
  if (module) {
    whenStarted = start(module);
    return;
  }
  current = id;
  try {
    await whenStarted;
    postMessage({ id, answer: JOBS[kind](job) });
  } catch (error) {
    // What is no error of ours, such as memory that is used up, leaves an instance that nobody may go on with.
    postMessage({ id, error: { message: error.message, code: error.code, hint: error.hint }, isBroken: !error.code });
  }
};
