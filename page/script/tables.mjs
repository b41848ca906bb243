// Tables that are sorted by a click on a heading, and are cards on a phone: as pages about many matches have them.
import { make } from './dom.mjs';

/** A table with these headings ("PR", or ["PR", "number"]) and rows. */
export function listTable(headings, rows) {
  const table = make('table.list');
  const heads = headings.map((heading, column) => {
    const [text, kind] = [heading].flat();
    if (!text) return make('td');
    return make(kind ? `th.${kind}` : 'th', { scope: 'col' }, make('button', { type: 'button', onclick: () => sortTable(table, column) }, text));
  });
  table.append(make('thead', {}, make('tr', {}, heads)), make('tbody', {}, rows));
  return make('div.scroller', {}, table);
}

/** A cell; `label` is its heading on a phone, `sort` what it is sorted by if that is not its text. */
export function cell(kind, label, content, sort) {
  const element = make(kind ? `td.${kind}` : 'td', {}, content);
  if (label) element.dataset.label = label;
  if (sort !== undefined) element.dataset.sort = sort ?? '';
  return element;
}
