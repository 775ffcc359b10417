import type { Language } from '#contracts/common.ts';
import type {
  CandidateQuestion,
  Decision,
  GuardMark,
  PlanContent,
  Question,
} from '#contracts/interviewing/plan/plan.ts';
import { type GuardFinding, checkText } from '#knowledge/guard/check-text.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import type { PlanProblem } from './plan-rules.ts';

type Worded = Pick<
  Question,
  | 'text'
  | 'handout'
  | 'probes'
  | 'whyAsked'
  | 'expectedAnswer'
  | 'anchors'
  | 'exampleAnswer'
  | 'decidingFact'
  | 'redFlags'
>;

interface Asked {
  readonly text: string;
  readonly listensFor?: string | undefined;
}

/**
 * Nothing forbidden is asked or noted, unless a person overrode the finding with a reason that is on record.
 *
 * @param matter of the posting that the plan is made for
 */
export function lawProblems(plan: PlanContent, matter?: JobMatter): PlanProblem[] {
  const { strengths, areasToProbe, seenEarlier } = plan.candidate;
  const claims = [...strengths, ...areasToProbe].map(({ text }) => text);
  const remarks = [...claims, ...plan.summary.highlights].map((text) => withoutMatters(text, plan));
  const forbidden = plan.questions
    .filter(({ guard }) => guard.verdict !== 'overridden')
    .filter((question) => question.guard.verdict === 'forbidden' || !isLawful(question, plan.language, matter));
  return [
    ...forbidden.map((question) => ({ rule: 'law.forbidden' as const, questionId: question.id })),
    ...([...remarks, ...seenEarlier.map(({ words }) => words)].every((text) => isLawfulRemark(text, plan.language)) &&
    (plan.candidateQuestions ?? []).every((asked) => isLawfulToPrepare(asked, plan.language, matter)) &&
    [...plan.candidate.followUps, ...plan.candidate.toSettle].every((asked) =>
      isLawfulToAsk(asked, plan.language, matter),
    ) &&
    (plan.decision === undefined || isLawfulToDecideBy(plan.decision, plan, matter))
      ? []
      : [{ rule: 'law.forbidden' as const, questionId: null }]),
  ];
}

/**
 * What is forbidden to listen for. It speaks of answers to a question that is checked by itself, so a word that could be
 * asked about, and says nothing of anybody, is the matter of the work: it is found where the text reads as a note of the
 * same matter as well.
 */
export function forbiddenInAnswer(text: string, language: Language, matter?: JobMatter): readonly GuardFinding[] {
  const asked = checkText(text, { language, kind: 'question', matter });
  if (asked.length === 0) return asked;
  const noted = new Set(checkText(text, { language, kind: 'note' }).map(({ topic }) => topic));
  return asked.filter(({ topic }) => noted.has(topic));
}

/** What the guard says of a question: the words a candidate would hear, and what an interviewer would note because of it. */
export function guardMark(question: Worded, language: Language, matter?: JobMatter): GuardMark {
  const heard = [question.text, ...(question.handout ?? []), ...question.probes.map(({ text }) => text)];
  const noted = [
    question.whyAsked,
    ...question.expectedAnswer.keyPoints,
    ...question.expectedAnswer.notRequired,
    ...question.anchors.flatMap(({ behaviours }) => behaviours),
    ...[question.exampleAnswer, question.decidingFact].filter((text) => text !== undefined),
    ...question.probes.flatMap(({ listensFor }) => listensFor ?? []),
    ...question.redFlags.flatMap(({ text, jobReason }) => [text, jobReason]),
  ];
  const findings = [
    ...heard.flatMap((text) => checkText(text, { language, kind: 'question', matter })),
    ...noted.flatMap((text) => forbiddenInAnswer(text, language, matter)),
  ];
  return {
    pack: findings[0]?.packs[0] ?? null,
    verdict: findings.length === 0 ? 'clean' : 'forbidden',
    ruleIds: [...new Set(findings.map(({ ruleId }) => ruleId))],
  };
}

export function isLawful(question: Worded, language: Language, matter?: JobMatter): boolean {
  return guardMark(question, language, matter).verdict === 'clean';
}

/**
 * A remark without what it is about: focus areas, which are the recruiter's own words and warned about where they are
 * written, and competencies that it names or lists (care after surgery is the matter of a nurse's work).
 */
function withoutMatters(
  text: string,
  { summary, competencies }: Pick<PlanContent, 'summary' | 'competencies'>,
): string {
  const names = new Set(competencies.map(({ name }) => name));
  const unnamed = text
    .split(/((?<=[:,]) |(?=[:,.]))/u)
    .filter((part) => !names.has(part))
    .join('');
  return summary.focusAreas.reduce((rest, area) => rest.replaceAll(area, ''), unnamed);
}

/** Whether an interviewer may be prepared for this question of a candidate with this answer. */
export function isLawfulToPrepare(
  { question, answer }: CandidateQuestion,
  language: Language,
  matter?: JobMatter,
): boolean {
  return [question, answer?.text ?? ''].every(
    (text) => checkText(text, { language, kind: 'question', matter }).length === 0,
  );
}

/** Whether this may be put to one person, and listened for. */
export function isLawfulToAsk({ text, listensFor = '' }: Asked, language: Language, matter?: JobMatter): boolean {
  return (
    checkText(text, { language, kind: 'question', matter }).length === 0 &&
    forbiddenInAnswer(listensFor, language, matter).length === 0
  );
}

/** Whether people may decide by these conditions. What they name of the plan's own words is judged where it stands. */
export function isLawfulToDecideBy(
  { weighsMost, noWhen }: Decision,
  plan: Pick<PlanContent, 'summary' | 'competencies' | 'requirements' | 'language'>,
  matter?: JobMatter,
): boolean {
  // A name of one word may be the very matter that nobody is judged by.
  const names = plan.competencies.map(({ name }) => name).filter((name) => name.includes(' '));
  const own = [...plan.requirements.map(({ text }) => text), ...names];
  return [weighsMost, ...noWhen].every((said) => {
    const text = own.reduce((rest, named) => rest.replaceAll(named, ''), withoutMatters(said, plan));
    return forbiddenInAnswer(text, plan.language, matter).length === 0;
  });
}

/** Whether a remark about a candidate keeps clear of what must not count, whatever the matter of the job. */
export function isLawfulRemark(text: string, language: Language): boolean {
  return checkText(text, { language, kind: 'note' }).length === 0;
}
