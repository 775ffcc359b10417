import type { InterviewType } from '#contracts/plan.ts';

/** How the minutes of an interview are divided: the table of product.md section 4, and the rule for lengths between. */

export interface TimeBudget {
  readonly intro: number;
  readonly questions: number;
  readonly candidateQuestions: number;
  readonly wrapUp: number;
  readonly buffer: number;
}

export interface CountRange {
  readonly min: number;
  readonly max: number;
}

interface Row extends TimeBudget {
  readonly duration: number;
  readonly count: CountRange;
  /** core questions: enough without a CV, and leaving room for CV questions with one */
  readonly core: number;
}

const rows: readonly Row[] = [
  {
    duration: 15,
    intro: 2,
    questions: 8,
    candidateQuestions: 3,
    wrapUp: 1,
    buffer: 1,
    count: { min: 2, max: 2 },
    core: 2,
  },
  {
    duration: 30,
    intro: 3,
    questions: 20,
    candidateQuestions: 4,
    wrapUp: 2,
    buffer: 1,
    count: { min: 4, max: 5 },
    core: 4,
  },
  {
    duration: 45,
    intro: 4,
    questions: 30,
    candidateQuestions: 6,
    wrapUp: 3,
    buffer: 2,
    count: { min: 5, max: 7 },
    core: 5,
  },
  {
    duration: 60,
    intro: 5,
    questions: 42,
    candidateQuestions: 8,
    wrapUp: 3,
    buffer: 2,
    count: { min: 6, max: 8 },
    core: 6,
  },
  {
    duration: 90,
    intro: 5,
    questions: 65,
    candidateQuestions: 10,
    wrapUp: 5,
    buffer: 5,
    count: { min: 6, max: 10 },
    core: 7,
  },
];

/** The longest row may instead hold one task and three or four questions. */
const taskRow = { duration: 90, count: { min: 4, max: 5 } };

/** Lengths outside the table aim at questions of 5 to 8 minutes. */
const usualMinutes = { min: 5, max: 8 };

export const questionMinutes = { min: 3, max: 12 } as const;
export const taskMinutes = { min: 3, max: 45 } as const;

/** The CV block takes at most this share of the question time, the core block the rest. */
export const cvShare = 0.3;
/** A CV question is planned for every so many minutes of the CV block's share. */
const minutesPerCvQuestion = 6;
const mostCvQuestions = 4;
/** A task needs the minutes more. */
const mostCvQuestionsBesideTask = 1;

/** `durationMin`: 15 to 180 in steps of 5. */
export function timeBudget(durationMin: number): TimeBudget {
  const row = rowFor(durationMin);
  const { intro, wrapUp, buffer } = row;
  if (row.duration === durationMin) {
    return { intro, questions: row.questions, candidateQuestions: row.candidateQuestions, wrapUp, buffer };
  }
  const candidateQuestions = Math.max(row.candidateQuestions, Math.ceil(durationMin / 10));
  const questions = durationMin - intro - wrapUp - buffer - candidateQuestions;
  return { intro, questions, candidateQuestions, wrapUp, buffer };
}

/** The shortest interview of a type that leaves time for a task. */
const shortestWithTask: Readonly<Partial<Record<InterviewType, number>>> = {
  coding: 60,
  system_design: 60,
  technical: 90,
};

export function setsTask(interviewType: InterviewType, durationMin: number): boolean {
  return durationMin >= (shortestWithTask[interviewType] ?? Infinity);
}

/** How many questions an interview of this length may hold, given the minutes of each task among them. */
export function allowedCounts(durationMin: number, tasks: readonly number[]): readonly CountRange[] {
  const row = rowFor(durationMin);
  if (row.duration === durationMin) {
    return tasks.length === 1 && durationMin === taskRow.duration ? [row.count, taskRow.count] : [row.count];
  }
  const rest = timeBudget(durationMin).questions - tasks.reduce((sum, minutes) => sum + minutes, 0);
  return [
    {
      min: tasks.length + Math.max(0, Math.ceil(rest / usualMinutes.max)),
      max: tasks.length + Math.max(0, Math.floor(rest / usualMinutes.min)),
    },
  ];
}

export interface BlockSizes {
  /** questions of the core block, the task included; the same with and without a CV */
  readonly core: number;
  /** most questions of the CV block */
  readonly cv: number;
}

/**
 * How many questions a writer is asked for. The core must be the same for a candidate with a CV and for one without,
 * so it alone already satisfies the count, and the CV block fills what the count leaves.
 */
export function blockSizes(durationMin: number, task: number | null): BlockSizes {
  const tasks = task === null ? [] : [task];
  const counts = allowedCounts(durationMin, tasks);
  const range = counts.at(-1) ?? { min: 1, max: 1 };
  const row = rowFor(durationMin);
  const core = row.duration === durationMin && counts.length === 1 ? row.core : range.min;
  const share = Math.floor(timeBudget(durationMin).questions * cvShare);
  const cv = Math.min(
    task === null ? mostCvQuestions : mostCvQuestionsBesideTask,
    Math.floor(share / minutesPerCvQuestion),
    range.max - core,
  );
  return { core, cv: Math.max(0, cv) };
}

function rowFor(durationMin: number): Row {
  const row = rows.findLast((candidate) => candidate.duration <= durationMin);
  if (row === undefined || durationMin > 180) throw new RangeError(`no interview lasts ${durationMin} minutes`);
  return row;
}
