import type { CvPage } from '#knowledge/plan/plan-parts.ts';
import { contactsIn, waysToReach } from './contacts.ts';
import { fieldsIn, labelledNames } from './personal-fields.ts';
import { isNamedAfter, nameFinder, namesAtTop, namesOf } from './person-names.ts';
import { remarksIn } from './personal-remarks.ts';
import { type Place, placesOf } from './place-of-lines.ts';
import { refereeName, refereesIn } from './referees.ts';
import type { Span } from './span.ts';
import { addressesIn } from './street-addresses.ts';

/** What is known about the person, used to find it in the text. */
export interface KnownPerson {
  readonly name: string;
}

/**
 * The pages without name, contact details, birth date, address, referees and other data that no plan needs. Every
 * removed character is replaced by a blank, so that all offsets stay valid.
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

/** Does the same for a text about the person, such as feedback from an earlier interview. */
export function minimiseText(text: string, known: KnownPerson | null): string {
  const lines = text.split('\n');
  const places = lines.map(() => 'work' as const);
  return withoutPersonalData(lines, places, namesOf(known?.name ?? '')).join('\n');
}

/** A posting without contact details. */
export function minimisePosting(text: string): string {
  return text
    .split('\n')
    .map((line) => blanked(line, waysToReach(line)))
    .join('\n');
}

/** Every name is searched for in every line. A CV with more labelled names than this is not about one person. */
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
    // The value of a label on the previous line.
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
