/** What the page's language says for English words, and its sign in numbers. An English page has neither. */
const LANGUAGE = { words: new Map(), decimal: '.' };

/** A text in the language of the page, with its arguments in place of {0}, {1} ... */
function say(english, ...args) {
  const text = LANGUAGE.words.get(english) ?? english;
  const pattern = args.length > 0 ? text.replaceAll("''", "'") : text;
  return args.reduce((said, arg, i) => said.replaceAll(`{${i}}`, () => arg), pattern);
}

/** What may be done with the cube, in parts: "double, take". */
function sayChoice(choice) {
  return choice.split(', ').map((part) => say(part)).join(', ');
}

/** A number with so many digits behind the sign. */
function fixed(number, digits) {
  return number.toFixed(digits).replace('.', LANGUAGE.decimal);
}

/** The number that a text begins with; NaN if there is none. */
function numberIn(text) {
  return parseFloat(text.replace('−', '-').replace(LANGUAGE.decimal, '.'));
}
