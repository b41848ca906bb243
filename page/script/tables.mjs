// Tables that are sorted by a click on a heading, and are cards on a phone: as pages about many matches have them.
import { make } from './dom.mjs';

const valueOf = (row, column) => {
  const cell = row.cells[column];
  const text = cell.dataset.sort ?? cell.textContent.trim();
  return text === '' ? null : text;
};

// What is not known comes last, whichever way round.
const compare = (one, other, sign) => {
  if (one === null || other === null) return (one === null) - (other === null);
  const difference = one - other;
  return sign * (Number.isNaN(difference) ? one.localeCompare(other) : difference);
};

function sortBy(table, column) {
  const head = table.tHead.rows[0].cells[column];
  const sign = head.ariaSort === 'ascending' ? -1 : 1;
  const rows = [...table.tBodies[0].rows];
  rows.sort((a, b) => compare(valueOf(a, column), valueOf(b, column), sign));
  table.tBodies[0].append(...rows);
  for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', sign === 1 ? 'ascending' : 'descending');
}

/** A table with these headings ("PR", or ["PR", "number"]) and rows. */
export function listTable(headings, rows) {
  const table = make('table.list');
  const heads = headings.map((heading, column) => {
    const [text, kind] = [heading].flat();
    if (!text) return make('td');
    return make(kind ? `th.${kind}` : 'th', { scope: 'col' }, make('button', { type: 'button', onclick: () => sortBy(table, column) }, text));
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
