import type { ErrorCode } from '#contracts/errors.ts';
import type { InterviewStatus } from '#contracts/interviewing/interviewing.ts';

/** The interviews of a position that have the same status. */
export interface InterviewsOfStatus {
  readonly status: InterviewStatus;
  readonly interviews: number;
  /** how many of them have a plan with a core that is currently in use */
  readonly plans: number;
}

export type CoreRenewal =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'denied'; readonly code: Extract<ErrorCode, 'interviewing.core_in_use'> };

/**
 * Statuses in which the core has been used and must not change. A cancelled interview does not count: nobody is
 * compared with it, and if reopened it continues with its own plan.
 */
const settlesCore: Readonly<Record<InterviewStatus, boolean>> = {
  draft: false,
  planned: false,
  in_progress: true,
  completed: true,
  cancelled: false,
};

/** Whether a position may get a new core. */
export function decideRenewal(interviews: readonly InterviewsOfStatus[]): CoreRenewal {
  return begunIn(interviews) === 0 ? { kind: 'allowed' } : { kind: 'denied', code: 'interviewing.core_in_use' };
}

/** Whether the interview got as far as asking the candidate. */
export function hasBegun(status: InterviewStatus): boolean {
  return settlesCore[status];
}

export function begunIn(interviews: readonly InterviewsOfStatus[]): number {
  return interviews.filter(({ status }) => hasBegun(status)).reduce((sum, group) => sum + group.interviews, 0);
}

/** Number of plans that can still be regenerated before their interview. */
export function plansToBeAsked(interviews: readonly InterviewsOfStatus[]): number {
  return interviews
    .filter(({ status }) => status === 'draft' || status === 'planned')
    .reduce((sum, group) => sum + group.plans, 0);
}
