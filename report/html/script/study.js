/** Keeps all answers to the problems of study pages, and saves them as a file that `study --results` reads. */
{
  const KEY = 'gammonkit-results';
  const button = document.getElementById('save-results');
  let results = {};
  try {
    results = JSON.parse(window.localStorage.getItem(KEY)) ?? {};
  } catch {
    // A page from a file may have no place for them.
  }
  const show = () => { button.hidden = Object.keys(results).length === 0; };
  show();
  document.addEventListener('kept', ({ detail }) => {
    const at = new Date().toISOString();
    for (const [id, answer] of Object.entries(detail)) {
      if (answer) (results[id] ??= []).push({ at, right: answer.right });
    }
    try {
      window.localStorage.setItem(KEY, JSON.stringify(results));
    } catch {
      // Then they last as long as the page is open.
    }
    show();
  });
  button.addEventListener('click', () => {
    const link = document.createElement('a');
    const text = JSON.stringify({ kind: 'study-results', version: 1, results });
    link.href = `data:application/json,${encodeURIComponent(text)}`;
    link.download = 'results.json';
    link.click();
  });
}
