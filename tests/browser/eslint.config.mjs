// The scripts of HTML reports, which stand behind each other in one page; below, all other scripts, and their tests.
import js from '@eslint/js';

const IN_PAGES = ['document', 'window', 'navigator', 'stateOf', 'stepsOf', 'moved', 'after', 'pipsOf', 'OFF', 'BAR', 'SVG', 'Maps',
  'Board', 'Gauge', 'Panel', 'Quiz', 'Mover', 'Charts', 'Search', 'isDark', 'DOMPoint', 'getComputedStyle', 'byId', 'add', 'placesOf', 'positionId', 'matchId', 'unpackedText', 'unpackedPart', 'btoa', 'TextDecoder',
  'LANGUAGE', 'say', 'sayChoice', 'fixed', 'numberIn', 'sortTable', 'forumText', 'placeOf', 'gameOf', 'costOf', 'blankBoard', 'Drawings', 'whenIdle', 'firstShallow', 'Blob', 'Image', 'XMLSerializer', 'ClipboardItem', 'URL'];
const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

// The page that is the program, whose scripts stand behind those that draw boards, and behind what its packer found.
const IN_PROGRAM = ['document', 'window', 'navigator', 'location', 'localStorage', 'indexedDB', 'performance', 'AbortController', 'console', 'setTimeout',
  'clearTimeout', 'setInterval', 'clearInterval', 'URL', 'Blob', 'Response', 'Worker', 'Image', 'DOMPoint', 'ClipboardItem', 'WebAssembly', 'TextDecoder', 'TextEncoder',
  'CompressionStream', 'DecompressionStream', 'atob', 'matchMedia', 'self', 'caches', 'fetch', 'postMessage', 'onmessage', 'createGammonKit',
  'TRANSLATIONS', 'BOARD_SVG', 'BOARD_LOOK', 'Board', 'blankBoard', 'stateOf', 'pipsOf', 'positionId', 'matchId', 'isDark', 'BAR', 'OFF',
  'sortTable', 'process', 'Buffer'];

// The package for JavaScript, in browsers, workers and Node.js.
const IN_PACKAGE = ['process', 'fetch', 'URL', 'Worker', 'TextEncoder', 'TextDecoder', 'self'];
// What emscripten puts around the module: wasm/host.js is a library of its compiler.
const IN_MODULE = ['mergeInto', 'LibraryManager', 'HEAPU8', 'HEAP32', '_malloc', 'FS', 'ENV', 'Module', 'process', 'require', 'TextEncoder', 'TextDecoder',
  'gammonkitHost'];

export default [
  js.configs.recommended,
  { files: ['**/report/html/**/*.js', '**/report/site/*.js', '**/support/languages/*.js'],
    languageOptions: { sourceType: 'script', ecmaVersion: 2022, globals: readonly(IN_PAGES) },
    rules: { 'no-unused-vars': 'off', 'no-redeclare': 'off', 'no-shadow': 'off', 'prefer-const': 'error', eqeqeq: 'error' } },
  { files: ['page/**'],
    languageOptions: { ecmaVersion: 2022, globals: { ...readonly(IN_PROGRAM), onmessage: 'writable' } },
    rules: { 'prefer-const': 'error', eqeqeq: 'error' } },
  { files: ['npm/**/*.js'],
    languageOptions: { ecmaVersion: 2022, globals: readonly(IN_PACKAGE) },
    rules: { 'prefer-const': 'error', eqeqeq: 'error' } },
  { files: ['wasm/*.js'],
    languageOptions: { sourceType: 'script', ecmaVersion: 2022, globals: readonly(IN_MODULE) },
    // Its parser may want the name of an error that nobody asks.
    rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }], 'prefer-const': 'error', eqeqeq: 'error' } },
  { files: ['tests/**/*.mjs', 'bench/*.mjs'],
    languageOptions: { ecmaVersion: 2022,
      globals: readonly(['process', 'Buffer', 'URL', 'TextDecoder', 'console', 'setTimeout', 'queueMicrotask', 'fetch']) },
    rules: { 'prefer-const': 'error', eqeqeq: 'error' } },
];
