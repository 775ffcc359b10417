import type { ErrorCode } from '#contracts/errors.ts';
import type { InterviewStatus } from '#contracts/interviewing/interviewing.ts';

/** Interviews of one position that have one status. */
export interface InterviewsOfStatus {
  readonly status: InterviewStatus;
  readonly interviews: number;
  /** how many of them have a plan with the core that serves today */
  readonly plans: number;
}

export type CoreRenewal =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'denied'; readonly code: Extract<ErrorCode, 'interviewing.core_in_use'> };

/**
 * Whether what every candidate is asked is settled already. A cancelled interview settles nothing: nobody is compared
 * with it, and reopened it goes on with the plan that it has.
 */
const settlesCore: Readonly<Record<InterviewStatus, boolean>> = {
  draft: false,
  planned: false,
  in_progress: true,
  completed: true,
  cancelled: false,
};

/** Whether a position may get another core. */
export function decideRenewal(interviews: readonly InterviewsOfStatus[]): CoreRenewal {
  return begunIn(interviews) === 0 ? { kind: 'allowed' } : { kind: 'denied', code: 'interviewing.core_in_use' };
}

/** Whether somebody was asked. */
export function hasBegun(status: InterviewStatus): boolean {
  return settlesCore[status];
}

export function begunIn(interviews: readonly InterviewsOfStatus[]): number {
  return interviews.filter(({ status }) => hasBegun(status)).reduce((sum, group) => sum + group.interviews, 0);
}

/** Plans that can still be made again before their interview. */
export function plansToBeAsked(interviews: readonly InterviewsOfStatus[]): number {
  return interviews
    .filter(({ status }) => status === 'draft' || status === 'planned')
    .reduce((sum, group) => sum + group.plans, 0);
}
