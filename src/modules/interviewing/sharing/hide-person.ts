import * as z from 'zod';
import type { Language } from '#contracts/common.ts';
import { emailAddress } from '#knowledge/evidence/email-address.ts';
import { readLocale } from '#platform/read-locale.ts';
import { nameFinder, namesOf } from '#modules/interviewing/plan-writer/personal-data/person-names.ts';
import { type Span, spansOf } from '#modules/interviewing/plan-writer/personal-data/span.ts';

const signs = readLocale('export', z.object({ hidden: z.object({ name: z.string(), email: z.string() }) }));
const emails = [new RegExp(emailAddress, 'gu')];

/**
 * Members that hold one of our own enumeration values, which may be spelled like a name. Every other text is searched.
 */
const codes: ReadonlySet<string> = new Set([
  'view',
  'level',
  'type',
  'language',
  'source',
  'kind',
  'trigger',
  'band',
  'difficulty',
  'block',
  'state',
  'skipReason',
  'recommendation',
  'answer',
  'part',
]);

interface Hidden {
  /** null: the name may be shown */
  readonly name: string | null;
  /** the language of the placeholders for what is hidden */
  readonly language: Language;
}

/**
 * Removes from a document all e-mail addresses, whoever they belong to, and a person's name, wherever it occurs in a
 * text, in either alphabet and in any grammatical case.
 */
export function hidePerson(document: unknown, { name, language }: Hidden): unknown {
  const sign = signs[language].hidden;
  const namesIn = nameFinder(namesOf(name ?? ''));

  function hidden(text: string): string {
    const withoutAddresses = replaced(text, spansOf(emails, text), sign.email);
    return replaced(withoutAddresses, namesIn(withoutAddresses), sign.name);
  }

  function copy(value: unknown, key: string): unknown {
    if (typeof value === 'string') return codes.has(key) ? value : hidden(value);
    if (Array.isArray(value)) return value.map((one) => copy(one, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([member, inside]) => [member, copy(inside, member)]));
  }

  return copy(document, '');
}

/** Merges overlapping or adjacent spans into one placeholder, so that first and last name count as one. */
function replaced(text: string, spans: readonly Span[], sign: string): string {
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    const isNext = last !== undefined && (span.start <= last.end || /^\s+$/u.test(text.slice(last.end, span.start)));
    if (isNext) joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else joined.push(span);
  }
  return joined.reduceRight((rest, { start, end }) => rest.slice(0, start) + sign + rest.slice(end), text);
}
