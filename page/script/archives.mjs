// Archives: what is in a ZIP or TAR file, and how a ZIP file is made.

async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

const textOf = (bytes) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Where the list of contents is told of: the record at the end, which a remark of up to 64 KiB may follow. */
function endOfZip(view) {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65557); at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw new Error('this is no ZIP file, or its end is missing');
}

async function member(bytes, view, at) {
  const method = view.getUint16(at + 10, true);
  const size = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = bytes.subarray(begin, begin + size);
  if (view.getUint16(at + 8, true) & 1) throw new Error('it has a password');
  if (method === 0) return packed.slice();
  if (method !== 8) throw new Error(`it is packed by method ${method}`);
  return through(new DecompressionStream('deflate-raw'), packed);
}

/** {files: [path, bytes], failed: [path, why]} of a ZIP file. */
export async function unzipped(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfZip(view);
  const found = { files: [], failed: [] };
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const length = view.getUint16(at + 28, true);
    const path = textOf(bytes.subarray(at + 46, at + 46 + length));
    try {
      if (!path.endsWith('/')) found.files.push([path, await member(bytes, view, at)]);
    } catch (error) {
      found.failed.push([path, error.message]);
    }
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}

/** The same of a TAR file. */
export function untarred(bytes) {
  const files = [];
  const text = (at, size) => textOf(bytes.subarray(at, at + size)).replace(/\0[^]*$/, '');
  let longName = '';
  for (let at = 0; at + 512 <= bytes.length && bytes[at] !== 0;) {
    const size = parseInt(text(at + 124, 12).trim() || '0', 8);
    const kind = String.fromCharCode(bytes[at + 156] || 48);
    const prefix = text(at + 257, 5) === 'ustar' ? text(at + 345, 155) : '';
    const name = longName || (prefix ? `${prefix}/` : '') + text(at, 100);
    if (!(size >= 0)) throw new Error('this TAR file is damaged');
    if (kind === '0') files.push([name, bytes.slice(at + 512, at + 512 + size)]);
    longName = kind === 'L' ? text(at + 512, size) : '';
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return { files, failed: [] };
}

/** What stands in an archive; null if this is none. */
export async function members(name, bytes) {
  if (/\.zip$/i.test(name)) return unzipped(bytes);
  if (/\.tar$/i.test(name)) return untarred(bytes);
  if (/\.(tgz|tar\.gz)$/i.test(name)) return untarred(await through(new DecompressionStream('gzip'), bytes));
  return null;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xEDB88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function sumOf(bytes) {
  let sum = 0xFFFFFFFF;
  for (const byte of bytes) sum = CRC_TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  return ~sum >>> 0;
}

/** A header of a member: the local one, or that of the list of contents. */
function header(signature, { sum, packed, size, name }, rest) {
  const fields = new DataView(new ArrayBuffer(signature === 0x04034b50 ? 30 : 46));
  const shift = signature === 0x04034b50 ? 4 : 6;
  fields.setUint32(0, signature, true);
  if (shift === 6) fields.setUint16(4, 20, true);
  fields.setUint16(shift, 20, true);
  fields.setUint16(shift + 2, 0x0800, true);  // Names are UTF-8.
  fields.setUint16(shift + 4, 8, true);
  fields.setUint16(shift + 8, 0x21, true);  // 1 January 1980: the same files make the same archive.
  fields.setUint32(shift + 10, sum, true);
  fields.setUint32(shift + 14, packed.length, true);
  fields.setUint32(shift + 18, size, true);
  fields.setUint16(shift + 22, name.length, true);
  if (rest !== undefined) fields.setUint32(42, rest, true);
  return new Uint8Array(fields.buffer);
}

/** A ZIP file of [path, bytes], as a Blob. */
export async function zipped(files) {
  const parts = [];
  const contents = [];
  let at = 0;
  for (const [path, bytes] of files) {
    const name = new TextEncoder().encode(path);
    const packed = await through(new CompressionStream('deflate-raw'), bytes);
    const facts = { sum: sumOf(bytes), packed, size: bytes.length, name };
    const local = header(0x04034b50, facts);
    contents.push(header(0x02014b50, facts, at), name);
    parts.push(local, name, packed);
    at += local.length + name.length + packed.length;
  }
  const size = contents.reduce((sum, part) => sum + part.length, 0);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, files.length, true);
  end.setUint16(10, files.length, true);
  end.setUint32(12, size, true);
  end.setUint32(16, at, true);
  return new Blob([...parts, ...contents, end.buffer], { type: 'application/zip' });
}
