/** Where a text may end before its limit without losing what it says. */
const pauses = /[.;,:)–—](?=\s)/gu;

/** A text within its limit: cut where it pauses in its second half, else after a word, and then the cut is shown. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most - 1);
  const pause = [...room.matchAll(pauses)].at(-1);
  if (pause !== undefined && pause.index * 2 >= most) {
    return room.slice(0, pause.index + (/[.)]/u.test(pause[0]) ? 1 : 0));
  }
  return `${room.replace(/\s+\S*$/u, '')}…`;
}
