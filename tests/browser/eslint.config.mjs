// The scripts of HTML reports, which stand behind each other in one page, and their tests.
import js from '@eslint/js';

const IN_PAGES = ['document', 'window', 'navigator', 'stateOf', 'stepsOf', 'moved', 'after', 'pipsOf', 'OFF', 'BAR', 'SVG', 'Maps',
  'Board', 'Gauge', 'Panel', 'Quiz', 'Mover', 'Charts', 'Search', 'isDark', 'DOMPoint', 'getComputedStyle', 'byId', 'add', 'placesOf', 'positionId', 'matchId', 'unpackedText', 'unpackedPart', 'btoa', 'TextDecoder',
  'LANGUAGE', 'say', 'sayChoice', 'fixed', 'numberIn'];
const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

export default [
  js.configs.recommended,
  { files: ['**/report/html/**/*.js', '**/report/site/*.js', '**/support/languages/*.js'],
    languageOptions: { sourceType: 'script', ecmaVersion: 2022, globals: readonly(IN_PAGES) },
    rules: { 'no-unused-vars': 'off', 'no-redeclare': 'off', 'no-shadow': 'off', 'prefer-const': 'error', eqeqeq: 'error' } },
  { files: ['**/*.mjs'],
    languageOptions: { ecmaVersion: 2022,
      globals: readonly(['process', 'Buffer', 'URL', 'console', 'setTimeout']) },
    rules: { 'prefer-const': 'error', eqeqeq: 'error' } },
];
