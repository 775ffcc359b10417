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
  /** the number of points there is time for */
  readonly most: number;
  readonly questions: readonly Question[];
  readonly requirements: readonly Requirement[];
  /** CV lines that satisfy the requirements */
  readonly shown: readonly RequirementEvidence[];
  /** the full text of the CV: only two lines are shown, but more may be used in calculations */
  readonly cv: string;
  readonly posting: string;
  readonly matter: JobMatter;
  /** feedback from an earlier round */
  readonly feedback: string | null;
  /** its lines that somebody picked as open; undefined if nobody picked any */
  readonly picked?: readonly string[] | undefined;
  readonly language: Language;
}

interface Found {
  /** locates a line of the CV */
  inCv(quote: string, line: number | null): Evidence | undefined;
  /** returns the words as they occur in the posting */
  inPosting(quote: string): string | undefined;
}

/**
 * Points to clear up with this person by short answers. Each is based on one CV line, on two conflicting ones, or on an
 * earlier round; asks one thing; and contains only figures from the CV, that round's note or the posting. Drops points
 * that break a rule.
 */
export function acceptPointsToSettle(
  asked: TailoringFrame['toSettle'],
  { inCv, inPosting }: Found,
  { most, questions, requirements, shown, cv, posting, matter, feedback, picked, language }: Around,
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
      // Keeps the line that satisfies the requirement. A second point about the same requirement must not use it,
      // because the line belongs to the first.
      accepted.some((other) => other.requirement === requirement - 1)
        ? undefined
        : shown.find(({ index }) => index === requirement - 1)?.evidence,
    ].filter((one) => one !== undefined);
    const [evidence] = found;
    const against = evidence === undefined ? undefined : found.find((one) => !overlaps(one, evidence));
    const lines = [evidence, against].filter((one) => one !== undefined);
    const leftOpen = wordsItSettles(
      { words: feedbackWords, texts: [text, listensFor] },
      { feedback, picked },
      language,
    );
    const isOfNote = feedbackWords !== '' && feedback !== null;
    const followsUp = isOfNote && (picked === undefined || leftOpen !== undefined);
    const heard = [...questions, ...accepted].map((other) => other.text);
    const quoted = [...lines.map((one) => one.quote), posting].join(' | ');
    // What was said to an earlier interviewer may be repeated to the candidate.
    const told = [...(evidence === undefined ? [] : [cv]), posting, ...(followsUp ? [feedback] : [])].join(' | ');
    const isOurs = (spoken: string) => isInLanguage(withoutWords(spoken, quoted), language);
    const isLawful = (spoken: string) => isLawfulToAsk({ text: spoken }, { language, matter, reading: 'direct' });
    const fault = firstFault([
      ['point.law', isLawful(text)],
      ['point.language', isOurs(text)],
      ['point.ungrounded', text !== '' && (evidence !== undefined || followsUp)],
      ['point.asks_twice', asksOnce(text)],
      // Answers are stored by the text of their point, so it must be unique.
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
    // A bad `listensFor` is dropped without its point, which can be asked without it. It is for the interviewer only,
    // so calculated figures are allowed.
    const isHeard = listensFor !== '' && !judgesTrait(listensFor) && isOurs(listensFor) && isLawful(listensFor);
    if (point.listensFor !== '' && (!isHeard || listensFor !== point.listensFor)) {
      report('point.listens_for', point.listensFor);
    }
    const required = requirements[requirement - 1];
    const isWhole = required !== undefined && settlesWhole(text, required.text, language);
    const inPlaceOf = isWhole ? requirement - 1 : paperIn(lines, { shown, requirements, accepted });
    const isInPlaceOf = inPlaceOf !== undefined && (isWhole || requirement === 0);
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
 * Index of the licence or certificate that these lines show, if no point asks about it yet. Lets one question about its
 * renewal replace the requirement instead of being asked in addition.
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
