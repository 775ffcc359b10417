import type { Place } from './place-of-lines.ts';
import { type Span, spansOf } from './span.ts';

const name = "\\p{Lu}[\\p{L}’'ʼ.-]+ \\p{Lu}[\\p{L}’'ʼ-]+";
const said: readonly RegExp[] = [
  /^[ \t•*·–-]*(?:references?|referees?|refs?|recommendations?)[ \t]*[:–—][^\n]*/giu,
  /^[ \t•*·–-]*(?:(?:Referees?|REFEREES?|References?|REFERENCES?)[ \t]+(?:\p{Lu}\p{L}*\.? ){1,2}[^\n]*|(?:Рекомендації|РЕКОМЕНДАЦІЇ)[ \t]+(?:дасть|дадуть|надасть|нададуть)[^\n]*)/gu,
  /^[ \t•*·–-]*(?:рекомендаці[їя]|рекомендодав(?:ець|иця|ці)|рекомендує)[ \t]*[:–—][^\n]*/giu,
  new RegExp(
    `(?:[Rr]ecommended by|[Rr]ecommendation(?: letter)?s? (?:from|by)|[Rr]eferences? (?:from|by)|[Cc]ontact(?: person)? for (?:a )?references?:?|[Ll]etters? of recommendation from) (?:(?:[Dd]r|[Pp]rof|[Mm]rs?|[Mm]s)\\.? )?${name}[^\\n.;]*`,
    'gu',
  ),
  new RegExp(
    `(?:[Рр]екоменду(?:є|ють)|[Рр]екомендаці[юї] (?:може|можуть|готов\\p{L}+) (?:дати|надати)|[Рр]екомендаційн\\p{L}+ лист\\p{L}* від|(?:[Кк]онтактна )?[Оо]соба для рекомендацій:?|[Кк]онтакт\\p{L}* для рекомендацій:?)(?: (?:проф|д-р|пан|пані)\\.?)? ${name}[^\\n.;]*`,
    'gu',
  ),
];

/** Referees: everything under their heading, and any person named as one elsewhere. */
export function refereesIn(line: string, place: Place): readonly Span[] {
  return place === 'referees' ? [{ start: 0, end: line.length }] : spansOf(said, line);
}

/** A referee's name, to be searched for in the rest of the CV. */
export function refereeName(line: string): string | undefined {
  const found = new RegExp(
    `^[ \\t•*·–-]*(?:(?:dr|prof|mrs?|ms|проф|д-р)\\.? )?(${name})(?=\\s*(?:[,|·–—(-]|$))`,
    'iu',
  ).exec(line);
  const [, who] = found ?? [];
  return who !== undefined && /^\p{Lu}/u.test(who) && new RegExp(`^${name}$`, 'u').test(who) ? who : undefined;
}
