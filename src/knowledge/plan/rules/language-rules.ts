import type { Language } from '#contracts/common.ts';
import type { PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { quotedLines } from '#contracts/interviewing/plan/plan-requirements.ts';
import { isInLanguage } from './is-in-language.ts';
import { wordsOf } from './likeness.ts';
import type { PlanProblem } from './plan-rules.ts';

type Written = Pick<
  Question,
  | 'text'
  | 'whyAsked'
  | 'expectedAnswer'
  | 'anchors'
  | 'exampleAnswer'
  | 'decidingFact'
  | 'probes'
  | 'redFlags'
  | 'evidence'
>;

/** Everything that is said or used for judging is in the plan's language; quotes keep theirs. */
export function languageProblems(plan: PlanContent): PlanProblem[] {
  const { strengths, areasToProbe, followUps, toSettle } = plan.candidate;
  const isForeign = (text: string, quote: string) => !isInLanguage(withoutWords(text, quote), plan.language);
  const names = plan.competencies.map(({ name }) => name).join(' ');
  const foreign =
    [...strengths, ...areasToProbe].some(({ text, evidence }) =>
      isForeign(text, `${evidence?.quote ?? ''} ${names}`),
    ) ||
    followUps.some((followUp) =>
      isForeign(
        `${followUp.text} ${followUp.listensFor ?? ''} ${followUp.fallsShort ?? ''}`,
        quotedLines(followUp)
          .map(({ quote }) => quote)
          .join(' '),
      ),
    ) ||
    toSettle.some((point) =>
      isForeign(
        `${point.text} ${point.listensFor ?? ''}`,
        [...quotedLines(point).map(({ quote }) => quote), point.basis ?? '', names].join(' '),
      ),
    ) ||
    (plan.candidateQuestions ?? []).some(
      ({ question, answer }) =>
        isForeign(question, names) || (answer !== undefined && isForeign(answer.text, answer.basis)),
    );
  return [
    ...plan.questions
      .filter((question) => !isWrittenIn(question, plan.language))
      .map(({ id }) => ({ rule: 'text.language' as const, questionId: id })),
    ...(foreign ? [{ rule: 'text.language' as const, questionId: null }] : []),
  ];
}

/** Checked part by part: each part is long enough to show its language, while a single item may be just a name. */
export function isWrittenIn(question: Written, language: Language): boolean {
  const { whyAsked, expectedAnswer, anchors, exampleAnswer, decidingFact, probes, redFlags, evidence = [] } = question;
  const quoted = evidence.map(({ quote }) => quote).join(' ');
  const parts = [
    [withoutWords(question.text, quoted)],
    [whyAsked, ...expectedAnswer.keyPoints, ...expectedAnswer.notRequired],
    anchors.flatMap(({ behaviours }) => behaviours),
    [exampleAnswer ?? '', decidingFact ?? ''],
    probes.map(({ text }) => text),
    probes.map(({ listensFor }) => listensFor ?? ''),
    redFlags.flatMap(({ text, jobReason }) => [text, jobReason]),
  ];
  return parts.every((texts) => isInLanguage(texts.join(' '), language));
}

/** The text without the words that also occur in the other. */
export function withoutWords(text: string, other: string): string {
  const known = new Set(wordsOf(other.toLowerCase()));
  return known.size === 0
    ? text
    : text.replace(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu, (word) => (known.has(word.toLowerCase()) ? ' ' : word));
}
