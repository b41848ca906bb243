/** Finds places by dice, plays, marks, players, and words. */
class Search {
  /** `goTo` is called with the index of a place. */
  constructor(places, goTo) {
    this.places = places;
    this.goTo = goTo;
    this.field = byId('find');
    this.hits = [];
    this.field.addEventListener('input', () => this.find());
    this.field.addEventListener('keydown', (event) => this.press(event));
  }

  press(event) {
    if (event.key === 'Enter') this.jump(event.shiftKey ? -1 : 1);
    if (event.key !== 'Escape') return;
    this.field.value = '';
    this.find();
    this.field.blur();
  }

  find() {
    const terms = this.field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const isHit = (place) => terms.every((term) => Search.matches(place, term));
    this.hits = terms.length === 0 ? [] : [...this.places.keys()].filter((i) => isHit(this.places[i]));
    this.tell(terms.length === 0 ? '' : say('{0} found', this.hits.length));
    document.querySelectorAll('.moves a.hit').forEach((link) => link.classList.remove('hit'));
    this.hits.forEach((i) => byId(this.places[i].entry.id)?.classList.add('hit'));
  }

  /** Dice in either order; a mark as it is; plays from where a step of them begins; other words anywhere. */
  static matches({ entry, names }, term) {
    if (/^[1-6]{2}$/.test(term)) {
      const dice = entry.xgid.split(':')[4];
      return dice === term || dice === term[1] + term[0];
    }
    if (/^\?[?!]?$/.test(term)) return entry.mark === term;
    const words = ` ${(entry.words ?? '').toLowerCase()} `;
    if (/^(\d|bar)/.test(term) && term.includes('/')) return words.includes(` ${term}`);
    return [words, names[entry.player], entry.comment ?? '', entry.id].some((text) => text.toLowerCase().includes(term));
  }

  /** To the next hit, or to the one before; behind the last the first follows. */
  jump(direction) {
    if (this.hits.length === 0) return;
    const { current } = window.gammonkitPage;
    const next = direction > 0 ? this.hits.find((i) => i > current) : this.hits.findLast((i) => i < current);
    const found = next ?? this.hits.at(direction > 0 ? 0 : -1);
    this.tell(say('{0} of {1}', this.hits.indexOf(found) + 1, this.hits.length));
    this.goTo(found);
  }

  tell(text) {
    byId('found').textContent = text;
  }
}
