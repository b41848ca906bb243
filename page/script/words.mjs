// The languages of the page: its own texts are packed with it, those of reports are the command's.
import { byId, make } from './dom.mjs';

const NAMES = {
  en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano', es: 'Español', da: 'Dansk', ja: '日本語', tr: 'Türkçe',
  el: 'Ελληνικά', ro: 'Română', cs: 'Čeština', ru: 'Русский',
};

/** What the browser keeps of choices; some give pages from files no place for that. */
export const choices = {
  get(name) {
    try {
      return localStorage.getItem(`gammonkit-${name}`);
    } catch {
      return null;
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(`gammonkit-${name}`, value);
    } catch {
      // Then it holds for this visit.
    }
  },
};

function chosenLanguage() {
  const wanted = [choices.get('language'), ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wanted.find((tag) => tag in NAMES) ?? 'en';
}

let tag = chosenLanguage();

/** "de". */
export const language = () => tag;

const PLURAL = /\{(\d+), plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/g;

/** The case of a plural that a number takes: "one {# match} other {# matches}". */
function pluralOf(cases, count) {
  const texts = new Map([...cases.matchAll(/(\w+) \{([^{}]*)\}/g)].map((found) => found.slice(1)));
  const text = texts.get(new Intl.PluralRules(tag).select(count)) ?? texts.get('other');
  return text.replaceAll('#', () => number(count));
}

/** A text in the language of the page, with its arguments in place of {0}, {1} ... and of {0, plural, ...} */
export function say(english, ...args) {
  const text = TRANSLATIONS[tag]?.[english] ?? english;
  if (args.length === 0) return text;
  const pattern = text.replaceAll("''", "'").replace(PLURAL, (_, index, cases) => pluralOf(cases, args[index]));
  return args.reduce((said, arg, i) => said.replaceAll(`{${i}}`, () => arg), pattern);
}

/** What may be done with the cube, in parts: "Double, take". Plays stay as they are. */
export const sayChoice = (choice) => choice.split(', ').map((part) => say(part)).join(', ');

/** A number with so many digits behind the sign, as the language writes it. */
export function number(value, digits = 0) {
  return new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }).format(value)
    .replace('-', '−');
}

export const signed = (value, digits = 3) => (value >= 0 ? '+' : '') + number(value, digits);
export const percent = (part, digits = 1) => `${number(part * 100, digits)}%`;

/** The skeleton of the page in its language. */
export function skeleton() {
  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return byId('skeleton').innerHTML.replace(/\{\{(.*?)\}\}/g, (_, text) => escaped(say(text)));
}

/** Fills the list of languages; `changed` is called when another is chosen. */
export function offerLanguages(changed) {
  const list = byId('language');
  list.append(...Object.entries(NAMES).map(([value, name]) => make('option', { value, selected: value === tag }, name)));
  list.addEventListener('change', () => {
    tag = list.value;
    choices.set('language', tag);
    changed();
  });
}
