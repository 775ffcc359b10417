import type { CvPage } from '#knowledge/plan/plan-parts.ts';
import { contactsIn, waysToReach } from './contacts.ts';
import { fieldsIn, labelledNames } from './personal-fields.ts';
import { isNamedAfter, nameFinder, namesAtTop, namesOf } from './person-names.ts';
import { remarksIn } from './personal-remarks.ts';
import { type Place, placesOf } from './place-of-lines.ts';
import { refereeName, refereesIn } from './referees.ts';
import type { Span } from './span.ts';
import { addressesIn } from './street-addresses.ts';

/** What is known of the person, so that it can be found in the text. */
export interface KnownPerson {
  readonly name: string;
}

/**
 * The pages without name, contacts, birth date, address, referees and other things that no plan needs. Every removed
 * character becomes a blank, so each offset still points to the same place of the page.
 */
export function minimisePages(pages: readonly CvPage[], known: KnownPerson | null): readonly CvPage[] {
  const lines = pages.flatMap(({ visible }) => visible.split('\n'));
  const minimised = withoutPersonalData(lines, placesOf(lines), [...namesOf(known?.name ?? ''), ...namesAtTop(lines)]);
  let at = 0;
  return pages.map(({ number, visible }) => {
    const count = visible.split('\n').length;
    at += count;
    return { number, visible: minimised.slice(at - count, at).join('\n') };
  });
}

/** The same for a text about the person, such as feedback from an earlier interview. */
export function minimiseText(text: string, known: KnownPerson | null): string {
  const lines = text.split('\n');
  const places = lines.map(() => 'work' as const);
  return withoutPersonalData(lines, places, namesOf(known?.name ?? '')).join('\n');
}

/** A posting without the ways to reach whoever wrote it. */
export function minimisePosting(text: string): string {
  return text
    .split('\n')
    .map((line) => blanked(line, waysToReach(line)))
    .join('\n');
}

/** Each is looked for in every line; a CV in which more stand behind such labels is none of one person. */
const mostNames = 40;

function withoutPersonalData(
  lines: readonly string[],
  places: readonly Place[],
  names: readonly string[],
): readonly string[] {
  const allNames = [...new Set([...names, ...lines.flatMap(labelledNames)])].slice(0, mostNames);
  const referees = lines
    .flatMap((line, at) => (places[at] === 'referees' ? (refereeName(line) ?? []) : []))
    .slice(0, mostNames);
  const namesIn = nameFinder(allNames);
  const isNamed = isNamedAfter(allNames);
  let isOpen = false;
  return lines.map((line, at) => {
    const place = places[at] ?? 'work';
    if (line.trim() === '') return line;
    const isValue = isOpen;
    const fields = fieldsIn(line, place);
    ({ isOpen } = fields);
    // The value of a label that stands on the line before.
    if (isValue && fields.spans.length === 0 && !isOpen) return blanked(line, [{ start: 0, end: line.length }]);
    return blanked(line, [
      ...fields.spans,
      ...contactsIn(line, place, isNamed),
      ...remarksIn(line, place),
      ...addressesIn(line, place),
      ...refereesIn(line, place),
      ...namesIn(line),
      ...referees.flatMap((name) => placesOfText(line, name)),
    ]);
  });
}

function placesOfText(line: string, text: string): readonly Span[] {
  const start = line.indexOf(text);
  return start === -1 ? [] : [{ start, end: start + text.length }];
}

function blanked(line: string, spans: readonly Span[]): string {
  return spans.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) +
      rest.slice(start, end).replace(/\S/gu, (sign) => ' '.repeat(sign.length)) +
      rest.slice(end),
    line,
  );
}
