import { describe, expect, it } from 'vitest';
import { type InterviewStatus, interviewStatuses } from '#contracts/interviewing/interviewing.ts';
import { type InterviewFacts, allowedNext, commands, decide } from './interview-policy.ts';

const open: Omit<InterviewFacts, 'status'> = {
  planReady: true,
  anythingScored: false,
  undoOpen: true,
  reopenOpen: true,
};

/** Every transition that is possible when all guards are open; all others are refused. */
const pairs: Readonly<Record<InterviewStatus, readonly InterviewStatus[]>> = {
  draft: ['planned', 'cancelled'],
  planned: ['draft', 'in_progress', 'cancelled'],
  in_progress: ['planned', 'completed', 'cancelled'],
  completed: ['in_progress'],
  cancelled: ['planned'],
};

describe('allowedNext', () => {
  for (const from of interviewStatuses) {
    for (const to of interviewStatuses) {
      const expected = pairs[from].includes(to);
      it(`${from} to ${to} › with every guard open › is ${expected ? 'offered' : 'not offered'}`, () => {
        expect(allowedNext({ ...open, status: from }).includes(to)).toBe(expected);
      });
    }
  }

  it('planned › without a plan that passes › cannot start', () => {
    expect(allowedNext({ ...open, status: 'planned', planReady: false })).toEqual(['draft', 'cancelled']);
  });

  it('in_progress › something scored › cannot be undone', () => {
    expect(allowedNext({ ...open, status: 'in_progress', anythingScored: true })).toEqual(['completed', 'cancelled']);
  });

  it('cancelled › without a plan › goes back to draft', () => {
    expect(allowedNext({ ...open, status: 'cancelled', planReady: false })).toEqual(['draft']);
  });

  it.each(['completed', 'cancelled'] as const)('%s › after its window › offers nothing', (status) => {
    expect(allowedNext({ ...open, status, reopenOpen: false })).toEqual([]);
  });
});

describe('decide', () => {
  const allowed: Readonly<Record<(typeof commands)[number], Partial<Record<InterviewStatus, InterviewStatus>>>> = {
    generate: { draft: 'draft', planned: 'draft' },
    start: { planned: 'in_progress' },
    undo_start: { in_progress: 'planned' },
    complete: { in_progress: 'completed' },
    cancel: { draft: 'cancelled', planned: 'cancelled', in_progress: 'cancelled' },
    reopen: { completed: 'in_progress', cancelled: 'planned' },
  };
  for (const command of commands) {
    for (const status of interviewStatuses) {
      const target = allowed[command][status];
      it(`${command} › from ${status} › ${target === undefined ? 'is refused' : `leads to ${target}`}`, () => {
        expect(decide(command, { ...open, status })).toEqual(
          target === undefined
            ? { kind: 'denied', code: 'interviewing.transition_refused' }
            : { kind: 'allowed', to: target },
        );
      });
    }
  }

  it('undo_start › two minutes later › is late', () => {
    expect(decide('undo_start', { ...open, status: 'in_progress', undoOpen: false })).toEqual({
      kind: 'denied',
      code: 'interviewing.undo_start_late',
    });
  });

  it.each(['completed', 'cancelled'] as const)('reopen › %s too long ago › is late', (status) => {
    expect(decide('reopen', { ...open, status, reopenOpen: false })).toEqual({
      kind: 'denied',
      code: 'interviewing.reopen_late',
    });
  });
});
