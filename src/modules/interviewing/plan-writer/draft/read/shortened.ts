/** Where a text may end early without losing its meaning. */
const pauses = /[.;,:)–—](?=\s)/gu;

/** Cuts a text to its limit: at punctuation in its second half or else after a word, marking the cut in that case. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most - 1);
  const pause = [...room.matchAll(pauses)].at(-1);
  if (pause !== undefined && pause.index * 2 >= most) {
    return room.slice(0, pause.index + (/[.)]/u.test(pause[0]) ? 1 : 0));
  }
  return `${room.replace(/\s+\S*$/u, '')}…`;
}
