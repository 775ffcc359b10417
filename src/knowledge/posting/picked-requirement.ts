import type { Language } from '#contracts/common.ts';
import type { Requirement } from '#contracts/interviewing/plan/plan.ts';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import { kindsOf } from './requirement-clauses.ts';
import { requirementInClause, requirementOf } from './requirement-in-clause.ts';
import { askOf } from './requirement-question.ts';
import { contact } from './requirement-words.ts';

/** Asked after words that fit no more precise question, whatever they say. */
const asks: Readonly<Record<Language, string>> = {
  en: 'Do you meet this requirement?',
  uk: 'Чи відповідаєте ви цій вимозі?',
};

/**
 * Words of a posting that a recruiter picked, as a requirement of the kind that the rules would give them. Undefined if
 * they must not be asked about or are too long to be said.
 */
export function pickedRequirement(words: string, language: Language): Requirement | undefined {
  if (speaksToMachine(words) || contact.test(words)) return undefined;
  const findings = checkText(words, { language, kind: 'advert' });
  if (findings.some(({ topic }) => topic !== 'residence')) return undefined;
  const read = requirementInClause(words, 'requirements', true);
  if (read === undefined) return requirementOf(words, 'other', asks[language], language);
  // “A licence, nights and German” is three things in one answer.
  const isOneThing = new Set(kindsOf(words)).size === 1;
  const ask = isOneThing ? askOf(read.kind, read.basis, language) : asks[language];
  return requirementOf(words, read.kind, ask, language);
}

/** Whether a text contains these whole words, whatever their case and spacing. */
export function containsWords(text: string, words: string): boolean {
  return placeOf(words, text) >= 0;
}

/** Where the words begin in the text, apart from case and spacing; -1 if nowhere. */
export function placeOf(words: string, text: string): number {
  const [wanted, said] = [plain(words), plain(text)];
  if (wanted === '') return -1;
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + wanted.length)) {
    const isWhole =
      !(isSign(said[at - 1]) && isSign(wanted[0])) && !(isSign(wanted.at(-1)) && isSign(said[at + wanted.length]));
    if (isWhole) return at;
  }
  return -1;
}

function isSign(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, ' ').trim();
}
