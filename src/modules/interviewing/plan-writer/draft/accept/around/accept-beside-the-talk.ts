import type { Language } from '#contracts/common.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import type { Claims } from '#knowledge/plan/plan-parts.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { judgesTrait } from '#knowledge/plan/rules/judged-words.ts';
import { withoutWords } from '#knowledge/plan/rules/language-rules.ts';
import { isLawfulRemark, isLawfulToAsk } from '#knowledge/plan/rules/law-rules.ts';
import { counts } from '#modules/interviewing/plan-writer/model/answer-limits.ts';
import { asksFormerEmployer } from '#modules/interviewing/plan-writer/draft/accept/around/asks-former-employer.ts';
import { countsFromToday } from '#modules/interviewing/plan-writer/draft/accept/counts-from-today.ts';
import { firstFault } from '#modules/interviewing/plan-writer/draft/accept/first-fault.ts';
import { holdsOrReckons } from '#modules/interviewing/plan-writer/draft/accept/person/is-founded.ts';

interface Known {
  /** CV, posting and note; every figure in an item must occur in them */
  readonly told: string;
  /** the text of the CV with its line breaks; empty if there is no CV */
  readonly cv?: string;
  readonly matter: JobMatter;
  readonly language: Language;
}

/** What to do before the interview, after it, and before making an offer. */
export type BesideTheTalk = Pick<Claims, (typeof kinds)[number]>;

const kinds = ['toPrepare', 'furtherWhen', 'beforeOffer'] as const;

/** Drops every item that breaks a rule. */
export function acceptBesideTheTalk(
  said: BesideTheTalk,
  { told, cv = '', matter, language }: Known,
  report: (problem: string, item: string) => void,
): BesideTheTalk {
  const isLawful = (text: string) =>
    isLawfulRemark(text, language, { matter }) &&
    isLawfulToAsk({ text }, { language, matter }) &&
    // What must not be asked of the candidate must not be asked about them elsewhere either.
    isLawfulToAsk({ text: toThePerson(text) }, { language, matter });
  const accepted = (kind: (typeof kinds)[number]) =>
    said[kind]
      .filter((text) => {
        if (text === '') return false;
        const fault = firstFault([
          ['beside_the_talk.law', isLawful(text)],
          ['beside_the_talk.language', isInLanguage(withoutWords(text, told), language)],
          ['beside_the_talk.trait', !judgesTrait(text)],
          ['beside_the_talk.figure', holdsOrReckons(text, told)],
          ['beside_the_talk.counted_days', !countsFromToday(text)],
          ['beside_the_talk.referee', !asksFormerEmployer(text, cv, language)],
        ]);
        if (fault !== undefined) report(fault, text);
        return fault === undefined;
      })
      .slice(0, counts[kind].max);
  return {
    toPrepare: accepted('toPrepare'),
    furtherWhen: accepted('furtherWhen'),
    beforeOffer: accepted('beforeOffer'),
  };
}

const turned: readonly (readonly [RegExp, string])[] = [
  [/\b(?:she|he|they|the candidate) (?:is|are|was|were)\b/giu, 'you are'],
  [/\b(?:she|he|they|the candidate) has\b/giu, 'you have'],
  [/\b(?:she|he|they|the candidate)\b/giu, 'you'],
  [/\b(?:her|his|their)\b/giu, 'your'],
  [/(?<!\p{L})(?:вона|він|вони|кандидат|кандидатка)(?!\p{L})/giu, 'ви'],
  [/(?<!\p{L})(?:їй|йому|їм|кандидатові|кандидату|кандидатці)(?!\p{L})/giu, 'вам'],
  [/(?<!\p{L})(?:неї|нього|них|кандидата|кандидатки)(?!\p{L})/giu, 'вас'],
];

/** Rephrases the text as if it addressed the candidate. */
function toThePerson(text: string): string {
  return turned.reduce((said, [words, address]) => said.replace(words, address), text);
}
