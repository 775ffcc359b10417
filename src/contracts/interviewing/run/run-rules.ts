import type { Answer, AnswerField, Operation } from './interview-run.ts';
import type { FlowStep, Plan, Question } from '#contracts/interviewing/plan/plan.ts';

/**
 * Parts of an interview without a question in which notes are taken. Their notes are written, versioned and sent like
 * those of a question, with this id in place of the question's.
 */
export const notedParts = {
  intro: '00000000-0000-4000-8000-000000000001',
  candidate_questions: '00000000-0000-4000-8000-000000000002',
} as const satisfies Partial<Record<FlowStep['kind'], string>>;
export type NotedPart = keyof typeof notedParts;

export function isNotedPart(kind: FlowStep['kind']): kind is NotedPart {
  return kind in notedParts;
}

/** The part that an id identifies, if any. */
export function partOf(id: string): NotedPart | undefined {
  return (['intro', 'candidate_questions'] as const).find((part) => notedParts[part] === id);
}

/** The noted parts of the plan, in its order. */
export function notedPartsOf({ flow }: Pick<Plan, 'flow'>): NotedPart[] {
  return flow.map(({ kind }) => kind).filter(isNotedPart);
}

/** The notes of each noted part of the plan, in its order; empty where nothing is written yet. */
export function partNotesOf(plan: Pick<Plan, 'flow'>, written: readonly Answer[]): Answer[] {
  return notedPartsOf(plan)
    .map((part) => notedParts[part])
    .map((id) => written.find(({ questionId }) => questionId === id) ?? emptyAnswer(id));
}

/** An operation that writes one field of an answer. */
export type AnswerWrite = Extract<Operation, { kind: AnswerField }>;

type ChangeOf<Write> = Write extends AnswerWrite ? Readonly<Pick<Write, 'kind' | 'value'>> : never;

/** What a write changes, without its id, time and version. */
export type AnswerChange = ChangeOf<AnswerWrite>;

export function emptyAnswer(questionId: string): Answer {
  return {
    questionId,
    state: 'remaining',
    skipReason: null,
    score: null,
    behavioursSeen: [],
    notes: '',
    redFlagSeen: false,
    spentSec: 0,
    versions: { state: 0, score: 0, ticks: 0, note: 0, flag: 0 },
  };
}

/** The answer with one field changed; the versions stay as they are. */
export function withChange(answer: Answer, change: AnswerChange): Answer {
  switch (change.kind) {
    case 'score':
      return { ...answer, score: change.value };
    case 'ticks':
      return { ...answer, behavioursSeen: [...new Set(change.value)].toSorted() };
    case 'note':
      return { ...answer, notes: change.value };
    case 'flag':
      return { ...answer, redFlagSeen: change.value };
    case 'state':
      return {
        ...answer,
        state: change.value.state,
        skipReason: change.value.state === 'skipped' ? change.value.reason : null,
      };
  }
}

/** The identifier of one behaviour in `behavioursSeen`; both indexes count from 0. */
export function tickOf(bandIndex: number, behaviourIndex: number): string {
  return `${String(bandIndex)}.${String(behaviourIndex)}`;
}

/** Every behaviour of a question with its identifier, in the order of the plan. */
export function behavioursOf(question: Pick<Question, 'anchors'>): { tick: string; behaviour: string }[] {
  return question.anchors.flatMap(({ behaviours }, band) =>
    behaviours.map((behaviour, index) => ({ tick: tickOf(band, index), behaviour })),
  );
}

/** Neither scored nor skipped nor marked as answered. */
export function isToAsk(answer: Answer): boolean {
  return answer.state === 'remaining' && answer.score === null;
}

/** Must-ask questions that are neither scored nor skipped; they prevent an interview from being completed. */
export function openMustAsks(plan: Pick<Plan, 'questions'>, answers: readonly Answer[]): string[] {
  const settled = new Set(
    answers.filter(({ score, state }) => score !== null || state === 'skipped').map(({ questionId }) => questionId),
  );
  return plan.questions.filter(({ id, mustAsk }) => mustAsk && !settled.has(id)).map(({ id }) => id);
}
