// Identifiers of positions in any text.

const IDENTIFIERS = new RegExp([
  'XGID\\s*=\\s*[-A-Oa-o]{26}(?::-?\\w+){4,10}',
  '\\b[A-Za-z0-9+/]{14}:[A-Za-z0-9+/]{12}(?![A-Za-z0-9+/])',
  '\\b[0-9a-o]+:[0-9a-o]+:[NWBC]?\\d*[A-Z]{0,3}(?::[\\w-]*){1,9}',
].join('|'), 'g');
const OF_GNUBG = /Position ID\s*:?\s*([A-Za-z0-9+/]{14})(?:[^]{0,80}?Match ID\s*:?\s*([A-Za-z0-9+/]{12}))?/g;
const ALONE = /^\s*([A-Za-z0-9+/]{14})(?:={0,2})\s*$/;

/** The identifiers in a text, in their order. */
export function identifiersIn(text) {
  const found = [];
  for (const match of text.matchAll(IDENTIFIERS)) found.push([match.index, match[0].replace(/\s/g, '')]);
  for (const match of text.matchAll(OF_GNUBG)) found.push([match.index, match[2] ? `${match[1]}:${match[2]}` : match[1]]);
  const alone = ALONE.exec(text);
  if (found.length === 0 && alone) found.push([0, alone[1]]);
  return found.sort((a, b) => a[0] - b[0]).map(([, id]) => id);
}
