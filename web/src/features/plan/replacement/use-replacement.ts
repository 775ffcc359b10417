import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type WantedReplacement, replaceQuestion } from '#contracts/interviewing/plan/question-replacement.ts';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { showVersion } from '#web/features/plan/editing/api.ts';
import { OfflineError } from '#web/shared/api/api-error.ts';
import { eventsOf } from '#web/shared/api/event-stream.ts';
import { useAsking } from '#web/shared/api/use-asking.ts';

export interface Replacement {
  /** the question being replaced, or whose replacement failed */
  readonly questionId: string | undefined;
  /** number of the current attempt; 0 before the first, undefined when none is in progress */
  readonly attempt: number | undefined;
  /** why it failed, as a sentence for the user */
  readonly failure: string | undefined;
  readonly ask: (question: Question, wanted: WantedReplacement) => void;
  readonly stop: () => void;
}

/**
 * Replaces a question with another, one at a time per plan. If stopped or failed, it changes nothing.
 *
 * @param onReplaced called with the new question and the plan's new version
 */
export function useReplacement(plan: Plan, onReplaced: (question: Question, version: number) => void): Replacement {
  const client = useQueryClient();
  const { interviewId, version } = plan;
  const [questionId, setQuestionId] = useState<string>();
  const [attempt, setAttempt] = useState<number>();
  const { failure, ask, stop } = useAsking();

  const receive = async (question: Question, wanted: WantedReplacement, signal: AbortSignal) => {
    const params = { interviewId, questionId: question.id };
    for await (const event of eventsOf(replaceQuestion, { params, body: { wanted, version }, signal })) {
      if (event.kind === 'failed') return event.message;
      if (event.kind === 'writing') {
        setAttempt(event.attempt);
        continue;
      }
      showVersion(client, interviewId, event);
      const next = event.plan.questions[question.order - 1];
      if (next !== undefined) onReplaced(next, event.plan.version);
      return undefined;
    }
    throw new OfflineError('the stream was cut');
  };
  const begin = async (question: Question, wanted: WantedReplacement): Promise<void> => {
    setQuestionId(question.id);
    setAttempt(0);
    await ask(
      (signal) => receive(question, wanted, signal),
      () => setAttempt(undefined),
    );
    void client.invalidateQueries({ queryKey: ['interview', interviewId] });
  };
  return { questionId, attempt, failure, ask: (question, wanted) => void begin(question, wanted), stop };
}
