// Tables are sorted by a click on a heading.
for (const table of document.querySelectorAll('table.list')) {
  [...table.tHead.rows[0].cells].forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    button.addEventListener('click', () => sortTable(table, column));
    head.append(button);
  });
}
