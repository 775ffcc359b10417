import { createContext, use, useSyncExternalStore } from 'react';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import type { RunTime } from './run-clock.ts';
import type { RunStore, RunView } from './run-store.ts';

export const RunContext = createContext<RunStore | undefined>(undefined);

export function useRunActions(): RunStore {
  const store = use(RunContext);
  if (store === undefined) throw new Error('useRunActions outside the runner');
  return store;
}

/**
 * Selects a part of the run. `select` must return the same object while nothing has changed; otherwise the component
 * rerenders endlessly.
 */
export function useRun<T>(select: (view: RunView) => T): T {
  const store = useRunActions();
  return useSyncExternalStore(store.subscribe, () => select(store.view()));
}

/** The answer to a question, or the notes of a part stored under this id. */
export function useAnswer(questionId: string): Answer | undefined {
  return useRun(({ answers, partNotes }) =>
    [...answers, ...partNotes].find((answer) => answer.questionId === questionId),
  );
}

const everySecond = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, 1000);
  return () => clearInterval(timer);
};
const thisSecond = (): number => Math.floor(Date.now() / 1000);

/** The time of the run, updated once a second; only components that call this rerender. */
export function useRunTime(): RunTime {
  useSyncExternalStore(everySecond, thisSecond);
  useRun((view) => view.serverClock);
  useRun((view) => view.pending);
  return useRunActions().time();
}

/** The seconds spent on the current step that are not logged yet. */
export function useUnloggedSec({ elapsedSec }: RunTime): number {
  return Math.max(0, elapsedSec - useRun((view) => view.loggedSec));
}

/** The answers, including the seconds of the current step up to now. */
export function useLiveAnswers(time: RunTime): readonly Answer[] {
  const answers = useRun((view) => view.answers);
  const unloggedSec = useUnloggedSec(time);
  const questionId = useRun(({ plan, currentStep }) => plan.flow[currentStep]?.questionId);
  return answers.map((answer) =>
    answer.questionId === questionId ? { ...answer, spentSec: answer.spentSec + unloggedSec } : answer,
  );
}
