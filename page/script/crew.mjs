// Workers that do jobs: each one at a time, those that wait in their order. At a server they are its own.
import { isAtServer, ThreadAtServer } from './server.mjs';

let whenCompiled = null;
let workerUrl = '';

/** The bytes of a packed part of the page. */
export async function unpacked(id) {
  const element = document.getElementById(id);
  const letters = atob(element.textContent);
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

async function compiled() {
  const [wasm, script] = await Promise.all([unpacked('packed-wasm'), unpacked('packed-worker')]);
  workerUrl = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  return WebAssembly.compile(wasm);
}

/** The module, which all workers share; null at a server. */
export function loaded() {
  whenCompiled ??= isAtServer ? Promise.resolve(null) : compiled();
  return whenCompiled;
}

export class Cancelled extends Error {}

/** Some workers with one queue. */
export class Crew {
  constructor(size) {
    this.size = size;
    this.queue = [];
    this.workers = [];
    this.last = 0;
  }

  /** Does a job; `progress` hears parts from 0 to 1. The promise has `cancel`, after which it fails by Cancelled. */
  do(kind, job, progress = () => {}) {
    this.last += 1;
    const task = { id: this.last, kind, job, progress };
    const promise = new Promise((resolve, reject) => Object.assign(task, { resolve, reject }));
    promise.cancel = () => this.cancel(task);
    this.queue.push(task);
    this.next();
    return promise;
  }

  async next() {
    const module = await loaded();
    if (this.queue.length === 0) return;
    const free = this.workers.find(({ task }) => !task) ?? (this.workers.length < this.size ? this.hire(module) : null);
    if (!free) return;
    free.task = this.queue.shift();
    const { id, kind, job } = free.task;
    free.thread.postMessage({ id, kind, job });
    this.next();
  }

  hire(module) {
    const worker = { thread: isAtServer ? new ThreadAtServer() : new Worker(workerUrl), task: null };
    worker.thread.postMessage({ module });
    worker.thread.onmessage = ({ data }) => this.hear(worker, data);
    worker.thread.onerror = (event) => this.hear(worker, { error: { message: event.message }, isBroken: true });
    this.workers.push(worker);
    return worker;
  }

  hear(worker, { part, answer, error, isBroken }) {
    const { task } = worker;
    if (part !== undefined) return task?.progress(part);
    if (isBroken) this.dismiss(worker);
    worker.task = null;
    if (error) task?.reject(Object.assign(new Error(error.message), error));
    else task?.resolve(answer);
    return this.next();
  }

  dismiss(worker) {
    worker.thread.terminate();
    this.workers = this.workers.filter((other) => other !== worker);
  }

  cancel(task) {
    const worker = this.workers.find((other) => other.task === task);
    if (!worker && !this.queue.includes(task)) return;
    this.queue = this.queue.filter((other) => other !== task);
    if (worker) this.dismiss(worker);
    task.reject(new Cancelled('cancelled'));
    this.next();
  }
}

/** Who runs the command here and now, who judges positions, and who does what takes long. */
export const desk = new Crew(1);
export const thinker = new Crew(1);
// A browser asks a server six things at a time: desk, thinker, these, and one for files.
export const hands = new Crew(Math.max(1, Math.min(navigator.hardwareConcurrency ?? 1, isAtServer ? 3 : 4)));

/** {code, out, err, files: [[path, bytes]]} of the command. */
export function command(words, files = [], crew = desk) {
  return crew.do('command', { words, files });
}

/** What a command printed as JSON. */
export async function asked(words, files = [], crew = desk) {
  const done = await command([...words, '--to', 'json', '--output', '/out/answer.json'], files, crew);
  const file = done.files.find(([path]) => path === '/out/answer.json');
  if (!file) throw new Error(done.err.trim() || `exit code ${done.code}`);
  return JSON.parse(new TextDecoder().decode(file[1]));
}
