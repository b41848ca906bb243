// Tables are sorted by a click on a heading; once more turns the order round.
'use strict';

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

const sortBy = (table, column) => {
  const head = table.tHead.rows[0].cells[column];
  const sign = head.ariaSort === 'ascending' ? -1 : 1;
  const rows = [...table.tBodies[0].rows];
  rows.sort((a, b) => compare(valueOf(a, column), valueOf(b, column), sign));
  table.tBodies[0].append(...rows);
  for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', sign === 1 ? 'ascending' : 'descending');
};

for (const table of document.querySelectorAll('table.list')) {
  [...table.tHead.rows[0].cells].forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    button.addEventListener('click', () => sortBy(table, column));
    head.append(button);
  });
}
