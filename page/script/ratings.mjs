/** The performance ratings of both players of a match, as reports, standings and the command show them; its statistics are those of the command. */
export function ratingsOf(statistics) {
  return ['first', 'second'].map((side) => statistics?.total[side].performance.rating ?? undefined);
}
