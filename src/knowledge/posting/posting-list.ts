import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { type PostingSentence, postingSentences } from './posting-sentences.ts';
import { kindsOf } from './requirement-clauses.ts';
import { requirementKinds as kinds } from './requirement-kinds.ts';
import {
  aboutOthers,
  demands,
  offered,
  opensOffer,
  opensPay,
  opensRequirement,
  ourWork,
  tellsOfEmployer,
  tellsOfJob,
} from './requirement-words.ts';

/**
 * The sentences of a posting, where a sentence such as "You bring five years in sales" makes the rest of its paragraph a
 * list of requirements, as a heading would.
 */
export function listedSentences(posting: string): readonly PostingSentence[] {
  let line: number | undefined;
  return postingSentences(posting).map((sentence) => {
    const { text, part } = sentence;
    if (part !== undefined) return sentence;
    if (sentence.line === line) {
      const isOther = [tellsOfEmployer, aboutOthers, ourWork, opensOffer, opensPay, offered].some((one) =>
        one.test(text),
      );
      return isOther ? sentence : { ...sentence, part: 'requirements' };
    }
    const isOpening = opensRequirement.test(text) || demands.test(text);
    if (isOpening && kindsOf(text).some((kind) => kind !== 'shift' && kind !== 'start')) line = sentence.line;
    return sentence;
  });
}

/**
 * "Night shifts and weekends" among the duties counts; a longer sentence is about other people's shifts or the work on
 * them.
 */
export const mostWordsOfShift = 8;
/** Most characters before a match for the sentence to be about it. */
export const nearStart = 12;

export function isShort(text: string): boolean {
  return wordsOf(text).length <= mostWordsOfShift;
}

/** Whether this is a longer sentence without a heading that addresses neither the candidate nor the job. */
export function isAboutOthers({ text, part }: PostingSentence): boolean {
  return part === undefined && !isShort(text) && !tellsOfJob.test(text) && !opensPay.test(text) && !opensWithTime(text);
}

/** "5.30am to 8.30am, Monday to Friday …" */
function opensWithTime(text: string): boolean {
  if (/^\d+(?:[.,]\d)?\s?(?:hours|годин)/iu.test(text)) return true;
  return kinds.some(
    ([kind, pattern]) => kind === 'shift' && text.search(pattern) >= 0 && text.search(pattern) < nearStart,
  );
}
