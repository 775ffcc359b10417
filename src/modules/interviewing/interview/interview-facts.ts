import { InterviewStatus } from '#contracts/interviewing/interviewing.ts';
import { AppError } from '#platform/app-error.ts';
import { type Command, type InterviewFacts, allowedNext, decide } from './interview-policy.ts';
import type { InterviewRow } from './interview-queries.ts';

type FactsRow = Pick<InterviewRow, 'status' | 'plan_ready' | 'anything_scored' | 'undo_open' | 'reopen_open'>;

export function factsOf(row: FactsRow): InterviewFacts {
  return {
    status: InterviewStatus.parse(row.status),
    planReady: row.plan_ready,
    anythingScored: row.anything_scored,
    undoOpen: row.undo_open,
    reopenOpen: row.reopen_open,
  };
}

/** The status that a command leads to. @throws AppError with the policy's code and the statuses that can follow */
export function decideOrRefuse(command: Command, row: InterviewRow): InterviewStatus {
  const facts = factsOf(row);
  const decision = decide(command, facts);
  if (decision.kind === 'allowed') return decision.to;
  throw new AppError(decision.code, { status: facts.status, allowedNext: allowedNext(facts) });
}

/** @throws AppError interviewing.transition_refused unless the interview has one of the given statuses */
export function requireStatus(row: InterviewRow, ...statuses: readonly InterviewStatus[]): void {
  const facts = factsOf(row);
  if (statuses.includes(facts.status)) return;
  throw new AppError('interviewing.transition_refused', { status: facts.status, allowedNext: allowedNext(facts) });
}
