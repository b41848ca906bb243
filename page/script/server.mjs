// The page as `gammonkit serve` gives it: the command runs at the server, and a folder is behind it.

/** Whether the page comes from there. */
export const isAtServer = document.querySelector('meta[name="gammonkit-server"]') !== null;

/** It stands behind the address, where no request tells it. */
const token = location.hash.slice(1);
/** Calls the name of the folder behind the page; nothing if there is none. */
let served = null;

async function askServer(path, options = {}) {
  const response = await fetch(path, { ...options, headers: { 'X-GammonKit-Token': token } });
  if (response.ok) return response;
  const { message, code, hint } = await response.json();
  throw Object.assign(new Error(message), { code, hint });
}

/** [path, File] of all in the folder behind the page. */
export async function servedFiles() {
  const { folder, files } = await (await askServer('/api/files')).json();
  served = folder;
  const found = [];
  for (const { path } of files) found.push([path, await (await askServer(`/api/file?path=${encodeURIComponent(path)}`)).blob(), false]);
  return found;
}

export const servedFolder = () => served;

/** Puts a file into the folder. `mayReplace` is asked before one that is there is written over; whether it was saved. */
export async function saveAtServer(path, content, mayReplace) {
  const post = (more) => askServer(`/api/save?path=${encodeURIComponent(path)}${more}`, { method: 'POST', body: new Blob([content]) });
  try {
    await post('');
  } catch (error) {
    if (error.code !== 'exists') throw error;
    if (!mayReplace()) return false;
    await post('&replace=yes');
  }
  return true;
}

// The command at the server lies in a folder of its own, with the same names in it as at the root of a worker.
const toServer = (word) => word.replace(/^\/(?=(in|out)\/)/, '');

function jobBody(words, files) {
  const head = { words: words.map(toServer), files: files.map(([path, bytes]) => [toServer(path), bytes.length]) };
  return new Blob([JSON.stringify(head), '\n', ...files.map(([, bytes]) => bytes)]);
}

/** Behind the lines that tell how far it is, what the command did, with its files. */
async function answerIn(stream, progress) {
  const reader = stream.getReader();
  let bytes = new Uint8Array();
  for (;;) {
    const end = bytes.indexOf(10);
    if (end >= 0) {
      const line = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
      bytes = bytes.slice(end + 1);
      if (line.part === undefined) return [line, await restOf(reader, bytes)];
      progress(line.part);
      continue;
    }
    const { done, value } = await reader.read();
    if (done) throw new Error('the server has gone');
    bytes = joined([bytes, value]);
  }
}

async function restOf(reader, begun) {
  const parts = [begun];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts);
    parts.push(value);
  }
}

function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** {code, out, err, files}: runs the command there, as a worker would here. */
async function runThere(words, files, signal, progress) {
  const response = await askServer('/api/run', { method: 'POST', body: jobBody(words, files), signal });
  const [{ code, said, files: made, error }, bytes] = await answerIn(response.body, progress);
  if (error) throw Object.assign(new Error(error.message), error);
  let at = 0;
  const taken = made.map(([path, size]) => [`/${path}`, bytes.slice(at, at += size)]);
  return { code, out: code === 0 ? said : '', err: code === 0 ? '' : said, files: taken };
}

/** What failed in the words of the command, without what only a terminal needs. */
function failureOf({ code, err }) {
  const text = err.trim().replace(/^gammonkit: error: /, '').replace(/\n\s*hint: /, '; ');
  return new Error(text || `exit code ${code}`);
}

/** The file that the command made. */
async function madeThere(run, words, files, progress) {
  const done = await run(words, files, progress);
  if (done.files.length === 0) throw failureOf(done);
  return done.files[0][1];
}

const jsonOf = (bytes) => JSON.parse(new TextDecoder().decode(bytes));

async function analyzeThere(run, { bytes, name, depth }, progress) {
  const input = `/in/0/${name}`;
  const json = await madeThere(run, ['analyze', '--progress', '--level', depth, input, '-t', 'json', '-o', '/out/analyzed.json'], [[input, bytes]], progress);
  const analyzed = '/in/0/analyzed.json';
  return { json, statistics: jsonOf(await madeThere(run, ['stats', analyzed, '--to', 'json', '-o', '/out/statistics.json'], [[analyzed, json]])) };
}

async function hintThere(run, { position, settings }) {
  const words = ['hint', '--ply', String(settings.plies), '-n', String(settings.plays), position, '--to', 'json', '-o', '/out/hint.json'];
  const done = await run(words, []);
  const answer = done.files.length > 0 ? jsonOf(done.files[0][1])[0] : undefined;
  if (done.code !== 0 || !answer) throw failureOf(done);
  return answer;
}

/** Identifiers may look like paths, so that they come in a file. */
async function identifyThere(run, { position }) {
  const input = '/in/0/position.txt';
  const bytes = await madeThere(run, ['convert', '-q', input, '-t', 'ids', '-o', '/out/ids.txt'], [[input, new TextEncoder().encode(position)]]);
  return { position: /^XGID=\S+/m.exec(new TextDecoder().decode(bytes))[0] };
}

const JOBS_THERE = {
  command: (run, { words, files = [] }) => run(words, files),
  analyze: analyzeThere,
  hint: hintThere,
  identify: identifyThere,
};

/** Stands for a worker. */
export class ThreadAtServer {
  postMessage({ id, kind, job }) {
    if (kind) this.work(id, kind, job);
  }

  async work(id, kind, job) {
    this.stopping = new AbortController();
    const { signal } = this.stopping;
    const tell = (data) => { if (!signal.aborted) this.onmessage({ data: { id, ...data } }); };
    const run = (words, files, progress = () => {}) => runThere(words, files, signal, progress);
    try {
      tell({ answer: await JOBS_THERE[kind](run, job, (part) => tell({ part })) });
    } catch (error) {
      tell({ error: { message: error.message, code: error.code, hint: error.hint } });
    }
  }

  /** The server hears that nobody waits any more, and ends the command. */
  terminate() {
    this.stopping?.abort();
  }
}
