// Unpacks what gzip has packed, as RFC 1951 and RFC 1952 tell. Browsers can do it, too, but not before the page is shown.

const END_OF_BLOCK = 256;
const GZIP_HEADER = 10;
/** In which order the lengths of the codes for lengths stand. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** For symbols in order [least value, bits that are added]; `steps`: how many symbols have 0, 1, 2 ... such bits. */
function ranges(least, steps) {
  let value = least;
  return steps.flatMap((count, bits) => Array.from({ length: count }, () => {
    value += 2 ** bits;
    return [value - 2 ** bits, bits];
  }));
}
const LENGTHS = [...ranges(3, [8, 4, 4, 4, 4, 4]), [258, 0]];
const DISTANCES = ranges(1, [4, ...new Array(13).fill(2)]);

/** The lowest bits in the other order: code words begin with their highest bit. */
function reversed(word, length) {
  let result = 0;
  for (let bit = 0; bit < length; bit += 1) result |= ((word >> bit) & 1) << (length - 1 - bit);
  return result;
}

/** Takes bits from bytes, the lowest of each first. */
class Bits {
  constructor(bytes, at) {
    this.bytes = bytes;
    this.at = at;
    this.held = 0;
    this.count = 0;
  }

  /** The bits that `take` gives, without taking them; behind the last byte they are zeros. */
  look(count) {
    for (; this.count < count; this.count += 8) {
      this.held |= this.bytes[this.at] << this.count;
      this.at += 1;
    }
    return this.held & ((1 << count) - 1);
  }

  take(count) {
    const taken = this.look(count);
    this.held >>>= count;
    this.count -= count;
    return taken;
  }
}

/** A Huffman code, from the length of each symbol's code word. */
class Code {
  constructor(lengths) {
    this.longest = Math.max(...lengths);
    // For whatever bits may come, the symbol that they begin with, and behind it the length of its word.
    this.found = new Uint16Array(1 << this.longest);
    let word = 0;
    for (let length = 1; length <= this.longest; length += 1) {
      lengths.forEach((one, symbol) => {
        if (one !== length) return;
        for (let at = reversed(word, length); at < this.found.length; at += 1 << length) this.found[at] = (symbol << 4) | length;
        word += 1;
      });
      word <<= 1;
    }
  }

  take(bits) {
    const found = this.found[bits.look(this.longest)];
    if (found === 0) throw new Error('the data of this page is damaged');
    bits.take(found & 15);
    return found >> 4;
  }
}

/** The codes of a block, for literals and lengths, and for distances, that it states itself. */
function statedCodes(bits) {
  const literals = bits.take(5) + 257;
  const all = literals + bits.take(5) + 1;
  const known = bits.take(4) + 4;
  const orders = new Array(19).fill(0);
  ORDER.slice(0, known).forEach((symbol) => { orders[symbol] = bits.take(3); });
  const code = new Code(orders);
  const lengths = [];
  while (lengths.length < all) {
    const symbol = code.take(bits);
    if (symbol < 16) lengths.push(symbol);
    if (symbol === 16) lengths.push(...new Array(bits.take(2) + 3).fill(lengths.at(-1)));
    if (symbol === 17) lengths.push(...new Array(bits.take(3) + 3).fill(0));
    if (symbol === 18) lengths.push(...new Array(bits.take(7) + 11).fill(0));
  }
  return [new Code(lengths.slice(0, literals)), new Code(lengths.slice(literals))];
}

function usualCodes() {
  const lengths = [[144, 8], [112, 9], [24, 7], [8, 8]].flatMap(([count, length]) => new Array(count).fill(length));
  return [new Code(lengths), new Code(new Array(30).fill(5))];
}

/** Copies what stands uncompressed; returns where `out` goes on. */
function copyStored(bits, out, begin) {
  bits.take(bits.count % 8);
  const length = bits.take(16);
  bits.take(16);
  out.set(bits.bytes.subarray(bits.at, bits.at + length), begin);
  bits.at += length;
  return begin + length;
}

function unpackBlock(bits, [literals, distances], out, begin) {
  let end = begin;
  for (let symbol = literals.take(bits); symbol !== END_OF_BLOCK; symbol = literals.take(bits)) {
    if (symbol < END_OF_BLOCK) {
      out[end] = symbol;
      end += 1;
    } else {
      const [least, more] = LENGTHS[symbol - END_OF_BLOCK - 1];
      const length = least + bits.take(more);
      const [nearest, further] = DISTANCES[distances.take(bits)];
      const distance = nearest + bits.take(further);
      for (const stop = end + length; end < stop; end += 1) out[end] = out[end - distance];
    }
  }
  return end;
}

/** `bytes` have one member, and nothing in its header but what must be there. */
function gunzip(bytes) {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true);
  const out = new Uint8Array(size);
  const bits = new Bits(bytes, GZIP_HEADER);
  let end = 0;
  for (let isLast = 0; !isLast;) {
    isLast = bits.take(1);
    const kind = bits.take(2);
    end = kind === 0 ? copyStored(bits, out, end)
      : unpackBlock(bits, kind === 1 ? usualCodes() : statedCodes(bits), out, end);
  }
  return out;
}

/** The bytes that letters stand for: two have 13 bits, one at the end 6; see packed.hpp. */
function bytesOf(letters) {
  const bytes = new Uint8Array(Math.floor((letters.length * 13) / 16));
  const valueAt = (at) => {
    const code = letters.charCodeAt(at);
    return code - 33 - (code > 38) - (code > 60) - (code > 62);
  };
  let end = 0;
  let held = 0;
  let count = 0;
  for (let at = 0; at < letters.length; at += 2) {
    const isPair = at + 1 < letters.length;
    held |= (isPair ? valueAt(at) * 91 + valueAt(at + 1) : valueAt(at)) << count;
    count += isPair ? 13 : 6;
    for (; count >= 8; count -= 8, end += 1) {
      bytes[end] = held;
      held >>>= 8;
    }
  }
  return bytes.subarray(0, end);
}

/** The text that was compressed by gzip and then written in letters. */
function unpackedText(letters) {
  return new TextDecoder().decode(gunzip(bytesOf(letters)));
}

/** What stands compressed in a script element of the page. */
const unpackedPart = (id) => unpackedText(document.getElementById(`gammonkit-${id}`).textContent);
