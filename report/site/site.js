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

const SHOWN_FIRST = 20;

/** Shows the first rows of a long table, with a field that finds others, and a button that shows all. */
function fold(table) {
  const tools = document.createElement('p');
  tools.className = 'tools';
  const field = document.createElement('input');
  Object.assign(field, { type: 'search', placeholder: table.dataset.find, ariaLabel: table.dataset.find });
  const all = document.createElement('button');
  Object.assign(all, { type: 'button', textContent: table.dataset.all });
  const rows = () => [...table.tBodies[0].rows];
  const show = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    rows().forEach((row, i) => {
      const text = row.textContent.toLowerCase();
      row.hidden = words.length > 0 ? !words.every((word) => text.includes(word)) : !all.hidden && i >= SHOWN_FIRST;
    });
  };
  field.addEventListener('input', show);
  table.addEventListener('click', show);
  all.addEventListener('click', () => { all.hidden = true; show(); });
  tools.append(field, all);
  table.parentElement.before(tools);
  show();
}

document.querySelectorAll('table.list[data-find]').forEach(fold);

// What is folded is printed, too.
window.addEventListener('beforeprint', () => {
  document.querySelectorAll('.theme').forEach((theme) => { theme.open = true; });
});
