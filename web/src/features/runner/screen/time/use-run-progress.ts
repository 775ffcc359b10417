import { useLiveAnswers, useRun, useRunTime, useUnloggedSec } from '#web/features/runner/sync/run-context.ts';
import type { RunProgress } from './run-progress.ts';

/** The progress of the run, updated once a second. */
export function useRunProgress(): RunProgress {
  const plan = useRun((view) => view.plan);
  const currentStep = useRun((view) => view.currentStep);
  const storedSec = useRun((view) => view.partSec);
  const time = useRunTime();
  const answers = useLiveAnswers(time);
  const unloggedSec = useUnloggedSec(time);
  const isPart = plan.flow[currentStep]?.questionId === undefined;
  const partSec = isPart ? { ...storedSec, [currentStep]: (storedSec[currentStep] ?? 0) + unloggedSec } : storedSec;
  return { plan, answers, elapsedSec: time.elapsedSec, currentStep, partSec };
}
