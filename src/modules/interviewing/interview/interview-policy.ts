import type { ErrorCode } from '#contracts/errors.ts';
import type { InterviewStatus } from '#contracts/interviewing/interviewing.ts';

/** The input of a transition decision. Time windows are evaluated in SQL. */
export interface InterviewFacts {
  readonly status: InterviewStatus;
  /** the current plan version passes its gate and no generation is replacing it */
  readonly planReady: boolean;
  readonly anythingScored: boolean;
  /** started less than 2 minutes ago */
  readonly undoOpen: boolean;
  /** completed less than 24 hours ago, or cancelled less than 30 days ago */
  readonly reopenOpen: boolean;
}

export const commands = ['generate', 'start', 'undo_start', 'complete', 'cancel', 'reopen'] as const;
export type Command = (typeof commands)[number];

export type Decision =
  | { readonly kind: 'allowed'; readonly to: InterviewStatus }
  | {
      readonly kind: 'denied';
      readonly code: Extract<
        ErrorCode,
        'interviewing.transition_refused' | 'interviewing.undo_start_late' | 'interviewing.reopen_late'
      >;
    };

const refused: Decision = { kind: 'denied', code: 'interviewing.transition_refused' };

/** The state machine of an interview. Conditions on other tables are checked by the use case. */
export function decide(command: Command, facts: InterviewFacts): Decision {
  const { status } = facts;
  switch (command) {
    case 'generate':
      return status === 'draft' || status === 'planned' ? to('draft') : refused;
    case 'start':
      return status === 'planned' && facts.planReady ? to('in_progress') : refused;
    case 'undo_start':
      if (status !== 'in_progress') return refused;
      return facts.undoOpen && !facts.anythingScored
        ? to('planned')
        : { kind: 'denied', code: 'interviewing.undo_start_late' };
    case 'complete':
      return status === 'in_progress' ? to('completed') : refused;
    case 'cancel':
      return status === 'draft' || status === 'planned' || status === 'in_progress' ? to('cancelled') : refused;
    case 'reopen':
      if (status !== 'completed' && status !== 'cancelled') return refused;
      if (!facts.reopenOpen) return { kind: 'denied', code: 'interviewing.reopen_late' };
      return to(status === 'completed' ? 'in_progress' : planStatus(facts.planReady));
  }
}

/** The status of an interview that has not begun, depending on its plan. */
export function planStatus(planReady: boolean): 'planned' | 'draft' {
  return planReady ? 'planned' : 'draft';
}

/** Statuses that can follow now. A draft becomes "planned" automatically when a plan passes its gate. */
export function allowedNext(facts: InterviewFacts): InterviewStatus[] {
  const next: InterviewStatus[] = facts.status === 'draft' ? ['planned'] : [];
  for (const command of commands) {
    const decision = decide(command, facts);
    if (decision.kind !== 'allowed' || decision.to === facts.status || next.includes(decision.to)) continue;
    next.push(decision.to);
  }
  return next;
}

function to(status: InterviewStatus): Decision {
  return { kind: 'allowed', to: status };
}
