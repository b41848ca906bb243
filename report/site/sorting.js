// How tables are sorted: on pages about many matches, and on the page that is the program (page/script/tables.mjs).
'use strict';

const valueInRow = (row, column) => {
  const cell = row.cells[column];
  const text = cell.dataset.sort ?? cell.textContent.trim();
  return text === '' ? null : text;
};

// What is not known comes last, whichever way round.
const compareValues = (one, other, sign) => {
  if (one === null || other === null) return (one === null) - (other === null);
  const difference = one - other;
  return sign * (Number.isNaN(difference) ? one.localeCompare(other) : difference);
};

/** Sorts a table by a column; if that is its order already, the other way round. */
function sortTable(table, column) {
  const head = table.tHead.rows[0].cells[column];
  const sign = head.ariaSort === 'ascending' ? -1 : 1;
  const rows = [...table.tBodies[0].rows];
  rows.sort((a, b) => compareValues(valueInRow(a, column), valueInRow(b, column), sign));
  table.tBodies[0].append(...rows);
  for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', sign === 1 ? 'ascending' : 'descending');
}
