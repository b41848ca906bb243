/* What the host of WebAssembly, a browser or Node.js, knows of charsets, letters and languages: the sources under
 wasm/support/ ask these functions. Texts go in as bytes with a size, and come out as bytes that malloc gave. */

mergeInto(LibraryManager.library, {
  $gammonkitHost__deps: ['malloc'],
  $gammonkitHost: {
    bytes: (at, size) => HEAPU8.slice(at, at + size),

    text: (at, size) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(HEAPU8.slice(at, at + size)),

    /* Bytes that the caller frees; their number goes to `size`. */
    give: (bytes, size) => {
      const at = _malloc(bytes.length + 1);
      HEAPU8.set(bytes, at);
      HEAPU8[at + bytes.length] = 0;
      HEAP32[size >> 2] = bytes.length;
      return at;
    },

    giveText: (text, size) => gammonkitHost.give(new TextEncoder().encode(text), size),

    /* The upper halves of two charsets of DOS, which hosts do not know. */
    dos: {
      850: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
      437: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0',
    },

    /* From 0x80 to 0x9F, where Node.js has a bug: it takes windows-1252 for ISO 8859-1. */
    western: '\u20AC\x81\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\x8D\u017D\x8F' +
      '\x90\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\x9D\u017E\u0178',

    /* {decode, isWide} of a charset; null for one that nobody knows. */
    charset: (name) => {
      const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
      const dos = gammonkitHost.dos[plain.replace(/^(ibm|cp|dos)/, '')];
      const upper = (half) => ({
        decode: (bytes) => Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : half(byte))).join(''),
      });
      if (dos) return upper((byte) => dos[byte - 128]);
      if (/^(windows|x?cp)1252$/.test(plain)) {
        return upper((byte) => gammonkitHost.western[byte - 128] || String.fromCharCode(byte));
      }
      if (/^(iso88591|latin1)$/.test(plain)) return upper((byte) => String.fromCharCode(byte));
      if (/^(us)?ascii$/.test(plain)) return upper(() => '\uFFFD');
      if (/^utf32(le|be)?$/.test(plain)) return { decode: (bytes) => gammonkitHost.utf32(bytes, plain !== 'utf32le') };
      try {
        const decoder = new TextDecoder(name, { ignoreBOM: true });
        const isWide = /^(shift|euc|gb|big5)/.test(decoder.encoding);
        return { decode: (bytes) => decoder.decode(bytes), isWide, encoding: decoder.encoding };
      } catch (error) {
        return null;
      }
    },

    utf32: (bytes, isBigEndian) => {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      let text = '';
      for (let at = 0; at < bytes.length; at += 4) {
        const code = at + 4 <= bytes.length ? view.getUint32(at, !isBigEndian) : -1;
        const isCharacter = code >= 0 && code < 0x110000 && (code < 0xD800 || code > 0xDFFF);
        text += isCharacter ? String.fromCodePoint(code) : '\uFFFD';
      }
      return text;
    },

    encoders: {},

    /* What bytes each character of a charset has, found by decoding all that it can be made of. */
    encoder: (name) => {
      if (!gammonkitHost.encoders[name]) {
        const charset = gammonkitHost.charset(name);
        const known = new Map();
        const learn = (...bytes) => {
          const text = charset.decode(Uint8Array.from(bytes));
          const isOne = Array.from(text).length === 1 && text !== '\uFFFD';
          if (isOne && !known.has(text)) known.set(text, bytes);
        };
        for (let byte = 0; byte < 256; ++byte) learn(byte);
        for (let lead = 0x81; charset.isWide && lead < 0xFF; ++lead) {
          for (let trail = 0x40; trail < 0xFF; ++trail) learn(lead, trail);
        }
        gammonkitHost.encoders[name] = known;
      }
      return gammonkitHost.encoders[name];
    },

    /* In UTF-16 or UTF-32. */
    unicode: (text, plain) => {
      const isBigEndian = !plain.endsWith('le');
      const units = plain.startsWith('utf32')
        ? Array.from(text, (character) => character.codePointAt(0))
        : Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
      const width = plain.startsWith('utf32') ? 4 : 2;
      const view = new DataView(new ArrayBuffer(units.length * width));
      units.forEach((unit, i) => (width === 4 ? view.setUint32(4 * i, unit, !isBigEndian) : view.setUint16(2 * i, unit, !isBigEndian)));
      return new Uint8Array(view.buffer);
    },

    /* Latin letters for Cyrillic and Greek ones (ISO 9 and ISO 843), and for those that have no accent to lose. */
    latinLetters: 0,
    latin: (letter) => {
      const pairs =
        'а=a б=b в=v г=g д=d е=e ё=e ж=z з=z и=i й=j к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=c ч=c ш=s щ=s ' +
        'ъ= ы=y ь= э=e ю=u я=a і=i ї=i є=e ґ=g ў=u ђ=d ј=j љ=l њ=n ћ=c џ=d α=a β=b γ=g δ=d ε=e ζ=z η=e θ=th ι=i κ=k λ=l ' +
        'μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=ph χ=ch ψ=ps ω=o ß=ss æ=ae œ=oe ø=o ł=l đ=d ð=d þ=th ħ=h ı=i';
      if (!gammonkitHost.latinLetters) {
        gammonkitHost.latinLetters = new Map(pairs.split(' ').map((pair) => pair.split('=')));
      }
      const found = gammonkitHost.latinLetters.get(letter);
      return found === undefined ? letter : found;
    },
  },

  gammonkit_host_knows_charset__deps: ['$gammonkitHost'],
  gammonkit_host_knows_charset: function (name, nameSize) {
    return gammonkitHost.charset(gammonkitHost.text(name, nameSize)) ? 1 : 0;
  },

  gammonkit_host_decode__deps: ['$gammonkitHost'],
  gammonkit_host_decode: function (bytes, bytesSize, name, nameSize, size, replaced) {
    const charset = gammonkitHost.charset(gammonkitHost.text(name, nameSize));
    if (!charset) return 0;
    const text = charset.decode(gammonkitHost.bytes(bytes, bytesSize));
    HEAP32[replaced >> 2] = text.split('\uFFFD').length - 1;
    return gammonkitHost.giveText(text, size);
  },

  gammonkit_host_encode__deps: ['$gammonkitHost'],
  gammonkit_host_encode: function (bytes, bytesSize, name, nameSize, size, replaced) {
    const charsetName = gammonkitHost.text(name, nameSize);
    const text = gammonkitHost.text(bytes, bytesSize);
    const charset = gammonkitHost.charset(charsetName);
    if (!charset) return 0;
    const plain = charsetName.toLowerCase().replace(/[^a-z0-9]/g, '');
    HEAP32[replaced >> 2] = 0;
    if (/^utf(16|32)/.test(plain)) return gammonkitHost.give(gammonkitHost.unicode(text, plain), size);
    if (charset.encoding === 'utf-8') return gammonkitHost.giveText(text, size);
    const encoder = gammonkitHost.encoder(charsetName);
    const out = [];
    for (const character of text) {
      const known = encoder.get(character);
      if (!known) ++HEAP32[replaced >> 2];
      out.push(...(known || [0x1A]));
    }
    return gammonkitHost.give(Uint8Array.from(out), size);
  },

  /* The place of a letter's script in the list that stands in wasm/support/letters/letters.cpp. */
  gammonkit_host_script: function (code) {
    const scripts = [
      /\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /\p{Script=Hebrew}/u, /\p{Script=Arabic}/u,
      /\p{Script=Thai}/u, /\p{Script=Hangul}/u, /\p{Script=Han}/u, /[\p{Script=Hiragana}\p{Script=Katakana}\u30FC]/u,
      /[^\p{Script=Common}]/u,
    ];
    return scripts.findIndex((script) => script.test(String.fromCodePoint(code))) + 1;
  },
  gammonkit_host_is_letter: function (code) {
    return /\p{Alphabetic}/u.test(String.fromCodePoint(code)) ? 1 : 0;
  },
  gammonkit_host_is_capital: function (code) {
    return /\p{Uppercase}/u.test(String.fromCodePoint(code)) ? 1 : 0;
  },
  gammonkit_host_small_letter: function (code) {
    const small = String.fromCodePoint(code).toLowerCase();
    return Array.from(small).length === 1 ? small.codePointAt(0) : code;
  },
  gammonkit_host_is_mark: function (code) {
    return /[\p{Mn}\p{Me}]/u.test(String.fromCodePoint(code)) ? 1 : 0;
  },

  /* 0: as it is compared without case, 1: decomposed, 2: in letters from a to z. */
  gammonkit_host_transformed__deps: ['$gammonkitHost'],
  gammonkit_host_transformed: function (bytes, bytesSize, how, size) {
    const text = gammonkitHost.text(bytes, bytesSize);
    const folded = () => text.replace(/[^\u0130\u0131]+/g, (part) => part.toUpperCase().toLowerCase()).replace(/\u03C2/g, '\u03C3');
    const latin = () =>
      Array.from(text.slice(0, 600).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
        gammonkitHost.latin).join('');
    return gammonkitHost.giveText(how === 0 ? folded() : how === 1 ? text.normalize('NFD') : latin(), size);
  },

  /* "one", "few" ... */
  gammonkit_host_plural__deps: ['$gammonkitHost'],
  gammonkit_host_plural: function (language, languageSize, number, size) {
    return gammonkitHost.giveText(new Intl.PluralRules(gammonkitHost.text(language, languageSize)).select(number), size);
  },
  gammonkit_host_number__deps: ['$gammonkitHost'],
  gammonkit_host_number: function (language, languageSize, number, size) {
    return gammonkitHost.giveText(new Intl.NumberFormat(gammonkitHost.text(language, languageSize)).format(number), size);
  },
  gammonkit_host_decimal_sign__deps: ['$gammonkitHost'],
  gammonkit_host_decimal_sign: function (language, languageSize, size) {
    const parts = new Intl.NumberFormat(gammonkitHost.text(language, languageSize)).formatToParts(1.5);
    return gammonkitHost.giveText(parts.find((part) => part.type === 'decimal').value, size);
  },
  gammonkit_host_day__deps: ['$gammonkitHost'],
  gammonkit_host_day: function (language, languageSize, year, month, day, size) {
    const format = new Intl.DateTimeFormat(gammonkitHost.text(language, languageSize),
      { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
    const date = new Date(0);
    date.setUTCFullYear(year, month - 1, day);
    return gammonkitHost.giveText(format.format(date), size);
  },
});
