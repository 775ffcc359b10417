import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { isWorthCiting } from '#contracts/interviewing/run/score-suggestion.ts';
import { useUser } from '#web/shared/api/session.ts';
import { useConfig } from '#web/shared/config/api.ts';
import { ComparedScore } from './compared-score.tsx';
import { ComparisonOff } from './comparison-off.tsx';
import { suggestionsQuery } from './suggestions-query.ts';

interface ComparedScores {
  /** says why there is no suggestion, if the account has switched AI off */
  readonly note: ReactNode;
  /** by question id, for scored answers with notes: the model's suggestion */
  readonly beside: ReadonlyMap<string, ReactNode>;
}

/** What to show beside answers if a model is available. Namespaces: summary, common. */
export function useComparedScores(run: Run): ComparedScores {
  const { data } = useQuery(suggestionsQuery(run.interviewId));
  const config = useConfig();
  const { aiEnabled } = useUser();
  const isPossible = config?.ai === 'model' && aiEnabled;
  const comparable = run.answers.filter(({ score, notes }) => score !== null && isWorthCiting(notes));
  // Not shown if the installation has no model: the user cannot change that.
  const isOff = config?.ai === 'model' && !isPossible && comparable.length > 0;
  const said = new Map(data?.items.map((item) => [item.questionId, item]));
  const beside = run.plan.questions.flatMap((question) => {
    const suggestion = said.get(question.id);
    const canAsk = isPossible && comparable.some(({ questionId }) => questionId === question.id);
    if (!canAsk && suggestion === undefined) return [];
    const props = { interviewId: run.interviewId, question, suggestion, canAsk, language: run.plan.language };
    return [[question.id, <ComparedScore key={question.id} {...props} />] as const];
  });
  return { note: isOff && <ComparisonOff />, beside: new Map(beside) };
}
