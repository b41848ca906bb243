/** What the page can show. Cube decisions are those that were made, or were close or wrong. */
const KINDS = {
  all: () => true,
  errors: ({ mark }) => mark?.includes('?'),
  blunders: ({ mark }) => mark === '?' || mark === '??',
  cube: (entry) => entry.cube && (entry.mark || entry.id.endsWith('c') || !entry.words?.includes('/')),
  comments: ({ comment }) => comment,
};
const isOfKind = (entry, kind) => Boolean(KINDS[kind](entry));

/** The whole page: which turn is shown, filters, keys. */
class Page {
  constructor(data) {
    this.data = data;
    LANGUAGE.words = new Map(data.words);
    LANGUAGE.decimal = data.decimal ?? '.';
    this.places = placesOf(data);
    this.byAnchor = new Map(this.places.map((place, i) => [place.entry.id, i]));
    // Of a play: what was asked about the cube before it, where that is a place of its own.
    this.places.forEach(({ entry }) => { entry.cubeBefore = this.places[this.byAnchor.get(`${entry.id}c`)]?.entry; });
    this.panel = new Panel(data);
    this.charts = new Charts(this.places, data, (index, isPassing) => this.goTo(index, isPassing));
    this.drawings = new Drawings(this.places, this.byAnchor, data.board);
    this.search = new Search(this.places, (index) => this.goTo(index));
    this.quiz = null;
    this.current = 0;
    // The tabs of a phone stay below the board.
    const stage = byId('board').closest('.stage');
    new window.ResizeObserver(() => document.body.style.setProperty('--stage', `${stage.offsetHeight}px`)).observe(stage);
    document.querySelectorAll('.moves a').forEach((link) => { link.href = `#${link.id}`; });
    this.fillPlayers(data.matches);
    this.countKinds();
    whenIdle(() => Page.unfoldFigures(data.matches));
    this.listen();
    this.listenToBoard();
    Page.showTab('analysis');
    byId('panel').hidden = Boolean(data.waits);
    byId('toolbar').hidden = false;
    this.follow();
    if (data.study) this.beginStudy();
  }

  /** Problems are asked at once, or once the reader wants it; there are no turns between them. */
  beginStudy() {
    document.querySelectorAll('#toolbar label').forEach((label) => { label.hidden = true; });
    if (!this.data.waits) this.toggleQuiz();
  }

  fillPlayers(matches) {
    const names = [...new Set(matches.flatMap((match) => match.names))];
    names.forEach((name) => add(byId('whose'), 'option', name, { value: `player:${name}` }));
  }

  /** All figures of the matches that have some. */
  static unfoldFigures(matches) {
    const figures = matches.map((match) => match.figures).filter(Boolean);
    document.querySelectorAll('section.statistics').forEach((section, i) => section.insertAdjacentHTML('beforeend', figures[i] ?? ''));
  }

  /** Whoever asks for errors or for questions, and plays, means his own; all turns are those of both. */
  preferMe() {
    const place = this.places.find(({ bottom }) => bottom !== undefined);
    if (!place) return;
    const isAll = byId('filter').value === 'all' && !this.quiz;
    byId('whose').value = isAll ? 'both' : `player:${place.names[place.bottom]}`;
  }

  /** "errors (46)" */
  countKinds() {
    for (const option of byId('filter').options) {
      const count = this.places.filter(({ entry }) => isOfKind(entry, option.value)).length;
      option.textContent += ` (${count})`;
    }
  }

  listen() {
    const on = (id, event, action) => byId(id).addEventListener(event, action);
    on('go-first', 'click', () => this.go(0, 1));
    on('go-back', 'click', () => this.go(this.current - 1, -1));
    on('go-on', 'click', () => this.go(this.current + 1, 1));
    on('go-last', 'click', () => this.go(this.places.length - 1, -1));
    on('error-back', 'click', () => this.goToError(-1));
    on('error-on', 'click', () => this.goToError(1));
    on('flip', 'click', () => this.panel.flip());
    on('filter', 'change', () => { this.preferMe(); this.filter(); });
    on('whose', 'change', () => this.filter());
    on('quiz', 'click', () => this.toggleQuiz());
    on('colors', 'click', () => this.toggleColors());
    on('more', 'click', () => {
      const isOpen = byId('toolbar').classList.toggle('open');
      byId('more').setAttribute('aria-expanded', String(isOpen));
    });
    on('help', 'click', () => byId('keys').showModal());
    on('keys-close', 'click', () => byId('keys').close());
    window.addEventListener('hashchange', () => this.follow());
    document.addEventListener('keydown', (event) => this.press(event));
    window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.draw());
    document.querySelectorAll('[data-tab]').forEach((button) => {
      button.addEventListener('click', () => { Page.showTab(button.dataset.tab); Page.showBoard(); });
    });
  }

  /** A swipe turns over; taps and drags move checkers in the quiz. */
  listenToBoard() {
    const board = byId('board');
    board.addEventListener('touchstart', (event) => { this.touch = event.changedTouches[0].clientX; }, { passive: true });
    board.addEventListener('touchend', (event) => this.swipe(event.changedTouches[0].clientX));
    for (const kind of ['pointerdown', 'pointermove', 'pointerup']) {
      board.addEventListener(kind, (event) => this.quiz?.point(event));
    }
  }

  /** On a phone one part of the page is seen at a time. */
  static showTab(name) {
    document.body.dataset.tab = name;
    document.querySelectorAll('[data-tab]').forEach((button) => {
      if (button !== document.body) button.setAttribute('aria-pressed', String(button.dataset.tab === name));
    });
  }

  press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    const actions = {
      ArrowLeft: () => this.go(this.current - 1, -1),
      ArrowRight: () => this.go(this.current + 1, 1),
      Home: () => this.go(0, 1),
      End: () => this.go(this.places.length - 1, -1),
      n: () => this.goToError(1),
      p: () => this.goToError(-1),
      f: () => this.panel.flip(),
      q: () => this.toggleQuiz(),
      Escape: () => this.show(this.current),
      '/': () => byId('find').focus(),
      '?': () => byId('keys').showModal(),
    };
    if (!actions[event.key] || (byId('panel').hidden && !/[q?]/.test(event.key))) return;
    event.preventDefault();
    actions[event.key]();
  }

  swipe(x) {
    if (this.quiz?.mover) return;
    const moved = x - this.touch;
    if (Math.abs(moved) > 40) this.go(this.current + (moved < 0 ? 1 : -1), moved < 0 ? 1 : -1);
  }

  /** Goes to the place with the mark that the address names, or to the first place. */
  follow() {
    const anchor = decodeURIComponent(window.location.hash.slice(1));
    const wanted = this.byAnchor.get(anchor) ?? this.byAnchor.get(`${anchor}-1`);
    if (wanted !== undefined) Page.showTab('analysis');
    if (this.data.waits && !this.quiz && (wanted !== undefined || anchor === 'quiz')) this.toggleQuiz();
    this.moved = wanted !== undefined;
    this.show(wanted ?? this.current);
    if (this.moved) Page.showBoard();
    this.moved = true;
  }

  /** On a phone, where the board, or the verdict below it, may be off the screen. */
  static showBoard() {
    if (getComputedStyle(document.querySelector('.tabs')).display === 'none') return;
    const workshop = document.querySelector('.workshop');
    const { bottom } = byId('board').closest('.stage').getBoundingClientRect();
    const roomOfVerdict = 180;
    const isSeen = workshop.getBoundingClientRect().top >= 0 && bottom + roomOfVerdict <= window.innerHeight;
    if (!isSeen) workshop.scrollIntoView({ block: 'start' });
  }

  /** Goes to a place, or past those that are filtered out, in `direction`. */
  go(index, direction) {
    let next = index;
    while (next >= 0 && next < this.places.length && !this.passes(this.places[next])) next += direction;
    if (next < 0 || next >= this.places.length) return;
    this.goTo(next);
  }

  /** `isPassing`: a finger goes over the chart, which must not move away below it. */
  goTo(index, isPassing = false) {
    window.history.replaceState(null, '', `#${this.places[index].entry.id}`);
    this.show(index);
    if (!isPassing) Page.showBoard();
  }

  goToError(direction) {
    let next = this.current + direction;
    while (next >= 0 && next < this.places.length
      && !(this.places[next].entry.mark?.includes('?') && this.passes(this.places[next]))) next += direction;
    if (next >= 0 && next < this.places.length) this.goTo(next);
  }

  show(index) {
    const place = this.places[index];
    if (!place) return;
    this.current = index;
    this.takeSeat(place.bottom);
    byId('choices').replaceChildren();
    if (this.quiz && Quiz.asks(place.entry)) {
      this.quiz.ask(place.entry, place.names);
    } else {
      this.panel.show(place.entry, place.names);
    }
    this.highlight(place.entry);
  }

  /** The reader sits at the lower edge of every match, until he turns the board. */
  takeSeat(bottom) {
    if (bottom !== undefined && bottom !== this.seat) this.panel.board.bottom = bottom;
    this.seat = bottom;
  }

  highlight(entry) {
    document.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const link = Page.linkOf(entry);
    if (link) {
      link.setAttribute('aria-current', 'true');
      const folded = link.closest('details');
      if (folded) folded.open = true;
      // What a page opens with must not hide its beginning.
      if (this.moved && !byId('content').matches(':hover')) link.scrollIntoView({ block: 'nearest' });
    }
    this.charts.mark(entry);
  }

  /** The link in the list of moves: not to double has one of its own only if it was wrong. */
  static linkOf({ id }) {
    return byId(id) ?? byId(id.replace(/c$/, ''));
  }

  /** True if a place is among those that the filters and the quiz show. */
  passes({ entry, names }) {
    const whose = byId('whose').value;
    if (whose !== 'both' && whose !== `player:${names[entry.player]}`) return false;
    if (this.quiz) return Quiz.asks(entry);
    return isOfKind(entry, byId('filter').value);
  }

  filter() {
    const shown = new Set(this.places.filter((place) => this.passes(place)).map(({ entry }) => Page.linkOf(entry)));
    const all = byId('filter').value === 'all' && byId('whose').value === 'both' && !this.quiz;
    document.querySelectorAll('.moves a').forEach((link) => {
      link.classList.toggle('other', !all && !shown.has(link));
    });
    document.querySelectorAll('.moves tbody tr').forEach((row) => {
      row.hidden = !all && !row.querySelector('a:not(.other)');
    });
    if (!this.passes(this.places[this.current])) this.go(0, 1);
  }

  toggleQuiz() {
    const page = { goTo: (index) => this.goTo(index), passes: (place) => this.passes(place) };
    this.quiz = this.quiz ? null : new Quiz(this.panel, this.places, page);
    document.body.classList.toggle('quiz', Boolean(this.quiz));
    if (this.data.waits) byId('panel').hidden = !this.quiz;
    byId('quiz').setAttribute('aria-pressed', String(Boolean(this.quiz)));
    window.scrollTo(0, 0);
    this.preferMe();
    this.filter();
    this.show(this.current);
  }

  toggleColors() {
    document.documentElement.dataset.colors = isDark() ? 'light' : 'dark';
    this.draw();
  }

  /** Draws all boards anew, in the colors that hold now. */
  draw() {
    this.panel.draw();
    this.drawings.draw();
  }
}

// What is done later does not hold up what the browser has to do now.
document.addEventListener('DOMContentLoaded', () => { window.gammonkitPage = new Page(JSON.parse(unpackedPart('page'))); });
