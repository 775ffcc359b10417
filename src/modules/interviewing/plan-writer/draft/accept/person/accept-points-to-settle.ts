import type {
  Evidence,
  PointToSettle,
  Question,
  Requirement,
  RequirementEvidence,
} from '#contracts/interviewing/plan/plan.ts';
import type { Language } from '#contracts/common.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import { overlaps } from '#knowledge/evidence/overlaps.ts';
import { asksOnce } from '#knowledge/plan/rules/asks-once.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { judgesTrait } from '#knowledge/plan/rules/judged-words.ts';
import { withoutWords } from '#knowledge/plan/rules/language-rules.ts';
import { isLawfulToAsk } from '#knowledge/plan/rules/law-rules.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import type { TailoringFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { capitalised } from '#contracts/capitalised.ts';
import { countsFromToday, withoutCounts } from '#modules/interviewing/plan-writer/draft/accept/counts-from-today.ts';
import { firstFault } from '#modules/interviewing/plan-writer/draft/accept/first-fault.ts';
import { holdsOrReckons } from './is-founded.ts';
import { wordsItSettles } from './point-it-settles.ts';
import { settlesWhole } from './settles-whole.ts';

interface Around {
  /** how many there is time for */
  readonly most: number;
  readonly questions: readonly Question[];
  readonly requirements: readonly Requirement[];
  /** lines that answer them */
  readonly shown: readonly RequirementEvidence[];
  /** its whole text: two lines are shown, and more may be reckoned with */
  readonly cv: string;
  readonly posting: string;
  readonly matter: JobMatter;
  /** of an earlier round */
  readonly feedback: string | null;
  readonly language: Language;
}

interface Found {
  /** where a line of the CV stands */
  inCv(quote: string, line: number | null): Evidence | undefined;
  /** the words as they stand in the posting */
  inPosting(quote: string): string | undefined;
}

/**
 * What is cleared up with this person by short answers. Each point rests on a line of the CV, or on two that it lays beside
 * each other, or on an earlier round, asks one thing, and names no figure that stands neither in the CV, that round's note
 * nor in the posting; what breaks a rule is left out.
 */
export function acceptPointsToSettle(
  asked: TailoringFrame['toSettle'],
  { inCv, inPosting }: Found,
  { most, questions, requirements, shown, cv, posting, matter, feedback, language }: Around,
  report: (problem: string, item: string) => void,
): readonly PointToSettle[] {
  const accepted: PointToSettle[] = [];
  for (const { text: written, quote, line, secondQuote, secondLine, posting: words, ...point } of asked) {
    const text = capitalised(written);
    const { requirement, feedbackWords } = point;
    const listensFor = withoutCounts(point.listensFor);
    const found = [
      ...(quote === '' ? [] : [inCv(quote, line)]),
      ...(secondQuote === '' ? [] : [inCv(secondQuote, secondLine)]),
      // What answers the requirement does not get lost with it; under a second point it would be another one's line.
      accepted.some((other) => other.requirement === requirement - 1)
        ? undefined
        : shown.find(({ index }) => index === requirement - 1)?.evidence,
    ].filter((one) => one !== undefined);
    const [evidence] = found;
    const against = evidence === undefined ? undefined : found.find((one) => !overlaps(one, evidence));
    const lines = [evidence, against].filter((one) => one !== undefined);
    const followsUp = feedbackWords !== '' && feedback !== null;
    const heard = [...questions, ...accepted].map((other) => other.text);
    const quoted = [...lines.map((one) => one.quote), posting].join(' | ');
    // What was told an earlier interviewer may be said back.
    const told = [...(evidence === undefined ? [] : [cv]), posting, ...(followsUp ? [feedback] : [])].join(' | ');
    const isOurs = (spoken: string) => isInLanguage(withoutWords(spoken, quoted), language);
    const isLawful = (spoken: string) => isLawfulToAsk({ text: spoken }, { language, matter, reading: 'direct' });
    const fault = firstFault([
      ['point.law', isLawful(text)],
      ['point.language', isOurs(text)],
      ['point.ungrounded', text !== '' && (evidence !== undefined || followsUp)],
      ['point.asks_twice', asksOnce(text)],
      // An answer is kept by the words of its point.
      [
        'point.repeats',
        !heard.some((other) => areAlike(other, text)) && requirements.every((other) => other.text !== text),
      ],
      ['point.figure', holdsOrReckons(text, told)],
      ['point.counted_days', !countsFromToday(text)],
    ]);
    if (fault !== undefined) {
      report(fault, text);
      continue;
    }
    const basis = words === '' ? undefined : inPosting(words);
    // What to listen for may fall by itself: the point can be asked without. It is for the interviewer, so it may reckon.
    const isHeard = listensFor !== '' && !judgesTrait(listensFor) && isOurs(listensFor) && isLawful(listensFor);
    if (point.listensFor !== '' && (!isHeard || listensFor !== point.listensFor)) {
      report('point.listens_for', point.listensFor);
    }
    const required = requirements[requirement - 1];
    const isWhole = required !== undefined && settlesWhole(text, required.text, language);
    const inPlaceOf = isWhole ? requirement - 1 : paperIn(lines, { shown, requirements, accepted });
    const isInPlaceOf = inPlaceOf !== undefined && (isWhole || requirement === 0);
    const leftOpen = wordsItSettles({ words: feedbackWords, texts: [text, listensFor] }, feedback, language);
    accepted.push({
      text,
      ...(isHeard ? { listensFor } : {}),
      ...(isInPlaceOf ? { requirement: inPlaceOf } : {}),
      ...(evidence === undefined ? {} : { evidence }),
      ...(against === undefined ? {} : { against }),
      ...(basis === undefined ? {} : { basis }),
      ...(followsUp ? { followsUp } : {}),
      ...(leftOpen === undefined ? {} : { leftOpen }),
    });
  }
  return accepted.slice(0, most);
}

/**
 * The paper that lines show, by its place among the requirements, of which no point asks yet: whether it is renewed is asked
 * once, and not beside it.
 */
function paperIn(
  lines: readonly Evidence[],
  {
    shown,
    requirements,
    accepted,
  }: Pick<Around, 'shown' | 'requirements'> & { readonly accepted: readonly PointToSettle[] },
): number | undefined {
  return shown.find(
    ({ index, evidence }) =>
      requirements[index]?.kind === 'licence' &&
      lines.some((line) => overlaps(line, evidence)) &&
      !accepted.some(({ requirement }) => requirement === index),
  )?.index;
}
