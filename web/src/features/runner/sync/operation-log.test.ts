import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, Operation } from '#contracts/interviewing/run/interview-run.ts';
import { emptyAnswer } from '#contracts/interviewing/run/run-rules.ts';
import {
  type OperationLog,
  acknowledge,
  dropOperation,
  emptyLog,
  logChange,
  logPause,
  logRequirement,
  logSpent,
  markAttempted,
  overlay,
  overlayRequirements,
  resolveConflict,
  unsentChanges,
} from './operation-log.ts';

const question = '019a9f3e-0000-7000-8000-000000000001';
const clock = { startedAt: '', endedAt: null, paused: false, pauses: [], elapsedSec: 0, now: '' };
let made = 0;
const stamp = () => ({ id: `op-${String((made += 1))}`, at: '2026-11-20T10:00:00.000Z' });

const anAnswer = (fields: Partial<Answer> = {}): Answer => ({ ...emptyAnswer(question), ...fields });

const note = (log: OperationLog, value: string, answers = [anAnswer()]) =>
  logChange(log, answers, question, { kind: 'note', value }, stamp());

const versionsOf = ({ operations }: OperationLog) =>
  operations.map((one) => ('baseVersion' in one ? one.baseVersion : undefined));

/**
 * A fake server: checks each write against the version of its field, and answers a repeated operation with its first
 * result.
 */
class Server {
  answer = anAnswer();
  readonly #settled = new Set<string>();

  apply(operations: readonly Operation[]) {
    const applied: string[] = [];
    const conflicts: { id: string; answer: Answer }[] = [];
    const stale = new Set<string>();
    for (const one of operations) {
      if (this.#settled.has(one.id)) applied.push(one.id);
      else if (one.kind !== 'note' || stale.has('note') || one.baseVersion !== this.answer.versions.note) {
        stale.add('note');
        conflicts.push({ id: one.id, answer: this.answer });
      } else {
        this.#settled.add(one.id);
        applied.push(one.id);
        this.write(one.value);
      }
    }
    return { applied, conflicts, refused: [], clock, requirementAnswers: [], partNotes: [], answers: [this.answer] };
  }

  write(notes: string): void {
    const { versions } = this.answer;
    this.answer = { ...this.answer, notes, versions: { ...versions, note: versions.note + 1 } };
  }
}

describe('logChange', () => {
  it('a field changed twice before it was sent › the second change › replaces the first on the same version', () => {
    const log = note(note(emptyLog, 'one'), 'one two');
    expect(log.operations).toMatchObject([{ kind: 'note', value: 'one two', baseVersion: 0 }]);
  });

  it('a field that was already sent › another change › is a new operation on the version that the first makes', () => {
    const log = note(markAttempted(note(emptyLog, 'one'), 1), 'two');
    expect(log.operations).toMatchObject([{ value: 'one' }, { value: 'two' }]);
    expect(versionsOf(log)).toEqual([0, 1]);
  });

  it('an open conflict on the field › another change › changes what this side offers and sends nothing', () => {
    const open = { ...emptyLog, conflicts: [{ questionId: question, mine: { kind: 'note', value: 'a' } as const }] };
    const log = note(open, 'b');
    expect(log.operations).toEqual([]);
    expect(log.conflicts).toEqual([{ questionId: question, mine: { kind: 'note', value: 'b' } }]);
  });
});

describe('logSpent', () => {
  it('seconds on the same question › not sent yet › add up in one operation', () => {
    const log = logSpent(logSpent(emptyLog, question, 40, stamp()), question, 2, stamp());
    expect(log.operations).toMatchObject([{ kind: 'spent', value: 42 }]);
  });

  it('seconds on the same question › the first were sent › get an operation of their own', () => {
    const log = logSpent(markAttempted(logSpent(emptyLog, question, 40, stamp()), 1), question, 2, stamp());
    expect(log.operations).toMatchObject([{ value: 40 }, { value: 2 }]);
  });
});

describe('acknowledge', () => {
  it('an answer › everything was applied › nothing is pending', () => {
    const log = markAttempted(logPause(note(emptyLog, 'one'), 'pause', stamp()), 2);
    const applied = log.operations.map(({ id }) => id);
    const answer = {
      applied,
      conflicts: [],
      refused: [],
      clock,
      partNotes: [],
      requirementAnswers: [],
      answers: [anAnswer({ notes: 'one' })],
    };
    expect(acknowledge(log, answer)).toEqual(emptyLog);
  });

  it('a stale write › another one was made on top of it meanwhile › both become one conflict with the newest text', () => {
    const log = note(markAttempted(note(emptyLog, 'mine'), 1), 'mine, longer');
    const theirs = anAnswer({ notes: 'theirs', versions: { state: 0, score: 0, ticks: 0, note: 1, flag: 0 } });
    const id = log.operations[0]?.id ?? '';
    const after = acknowledge(log, {
      applied: [],
      conflicts: [{ id, answer: theirs }],
      refused: [],
      clock,
      partNotes: [],
      requirementAnswers: [],
      answers: [theirs],
    });
    expect(after).toEqual({
      operations: [],
      attempted: 0,
      conflicts: [{ questionId: question, mine: { kind: 'note', value: 'mine, longer' } }],
    });
  });

  it('a stale write › both sides wrote the same › is no conflict', () => {
    const log = markAttempted(note(emptyLog, 'same '), 1);
    const theirs = anAnswer({ notes: 'same' });
    const id = log.operations[0]?.id ?? '';
    const answer = {
      applied: [],
      conflicts: [{ id, answer: theirs }],
      refused: [],
      clock,
      partNotes: [],
      requirementAnswers: [],
      answers: [theirs],
    };
    expect(acknowledge(log, answer)).toEqual(emptyLog);
  });
});

describe('resolveConflict', () => {
  const theirs = anAnswer({ notes: 'theirs', versions: { state: 0, score: 0, ticks: 0, note: 4, flag: 0 } });
  const conflict = { questionId: question, mine: { kind: 'note', value: 'mine' } as const };
  const open = { ...emptyLog, conflicts: [conflict] };

  it('a conflict › the person keeps this side › writes it on the server’s version', () => {
    const log = resolveConflict(open, [theirs], conflict, conflict.mine, stamp());
    expect(log.conflicts).toEqual([]);
    expect(log.operations).toMatchObject([{ value: 'mine', baseVersion: 4 }]);
  });

  it('a conflict › the person keeps the other side › writes nothing', () => {
    expect(resolveConflict(open, [theirs], conflict, { kind: 'note', value: 'theirs' }, stamp())).toEqual(emptyLog);
  });
});

describe('unsentChanges', () => {
  const waiting = logSpent(note(note(emptyLog, 'first'), 'second'), question, 30, stamp());
  const log = { ...waiting, conflicts: [{ questionId: question, mine: { kind: 'score', value: 7 } as const }] };

  it('writes, a conflict and seconds › asked › names the newest of each field, and no seconds', () => {
    expect(unsentChanges(log)).toEqual([
      { questionId: question, mine: { kind: 'note', value: 'second' } },
      { questionId: question, mine: { kind: 'score', value: 7 } },
    ]);
  });

  it('a note whose response was lost › asked with the server’s answers › is not unsent', () => {
    expect(unsentChanges(log, [anAnswer({ notes: 'second' })])).toMatchObject([{ mine: { kind: 'score' } }]);
  });
});

describe('overlay', () => {
  it('pending changes, seconds and a conflict › over the server’s answer › show what the person did here', () => {
    let log = logSpent(emptyLog, question, 30, stamp());
    log = logChange(log, [anAnswer()], question, { kind: 'score', value: 7 }, stamp());
    log = { ...log, conflicts: [{ questionId: question, mine: { kind: 'note', value: 'mine' } }] };
    expect(overlay([anAnswer({ spentSec: 12, notes: 'theirs' })], log)).toEqual([
      anAnswer({ spentSec: 42, score: 7, notes: 'mine' }),
    ]);
  });

  it('an answer without pending changes › is rendered again › stays the same object', () => {
    const answer = anAnswer();
    expect(overlay([answer], emptyLog)[0]).toBe(answer);
  });
});

describe('dropOperation', () => {
  it('an operation refused for good › among the attempted › leaves the others attempted', () => {
    const log = markAttempted(logPause(note(emptyLog, 'one'), 'pause', stamp()), 2);
    expect(dropOperation(log, log.operations[0]?.id ?? '')).toMatchObject({
      attempted: 1,
      operations: [{ kind: 'pause' }],
    });
  });
});

describe('operation log with the server', () => {
  it('any mix of typing, sending, lost answers and reloads › no other writer › ends with the last text and no conflict', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('type' as const), text: fc.string({ minLength: 1, maxLength: 5 }) }),
      fc.record({ kind: fc.constantFrom('send' as const, 'lose' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const server = new Server();
        let log: OperationLog = emptyLog;
        let typed = '';
        let known = [server.answer];
        for (const one of [...steps, { kind: 'send' as const }]) {
          if (one.kind === 'type') {
            typed = one.text;
            log = note(log, typed, known);
            continue;
          }
          if (log.operations.length === 0) continue;
          log = markAttempted(log, log.operations.length);
          const answer = server.apply(log.operations);
          if (one.kind === 'lose') known = [server.answer];
          else {
            log = acknowledge(log, answer);
            known = answer.answers;
          }
        }
        expect(log).toEqual(emptyLog);
        expect(server.answer.notes).toBe(typed);
      }),
    );
  });

  it('another writer between two sends › whatever was typed here › is never overwritten unseen', () => {
    const server = new Server();
    let log = note(emptyLog, 'first');
    log = acknowledge(markAttempted(log, 1), server.apply(log.operations));
    const known = [server.answer];
    server.write('from elsewhere');
    log = note(log, 'second', known);
    log = acknowledge(markAttempted(log, 1), server.apply(log.operations));
    expect(server.answer.notes).toBe('from elsewhere');
    expect(log.conflicts).toEqual([{ questionId: question, mine: { kind: 'note', value: 'second' } }]);
  });

  it('a requirement › answered, changed, sent and changed again › shows the latest and sends each that may have arrived', () => {
    const stampOf = (id: string) => ({ id, at: '2026-01-01T00:00:00.000Z' });
    const changed = logRequirement(logRequirement(emptyLog, 1, 'no', stampOf('a')), 1, 'yes', stampOf('b'));
    expect(changed.operations).toMatchObject([{ id: 'b', index: 1, value: 'yes' }]);
    const again = logRequirement(markAttempted(changed, 1), 1, 'open', stampOf('c'));
    expect(again.operations.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(overlayRequirements([null, null], again)).toEqual([null, 'open']);
    const answer = {
      applied: ['b', 'c'],
      conflicts: [],
      refused: [],
      clock,
      answers: [],
      partNotes: [],
      requirementAnswers: [],
    };
    expect(acknowledge(again, answer).operations).toEqual([]);
  });
});
