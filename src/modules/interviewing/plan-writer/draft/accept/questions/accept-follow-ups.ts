import type { Evidence, FollowUp, Question } from '#contracts/interviewing/plan/plan.ts';
import { quotedLines } from '#contracts/interviewing/plan/plan-requirements.ts';
import type { Language } from '#contracts/common.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import { overlaps } from '#knowledge/evidence/overlaps.ts';
import { asksOnce, unquoted } from '#knowledge/plan/rules/asks-once.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { judgesTrait } from '#knowledge/plan/rules/judged-words.ts';
import { withoutWords } from '#knowledge/plan/rules/language-rules.ts';
import { isLawfulToAsk } from '#knowledge/plan/rules/law-rules.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { counts } from '#modules/interviewing/plan-writer/model/answer-limits.ts';
import type { TailoringFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import type { QuotedLines } from '#modules/interviewing/plan-writer/draft/accept/person/cv-grounds.ts';
import { capitalised } from '#contracts/capitalised.ts';
import { holdsOrReckons } from '#modules/interviewing/plan-writer/draft/accept/person/is-founded.ts';
import { countsFromToday } from '#modules/interviewing/plan-writer/draft/accept/counts-from-today.ts';
import { firstFault } from '#modules/interviewing/plan-writer/draft/accept/first-fault.ts';
import { wordsItSettles } from '#modules/interviewing/plan-writer/draft/accept/person/point-it-settles.ts';
import { isOfOtherMatter } from './is-of-other-matter.ts';

interface Around {
  readonly core: readonly Question[];
  /** candidates are compared by the core, so nothing may be said before its questions */
  readonly isCompared: boolean;
  /** the questions for this person; a follow-up must not repeat them */
  readonly own: readonly Question[];
  readonly posting: string;
  /** feedback from an earlier round */
  readonly feedback: string | null;
  /** its lines that somebody picked as open; undefined if nobody picked any */
  readonly picked?: readonly string[] | undefined;
  readonly matter: JobMatter;
  readonly language: Language;
}

/**
 * Texts for this person around the core questions: said before a question or asked after it, at most one per question.
 * Each is based on a CV line, or on an earlier round's words that the CV does not cover, and does not repeat the
 * person's own questions. Drops those that break a rule.
 */
export function acceptFollowUps(
  asked: TailoringFrame['followUps'],
  linesFound: (lines: QuotedLines) => readonly Evidence[],
  { core, isCompared, own, posting, feedback, picked, matter, language }: Around,
  report: (problem: string, item: string) => void,
): readonly FollowUp[] {
  const accepted: FollowUp[] = [];
  for (const { behind, text: written, leadsIn, feedbackWords, listensFor, fallsShort, ...lines } of asked) {
    const text = capitalised(written);
    const question = core[behind - 1];
    if (question === undefined || accepted.some(({ questionId }) => questionId === question.id)) continue;
    const noted = feedbackWords === '' ? null : feedback;
    const followsUp = wordsItSettles(
      { words: feedbackWords, texts: [text, listensFor] },
      { feedback, picked },
      language,
    );
    // A case missing from an earlier round may not be in the CV either.
    const isNotedAlone = followsUp !== undefined && lines.quote === '';
    const [evidence, against] = text === '' || isNotedAlone ? [] : linesFound(lines);
    if (text === '' || (evidence === undefined && !isNotedAlone)) continue;
    // A lead-in that contains a question would ask two at once.
    const leads = leadsIn && !unquoted(text).includes('?') ? { leadsIn: true } : {};
    const said = {
      questionId: question.id,
      text,
      ...(evidence === undefined ? {} : { evidence }),
      ...(against === undefined ? {} : { against }),
      ...leads,
      ...(followsUp === undefined ? {} : { followsUp }),
    };
    // The criteria for a settled doubt are given for both outcomes or for neither.
    const isSettled = followsUp !== undefined && leads.leadsIn !== true && fallsShort !== '';
    const heard = { ...said, listensFor, ...(isSettled ? { fallsShort } : {}) };
    const quoted = quotedLines(said)
      .map((one) => one.quote)
      .join(' | ');
    const fault = firstFault([
      ['follow_up.law', isLawfulToAsk(heard, { language, matter, reading: 'direct' })],
      ['follow_up.language', isInLanguage(withoutWords(`${text} ${listensFor} ${fallsShort}`, quoted), language)],
      ['follow_up.leads_in', leads.leadsIn !== true || !isCompared],
      ['follow_up.other_matter', !isOfOtherMatter(text, question, core)],
      ['follow_up.asks_twice', asksOnce(text)],
      ['follow_up.figure', holdsOrReckons(text, `${quoted} ${posting} ${question.text} ${noted ?? ''}`)],
      ['follow_up.counted_days', !countsFromToday(text)],
      ['follow_up.repeats', ![question, ...own].flatMap(textsAsked).some((other) => areAlike(other, text))],
      // What an earlier round left open may be in the same line.
      ['follow_up.repeats', followsUp !== undefined || !quotedLines(said).every((one) => isAskedOf(one, own))],
    ]);
    const judging = [listensFor, fallsShort].find(judgesTrait);
    if (fault !== undefined) report(fault, text);
    else if (judging !== undefined) report('anchors.trait', judging);
    if (fault === undefined) accepted.push(listensFor === '' || judging !== undefined ? said : heard);
  }
  return accepted.slice(0, counts.followUps.max);
}

/** Whether a question for this person is about the same words of the CV. */
function isAskedOf(line: Evidence, own: readonly Question[]): boolean {
  return own.some(({ evidence = [] }) => evidence.some((other) => overlaps(other, line)));
}

function textsAsked({ text, probes }: Question): readonly string[] {
  return [text, ...probes.map((probe) => probe.text)];
}
