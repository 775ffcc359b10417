import type { Difficulty, InterviewType, QuestionKind } from '#contracts/plan.ts';
import { areAlike } from '#knowledge/plan/likeness.ts';
import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { blockSizes, setsTask } from '#knowledge/plan/time-budget.ts';
import type { ChosenCompetency } from './choose-competencies.ts';
import { lot } from './lot.ts';
import { barOf } from './playbook.ts';
import { playbookMark } from './write-question.ts';
import type { Bar, PlaybookQuestion } from './types.ts';

export interface ChosenQuestion {
  readonly question: PlaybookQuestion;
  readonly from: ChosenCompetency;
  /** the first of its competency, or one of a must-have */
  readonly mustAsk: boolean;
}

type Brief = Omit<PlanBrief, 'cv'>;

const liked: Readonly<Record<InterviewType, readonly QuestionKind[]>> = {
  phone_screening: ['behavioral', 'knowledge'],
  technical: ['situational', 'knowledge'],
  behavioral: ['behavioral'],
  final: ['behavioral', 'situational'],
  panel: ['behavioral', 'situational'],
  coding: ['knowledge', 'situational'],
  system_design: ['situational', 'knowledge'],
};

/** How far a difficulty is from what a level should meet. */
const distance: Readonly<Record<Bar, Readonly<Record<Difficulty, number>>>> = {
  junior: { easy: 0, medium: 0.5, hard: 2 },
  middle: { easy: 0.5, medium: 0, hard: 0.7 },
  senior: { easy: 1, medium: 0.2, hard: 0 },
  lead: { easy: 1.5, medium: 0.3, hard: 0 },
};

const ascending: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** The task this interview sets, if any: the best one of the competencies that come first. */
export function chooseTask(brief: Brief, chosen: readonly ChosenCompetency[]): ChosenQuestion | undefined {
  const { interviewType, durationMin, position } = brief;
  if (!setsTask(interviewType, durationMin)) return undefined;
  const bar = barOf(position.level);
  for (const from of chosen) {
    const tasks = from.competency.questions.filter(
      ({ kind, levels, types }) => kind === 'task' && levels.includes(bar) && types.includes(interviewType),
    );
    const question = nextFrom(ranked(tasks, brief), [], undefined, brief);
    if (question !== undefined) return { question, from, mustAsk: true };
  }
  return undefined;
}

/** The core questions, easiest first and the task last: in turn from each competency, so that every one is heard. */
export function chooseQuestions(
  brief: Brief,
  chosen: readonly ChosenCompetency[],
  task: ChosenQuestion | undefined,
): readonly ChosenQuestion[] {
  const wanted = blockSizes(brief.durationMin, task?.question.minutes ?? null).core - (task === undefined ? 0 : 1);
  // The task is already a question of its competency, so the others come first.
  const taskLast = chosen.toSorted((one, other) => Number(isOf(one, task)) - Number(isOf(other, task)));
  const queues = taskLast.map((from) => ({
    from,
    left: ranked(
      from.competency.questions.filter(({ kind }) => kind !== 'task'),
      brief,
    ),
  }));
  const taken: ChosenQuestion[] = [];
  while (taken.length < wanted && queues.some(({ left }) => left.length > 0)) {
    const first = taken.length < queues.length;
    for (const { from, left } of queues) {
      if (taken.length === wanted) break;
      const question = nextFrom(left, taken, task, brief);
      if (question !== undefined) taken.push({ question, from, mustAsk: first || from.mustHave });
    }
  }
  const inOrder = taken.toSorted(
    (one, other) => ascending.indexOf(one.question.difficulty) - ascending.indexOf(other.question.difficulty),
  );
  return task === undefined ? inOrder : [...inOrder, task];
}

function isOf(chosen: ChosenCompetency, task: ChosenQuestion | undefined): boolean {
  return chosen.competency.id === task?.from.competency.id;
}

function nextFrom(
  left: PlaybookQuestion[],
  taken: readonly ChosenQuestion[],
  task: ChosenQuestion | undefined,
  { language }: Brief,
): PlaybookQuestion | undefined {
  const heard = task === undefined ? taken : [...taken, task];
  for (let question = left.shift(); question !== undefined; question = left.shift()) {
    const { ask } = question.text[language];
    const repeats = heard.some((other) => areAlike(other.question.text[language].ask, ask));
    if (!repeats && playbookMark(question.text[language], language).verdict === 'clean') return question;
  }
  return undefined;
}

/** Best first. One made for another level or type is a last resort, and comes last. */
function ranked(questions: readonly PlaybookQuestion[], brief: Brief): PlaybookQuestion[] {
  const { interviewType, position } = brief;
  const bar = barOf(position.level);
  const seed = `${position.id}/${position.version}`;
  const cost = (question: PlaybookQuestion) =>
    (question.levels.includes(bar) ? 0 : 20) +
    (question.types.length === 0 || question.types.includes(interviewType) ? 0 : 10) +
    (liked[interviewType].includes(question.kind) ? 0 : 0.8) +
    distance[bar][question.difficulty] +
    // The draw weighs about as much as one preference: fit decides, but not always for the same question.
    lot(seed, question.id);
  return questions
    .map((question) => ({ question, cost: cost(question) }))
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ question }) => question);
}
