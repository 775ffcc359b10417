import type { Language } from '#contracts/common.ts';
import { mostWords, wordsIn } from '#knowledge/plan/rules/question-rules.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import type { QuestionFrame, QuestionText } from '#knowledge/playbook/types.ts';
import { postingSays } from '#knowledge/posting/posting-says.ts';

/** The values for a frame's placeholders. */
export interface FrameFilling {
  /** focus areas in the recruiter's words: one for a frame about a single area, two to four for one about several */
  readonly areas: readonly string[];
  readonly duty?: string | undefined;
  /** the sentence of the posting an area comes from */
  readonly basis?: string | undefined;
}

const marks: Readonly<Record<Language, readonly [string, string]>> = { en: ['“', '”'], uk: ['«', '»'] };
const and: Readonly<Record<Language, string>> = { en: ' and ', uk: ' та ' };
const source: Readonly<Record<Language, string>> = { en: 'From the posting: ', uk: 'З оголошення: ' };
const inFull: Readonly<Record<Language, string>> = { en: 'Asked about in full: ', uk: 'Повністю: ' };
const longestReason = 400;

/**
 * The text of a frame with the recruiter's own words in quotation marks. Undefined if the words do not fit into a
 * question short enough to be said aloud.
 */
export function fillFrame(frame: QuestionFrame, filling: FrameFilling, language: Language): QuestionText | undefined {
  const text = frame.text[language];
  const said = { area: '', areas: '', duty: '' };
  let shortened = false;
  if (frame.about === 'duty') {
    said.duty = plain(filling.duty ?? '');
  } else {
    const room = mostWords - wordsOf(text.ask.replace(/\{\w+\}/u, '')).length;
    const each = Math.floor(room / filling.areas.length);
    const named = filling.areas.map((area) => withinWords(plain(area), each));
    shortened = named.some((name, index) => name !== plain(filling.areas[index] ?? ''));
    said.area = named[0] ?? '';
    said.areas = listed(named, language);
  }
  const ask = text.ask
    .replace('{areas}', () => said.areas)
    .replace('{area}', () => said.area)
    .replace('{duty}', () => said.duty);
  if (wordsIn(ask) > mostWords) return undefined;

  const basis = filling.basis === undefined ? undefined : quoted(plain(filling.basis), language);
  const withBasis = basis === undefined ? undefined : afterOpening(ask, `${postingSays[language]}${basis}.`);
  const fits = withBasis !== undefined && wordsIn(withBasis) <= mostWords;
  const notes = [
    ...(basis !== undefined && !fits ? [`${source[language]}${basis}.`] : []),
    ...(shortened
      ? [`${inFull[language]}${filling.areas.map((area) => quoted(plain(area), language)).join(', ')}.`]
      : []),
  ];
  return {
    ...text,
    ask: fits ? withBasis : ask,
    whyAsked: notes.reduce(
      (reason, note) => (reason.length + note.length < longestReason ? `${reason} ${note}` : reason),
      text.whyAsked,
    ),
  };
}

/** Inserts the sentence about what the job requires after the one that names the area, so the question comes last. */
function afterOpening(ask: string, sentence: string): string {
  const opening = /^.*?[”»]\. /u.exec(ask)?.[0] ?? '';
  return `${opening}${sentence} ${ask.slice(opening.length)}`;
}

/** Adds the sentence of the posting to the reason for asking, if it fits. */
export function withSource(text: QuestionText, basis: string | undefined, language: Language): QuestionText {
  if (basis === undefined) return text;
  const note = `${source[language]}${quoted(plain(basis), language)}.`;
  const reason = `${text.whyAsked} ${note}`;
  return reason.length <= longestReason ? { ...text, whyAsked: reason } : text;
}

/** Two or more names, each in quotation marks. */
function listed(names: readonly string[], language: Language): string {
  const all = names.map((name) => quoted(name, language));
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')}${and[language]}${last}`;
}

export function quoted(value: string, language: Language): string {
  const [open, close] = marks[language];
  return `${open}${value}${close}`;
}

/** Removes characters that would end the quotation, or turn it into a question. */
function plain(value: string): string {
  return value
    .replace(/[“”«»"„?{}]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\s.,;:]+$/u, '')
    .trim();
}

/** Cuts at the end of a clause, else after a word with an ellipsis. */
function withinWords(value: string, most: number): string {
  const words = [...value.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)];
  if (words.length <= most) return value;
  const last = words[Math.max(0, most - 1)];
  if (last === undefined) return value;
  const room = value.slice(0, last.index + last[0].length);
  const clause = Math.max(...[', ', '; ', ': ', ' (', ' – ', ' — '].map((mark) => room.lastIndexOf(mark)));
  return clause > 0 && wordsOf(room.slice(0, clause)).length * 2 >= most ? room.slice(0, clause) : `${room}…`;
}
