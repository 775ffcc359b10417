import type { Language } from '#contracts/common.ts';
import type { Decision } from '#contracts/interviewing/plan/decision.ts';
import type { CandidateQuestion, GuardMark, PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { type CheckOptions, type GuardFinding, checkRemark, checkText } from '#knowledge/guard/check-text.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import { isAskedOfPatient } from '#knowledge/guard/subject/patients-at-work.ts';
import type { PlanProblem } from './plan-rules.ts';

type Worded = Pick<
  Question,
  | 'text'
  | 'topic'
  | 'handout'
  | 'probes'
  | 'whyAsked'
  | 'expectedAnswer'
  | 'anchors'
  | 'exampleAnswer'
  | 'decidingFact'
  | 'redFlags'
>;

/** How a text of a plan is checked: its language, the matter of its posting, and the set of rules. */
type Reading = Omit<CheckOptions, 'kind'>;

interface Asked {
  readonly text: string;
  readonly listensFor?: string | undefined;
  readonly fallsShort?: string | undefined;
}

/**
 * Nothing unlawful is asked or noted, unless a person overrode the finding with a recorded reason. A person's words are
 * checked by all rules; a model's words were checked and reviewed by all of them when they were written, so only the
 * direct rules apply here.
 *
 * @param matter of the posting the plan is made for
 */
export function lawProblems(plan: PlanContent, matter?: JobMatter): PlanProblem[] {
  const { strengths, areasToProbe, seenEarlier } = plan.candidate;
  const claims = [...strengths, ...areasToProbe].map(({ text }) => text);
  const remarks = [...claims, ...plan.summary.highlights].map((text) => withoutMatters(text, plan));
  const written = { language: plan.language, matter, reading: 'direct' } as const;
  const forbidden = plan.questions
    .filter(({ guard }) => guard.verdict !== 'overridden')
    .filter(
      (question) =>
        question.guard.verdict === 'forbidden' ||
        !isLawful(question, { ...written, reading: question.source === 'person' ? 'all' : 'direct' }),
    );
  return [
    ...forbidden.map((question) => ({ rule: 'law.forbidden' as const, questionId: question.id })),
    ...(remarks.every((text) => isLawfulRemark(text, plan.language, { matter })) &&
    seenEarlier.every(({ words }) => isLawfulRemark(words, plan.language, { reading: 'direct' })) &&
    (plan.candidateQuestions ?? []).every((asked) => isLawfulToPrepare(asked, written)) &&
    [...plan.candidate.followUps, ...plan.candidate.toSettle].every((asked) => isLawfulToAsk(asked, written)) &&
    (plan.decision === undefined || isLawfulToDecideBy(plan.decision, plan, written))
      ? []
      : [{ rule: 'law.forbidden' as const, questionId: null }]),
  ];
}

/**
 * Unlawful content in an expected answer. The answer belongs to a question that is checked separately, so a finding
 * counts only if the text also fails as a note on the same topic; a word that would only fail as a question is a matter
 * of the work. What a good answer asks a patient does not count.
 */
export function forbiddenInAnswer(text: string, { matter, ...reading }: Reading): readonly GuardFinding[] {
  const asked = checkText(text, { ...reading, matter, kind: 'question' });
  if (asked.length === 0) return asked;
  const noted = new Set(checkText(text, { ...reading, kind: 'note' }).map(({ topic }) => topic));
  return asked.filter(
    ({ topic, start }) => noted.has(topic) && !isAskedOfPatient(sentenceAt(text, start), topic, matter),
  );
}

function sentenceAt(text: string, at: number): string {
  const start = text.slice(0, at).search(/[^.!?…]*$/u);
  return /^[^.!?…]*[.!?…]*["”»]?/u.exec(text.slice(start))?.[0] ?? '';
}

interface QuestionWords {
  /** what the candidate hears */
  readonly heard: readonly string[];
  /** what is read beside the answer: the data of a case */
  readonly shown: readonly string[];
  /** what an interviewer may note because of the question */
  readonly noted: readonly string[];
}

function wordsOf(question: Worded): QuestionWords {
  return {
    heard: [question.text, ...question.probes.map(({ text }) => text)],
    shown: question.handout ?? [],
    noted: [
      question.whyAsked,
      ...question.expectedAnswer.keyPoints,
      ...question.expectedAnswer.notRequired,
      ...question.anchors.flatMap(({ behaviours }) => behaviours),
      ...[question.topic, question.exampleAnswer, question.decidingFact].filter((text) => text !== undefined),
      ...question.probes.flatMap(({ listensFor }) => listensFor ?? []),
      ...question.redFlags.flatMap(({ text, jobReason }) => [text, jobReason]),
    ],
  };
}

const speaksToSomebody = /(?<!\p{L})(?:you|your|yours|ви|вас|вам|вами|ваш\p{L}*)(?!\p{L})/iu;

/**
 * The guard's verdict on a question. With `direct` reading, a line of the handout counts as a question only if it
 * addresses somebody.
 */
export function guardMark(question: Worded, reading: Reading): GuardMark {
  const { heard, shown, noted } = wordsOf(question);
  const asking = reading.reading === 'direct' ? shown.filter((line) => speaksToSomebody.test(line)) : shown;
  const findings = [
    ...[...heard, ...asking].flatMap((text) => checkText(text, { ...reading, kind: 'question' })),
    ...noted.flatMap((text) => forbiddenInAnswer(text, reading)),
  ];
  return {
    pack: findings[0]?.packs[0] ?? null,
    verdict: findings.length === 0 ? 'clean' : 'forbidden',
    ruleIds: [...new Set(findings.map(({ ruleId }) => ruleId))],
  };
}

/** The texts of a question with guard findings. */
export function forbiddenTexts(question: Worded, reading: Reading): readonly string[] {
  const { heard, shown, noted } = wordsOf(question);
  return [
    ...[...heard, ...shown].filter((text) => checkText(text, { ...reading, kind: 'question' }).length > 0),
    ...noted.filter((text) => forbiddenInAnswer(text, reading).length > 0),
  ];
}

export function isLawful(question: Worded, reading: Reading): boolean {
  return guardMark(question, reading).verdict === 'clean';
}

/**
 * A remark without its subject matter: focus areas, which are the recruiter's own words and are warned about where they
 * are entered, and competencies it names or lists (care after surgery is part of a nurse's work).
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

/** Whether an interviewer may be prepared for this question from a candidate and this answer. */
export function isLawfulToPrepare({ question, answer }: CandidateQuestion, reading: Reading): boolean {
  return [question, answer?.text ?? ''].every((text) => checkText(text, { ...reading, kind: 'question' }).length === 0);
}

/** Whether one candidate may be asked this and judged by what it listens for. */
export function isLawfulToAsk({ text, listensFor = '', fallsShort = '' }: Asked, reading: Reading): boolean {
  return (
    checkText(text, { ...reading, kind: 'question' }).length === 0 &&
    [listensFor, fallsShort].every((heard) => forbiddenInAnswer(heard, reading).length === 0)
  );
}

/**
 * Whether these conditions are a lawful basis for a decision. The plan's own words that they mention are checked where
 * they come from.
 */
export function isLawfulToDecideBy(
  { weighsMost, noWhen }: Decision,
  plan: Pick<PlanContent, 'summary' | 'competencies' | 'requirements'>,
  reading: Reading,
): boolean {
  // A one-word name might itself be what nobody may be judged by.
  const names = plan.competencies.map(({ name }) => name).filter((name) => name.includes(' '));
  const own = [...plan.requirements.map(({ text }) => text), ...names];
  return [weighsMost, ...noWhen].every((said) => {
    const text = own.reduce((rest, named) => rest.replaceAll(named, ''), withoutMatters(said, plan));
    return forbiddenInAnswer(text, reading).length === 0;
  });
}

/** Whether a remark about a candidate avoids everything that must not count, apart from the matter of the job. */
export function isLawfulRemark(
  text: string,
  language: Language,
  how: Pick<CheckOptions, 'matter' | 'reading'> = {},
): boolean {
  return checkRemark(text, { language, ...how }).length === 0;
}
