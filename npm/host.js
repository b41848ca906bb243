// What differs in Node.js from browsers. Bundlers of pages take host-browser.js in its place, which names no
// module of Node.js.
import * as browser from './host-browser.js';

export const isNode = typeof process === 'object' && Boolean(process.versions?.node);

/** The bytes at an address. */
export async function bytesAt(url) {
  if (!isNode || url.protocol !== 'file:') return browser.bytesAt(url);
  const { readFile } = await import('node:fs/promises');
  return readFile(url);
}

export async function startedThread() {
  if (!isNode) return browser.startedThread();
  const { Worker: NodeWorker } = await import('node:worker_threads');
  const thread = new NodeWorker(new URL('./worker-thread.js', import.meta.url));
  thread.unref();
  return thread;
}

/** In a thread: gives `serve` what comes, and a function that answers. */
export async function listen(serve) {
  if (!isNode) return browser.listen(serve);
  const { parentPort } = await import('node:worker_threads');
  parentPort.on('message', (call) => serve(call, (answer) => parentPort.postMessage(answer)));
}
