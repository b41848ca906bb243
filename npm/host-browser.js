// What differs in browsers from Node.js: see host.js.
export const isNode = false;

export async function bytesAt(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`cannot load ${url}: ${response.status}`);
  return response.arrayBuffer();
}

export function startedThread() {
  // In one expression: so bundlers see that the script is needed.
  return new Worker(new URL('./worker-thread.js', import.meta.url), { type: 'module' });
}

export function listen(serve) {
  self.onmessage = ({ data }) => serve(data, (answer) => self.postMessage(answer));
}
