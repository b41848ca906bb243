// Archives: what is in a ZIP or TAR file, and how a ZIP file is made.

// A small archive could else fill the memory.
const MOST_UNPACKED = 2 ** 30;
const MOST_MEMBERS = 100000;
// ZIP counts files by 16 bits, and places by 32; more need ZIP64.
const MOST_IN_ZIP = 0xFFFF;
const MOST_OF_ZIP = 0xFFFFFFFF;

class TooMuch extends Error {}

const tooLarge = () => new TooMuch('more than 1 GiB would come out of it');

/** What comes out of a stream, of `most` bytes at most. */
async function through(stream, bytes, most) {
  const parts = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    if (size > most) {
      await reader.cancel();
      throw tooLarge();
    }
    parts.push(piece.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
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

/** Whether a ZIP64 record of the end stands before that of ZIP. */
const hasZip64End = (view, end) => end >= 20 && view.getUint32(end - 20, true) === 0x07064b50;

async function member(bytes, view, at, most) {
  const method = view.getUint16(at + 10, true);
  const size = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  if (size === MOST_OF_ZIP || local === MOST_OF_ZIP) throw new Error('ZIP64 is not understood');
  const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = bytes.subarray(begin, begin + size);
  if (view.getUint16(at + 8, true) & 1) throw new Error('it has a password');
  if (method === 0 && packed.length > most) throw tooLarge();
  if (method === 0) return packed.slice();
  if (method !== 8) throw new Error(`it is packed by method ${method}`);
  return through(new DecompressionStream('deflate-raw'), packed, most);
}

/** {files: [path, bytes], failed: [path, why]} of a ZIP file. */
export async function unzipped(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfZip(view);
  const found = { files: [], failed: [] };
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (hasZip64End(view, end) && (count === MOST_IN_ZIP || at === MOST_OF_ZIP)) throw new Error('ZIP64 is not understood');
  let room = MOST_UNPACKED;
  for (let left = count; left > 0; left -= 1) {
    const length = view.getUint16(at + 28, true);
    const path = textOf(bytes.subarray(at + 46, at + 46 + length));
    try {
      if (!path.endsWith('/')) {
        const content = await member(bytes, view, at, room);
        room -= content.length;
        found.files.push([path, content]);
      }
    } catch (error) {
      if (error instanceof TooMuch) throw error;
      found.failed.push([path, error.message]);
    }
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}

/** The name that an extended header of PAX gives the next member; "" if it gives none. */
function nameOfPax(bytes) {
  let name = '';
  for (let at = 0; at < bytes.length;) {
    // "30 path=club/match.sgf" and a line end: its length counts all of it.
    const space = bytes.indexOf(0x20, at);
    const length = Number(textOf(bytes.subarray(at, space)));
    if (!(length > space - at)) throw new Error('this TAR file is damaged');
    const record = textOf(bytes.subarray(space + 1, at + length - 1));
    if (record.startsWith('path=')) name = record.slice('path='.length);
    at += length;
  }
  return name;
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
    if (kind === '0' && files.length === MOST_MEMBERS) throw new TooMuch(`it holds more than ${MOST_MEMBERS} files`);
    if (kind === '0') files.push([name, bytes.slice(at + 512, at + 512 + size)]);
    if (kind === 'L') longName = text(at + 512, size);
    else if (kind === 'x') longName = nameOfPax(bytes.subarray(at + 512, at + 512 + size)) || longName;
    else longName = '';
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return { files, failed: [] };
}

/** What stands in an archive; null if this is none. */
export async function members(name, bytes) {
  if (/\.zip$/i.test(name)) return unzipped(bytes);
  if (/\.tar$/i.test(name)) return untarred(bytes);
  if (/\.(tgz|tar\.gz)$/i.test(name)) return untarred(await through(new DecompressionStream('gzip'), bytes, MOST_UNPACKED));
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
  if (files.length > MOST_IN_ZIP) throw new Error(`a ZIP file holds ${MOST_IN_ZIP} files at most, and these are ${files.length}`);
  const parts = [];
  const contents = [];
  let at = 0;
  for (const [path, bytes] of files) {
    const name = new TextEncoder().encode(path);
    const packed = await through(new CompressionStream('deflate-raw'), bytes, MOST_OF_ZIP);
    const facts = { sum: sumOf(bytes), packed, size: bytes.length, name };
    const local = header(0x04034b50, facts);
    contents.push(header(0x02014b50, facts, at), name);
    parts.push(local, name, packed);
    at += local.length + name.length + packed.length;
    if (at > MOST_OF_ZIP) throw new Error('a ZIP file holds 4 GiB at most, and these files are more');
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
