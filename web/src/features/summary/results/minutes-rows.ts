import type { Run } from '#contracts/interviewing/run/interview-run.ts';

export interface MinutesRow {
  readonly key: string;
  /** question number; absent in the row for everything outside the questions */
  readonly order?: number;
  readonly planned: number;
  readonly used: number;
  readonly dropped: boolean;
}

/**
 * Planned and used minutes: a row per question and one for everything outside the questions. Seconds are rounded so
 * that the rows add up to the rounded total.
 */
export function minutesRows({ plan, answers, clock }: Run): MinutesRow[] {
  const answerOf = new Map(answers.map((answer) => [answer.questionId, answer]));
  const questionSec = plan.questions.map(({ id }) => answerOf.get(id)?.spentSec ?? 0);
  const outsideSec = Math.max(0, clock.elapsedSec - questionSec.reduce((sum, sec) => sum + sec, 0));
  const used = wholeMinutes([...questionSec, outsideSec]);
  const rows = plan.questions.map(({ id, order, expectedMin }, index): MinutesRow => ({
    key: id,
    order,
    planned: expectedMin,
    used: used[index] ?? 0,
    dropped: answerOf.get(id)?.state === 'skipped' && used[index] === 0,
  }));
  const planned = plan.flow.filter(({ kind }) => kind !== 'question').reduce((sum, { minutes }) => sum + minutes, 0);
  return [...rows, { key: 'rest', planned, used: used.at(-1) ?? 0, dropped: false }];
}

/** Whether any question took time: if the interview was recorded afterwards, its times are unknown. */
export function isTimed(rows: readonly MinutesRow[]): boolean {
  return rows.some(({ order, used }) => order !== undefined && used > 0);
}

/**
 * The minutes of a full bar: those of the longest question. The row for everything else is several times as long and
 * shows numbers only.
 */
export function scaleOf(rows: readonly MinutesRow[]): number {
  const ofQuestions = rows.filter(({ order }) => order !== undefined);
  return Math.max(...ofQuestions.map(({ planned, used }) => Math.max(planned, used)), 1);
}

/** The minutes the run took; undefined if its clock and the times of its parts disagree, or if under one minute. */
export function usedMinutes(run: Run): number | undefined {
  const whole = Math.round(run.clock.elapsedSec / 60);
  const sum = minutesRows(run).reduce((minutes, { used }) => minutes + used, 0);
  return whole > 0 && whole === sum ? whole : undefined;
}

/** Largest remainder method: rounds each part down, then gives the missing minutes to those that lost most. */
function wholeMinutes(seconds: readonly number[]): number[] {
  const minutes = seconds.map((sec) => Math.floor(sec / 60));
  const whole = Math.round(seconds.reduce((sum, sec) => sum + sec, 0) / 60);
  const missing = whole - minutes.reduce((sum, min) => sum + min, 0);
  const byRemainder = seconds.map((sec, index) => ({ index, remainder: sec % 60 }));
  byRemainder.sort((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder.slice(0, missing)) minutes[index] = (minutes[index] ?? 0) + 1;
  return minutes;
}
