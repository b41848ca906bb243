// What the page takes out of archives, and which it refuses. Called by ctest with the folder of the sources.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const { members, unzipped, untarred, zipped } =
  await import(pathToFileURL(join(process.env.GAMMONKIT_SOURCE, 'page/script/archives.mjs')));

const MIB = 2 ** 20;
const bytesOf = async (blob) => new Uint8Array(await blob.arrayBuffer());
const textsOf = ({ files }) => files.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]);

/** A member of a TAR file, in blocks of 512 bytes. */
function tarMember(name, content, kind = '0') {
  const body = Buffer.from(content);
  const block = Buffer.alloc(512 + Math.ceil(body.length / 512) * 512);
  block.write(name, 0);
  block.write(`${body.length.toString(8).padStart(11, '0')} `, 124);
  block.write(kind, 156);
  block.write('ustar', 257);
  body.copy(block, 512);
  return block;
}

test('a ZIP file that was made is read again', async () => {
  const files = [['club/ü.sgf', 'one'], ['empty', '']];
  const zip = await bytesOf(await zipped(files.map(([path, text]) => [path, Buffer.from(text)])));
  assert.deepEqual(textsOf(await unzipped(zip)), files);
});

test('long names in TAR files are those of PAX and of GNU', () => {
  const long = `${'club/'.repeat(40)}ü.sgf`;
  const rest = ` path=${long}\n`;
  const length = Buffer.byteLength(rest) + 3;
  const pax = tarMember('PaxHeader', `11 mtime=1\n${length}${rest}`, 'x');
  const gnu = tarMember('././@LongLink', `${long}\0`, 'L');
  const tar = Buffer.concat([pax, tarMember('cut', 'one'), gnu, tarMember('cut', 'two'), tarMember('short', 'three')]);
  assert.deepEqual(textsOf(untarred(tar)), [[long, 'one'], [long, 'two'], ['short', 'three']]);
});

test('a damaged header of PAX is refused', () => {
  assert.throws(() => untarred(Buffer.concat([tarMember('PaxHeader', '0 path=a\n', 'x'), tarMember('a', '')])), /damaged/);
});

test('no more than 100,000 files come out of a TAR file', () => {
  const most = Buffer.concat(Array(100000).fill(tarMember('a', '')));
  assert.equal(untarred(most).files.length, 100000);
  assert.throws(() => untarred(Buffer.concat([most, tarMember('a', '')])), /more than 100000 files/);
});

test('no more than 1 GiB comes out of an archive', async () => {
  const piece = Buffer.alloc(600 * MIB);
  const zip = await bytesOf(await zipped([['a', piece], ['b', piece]]));
  await assert.rejects(unzipped(zip), /more than 1 GiB/);
  const packed = Buffer.concat([gzipSync(piece), gzipSync(piece)]);
  await assert.rejects(members('a.tgz', packed), /more than 1 GiB/);
});

test('ZIP64 is refused, not misread', async () => {
  const zip = await bytesOf(await zipped([['a', Buffer.from('one')]]));
  const end = zip.length - 22;
  const large = Buffer.concat([zip.subarray(0, end), Buffer.alloc(20), zip.subarray(end)]);
  large.writeUInt32LE(0x07064b50, end);
  assert.deepEqual(textsOf(await unzipped(new Uint8Array(large))), [['a', 'one']]);
  large.writeUInt16LE(0xFFFF, end + 20 + 10);
  await assert.rejects(unzipped(new Uint8Array(large)), /ZIP64/);
  const contents = new DataView(zip.buffer).getUint32(end + 16, true);
  new DataView(zip.buffer).setUint32(contents + 20, 0xFFFFFFFF, true);
  assert.deepEqual((await unzipped(zip)).failed, [['a', 'ZIP64 is not understood']]);
});

test('no ZIP file is made of more files than it can count', async () => {
  const one = ['a', new Uint8Array()];
  await assert.rejects(zipped(Array(65536).fill(one)), /65535 files at most/);
});
