/** The boards besides the large one: those of moments, as dark as the page, and on paper those of the errors. */
class Drawings {
  constructor(places, byAnchor, look) {
    this.places = places;
    this.byAnchor = byAnchor;
    this.look = look;
    window.addEventListener('beforeprint', () => this.prepareForPaper());
    window.addEventListener('afterprint', () => this.leavePaper());
    whenIdle(() => this.draw());
  }

  /** A board that shows the place of an anchor, with its plays. */
  boardOf(anchor) {
    const { entry, bottom } = this.places[this.byAnchor.get(anchor)];
    const svg = blankBoard();
    const board = new Board(svg, this.look);
    board.bottom = bottom ?? (entry.asked ? entry.player : board.bottom);
    board.show({ ...stateOf(entry.xgid, entry.checkers ?? [15, 15]), resigned: entry.resigned }, entry);
    return svg;
  }

  /** Without the script moments are drawn for a light page, and without numbers. */
  draw() {
    document.querySelectorAll('.moment svg').forEach((old) => {
      const { place } = old.dataset;
      const svg = this.boardOf(place ?? old.parentElement.hash.slice(1));
      if (place) svg.dataset.place = place;
      svg.setAttribute('aria-label', old.getAttribute('aria-label'));
      old.replaceWith(svg);
    });
  }

  prepareForPaper() {
    this.colors = document.documentElement.dataset.colors;
    document.documentElement.dataset.colors = 'light';
    this.draw();
    document.querySelectorAll('section.errors').forEach((section) => {
      const boards = add(section, 'div', '', { class: 'paper' });
      section.querySelectorAll('tbody tr').forEach((row) => {
        const [cost, done, best, where] = [...row.cells].map(({ textContent }) => textContent);
        const figure = add(boards, 'figure');
        add(figure, 'figcaption', where);
        figure.append(this.boardOf(row.querySelector('a').hash.slice(1)));
        add(figure, 'strong', done);
        add(figure, 'span', `${cost} · ${say('best: {0}', best)}`);
      });
    });
  }

  leavePaper() {
    document.querySelectorAll('.paper').forEach((boards) => boards.remove());
    if (this.colors) document.documentElement.dataset.colors = this.colors;
    else delete document.documentElement.dataset.colors;
    this.draw();
  }
}
