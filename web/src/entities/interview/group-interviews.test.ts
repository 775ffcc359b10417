import { describe, expect, it } from 'vitest';
import type { Interview, InterviewStatus } from '#contracts/interviewing/interviewing.ts';
import { groupInterviews } from './group-interviews.ts';

const now = new Date(2026, 10, 20, 14, 0);
const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();

function anInterview(
  id: string,
  status: InterviewStatus,
  scheduledAt: string | null = null,
  { startedAt = null, recommendation = null }: Partial<Pick<Interview, 'startedAt' | 'recommendation'>> = {},
): Interview {
  return { id, status, scheduledAt, durationMinutes: 60, startedAt, recommendation } as unknown as Interview;
}

const grouped = (interviews: readonly Interview[]) =>
  groupInterviews(interviews, now).map((one) => [one.group, ...one.interviews.map(({ id }) => id)]);

describe('groupInterviews', () => {
  it('interviews of every kind › newest first › what runs, what waits for a decision, then by day, then what is over', () => {
    expect(
      grouped([
        anInterview('cancelled', 'cancelled', at(25, 9)),
        anInterview('later', 'draft', at(22, 0)),
        anInterview('no time', 'draft'),
        anInterview('tomorrow', 'planned', at(21, 23)),
        anInterview('yesterday', 'planned', at(19, 23)),
        anInterview('waiting', 'completed', at(19, 9)),
        anInterview('done', 'completed', at(19, 9), { recommendation: 'hire' }),
        anInterview('this morning', 'planned', at(20, 9)),
        anInterview('half an hour late', 'planned', new Date(2026, 10, 20, 13, 30).toISOString()),
        anInterview('running', 'in_progress', at(20, 13)),
      ]),
    ).toEqual([
      ['running', 'running'],
      ['waiting', 'waiting'],
      ['overdue', 'yesterday', 'this morning'],
      ['today', 'half an hour late'],
      ['tomorrow', 'tomorrow'],
      ['later', 'later'],
      ['unscheduled', 'no time'],
      ['closed', 'cancelled', 'done'],
    ]);
  });

  it('two of one day › the later one was made first › stand in the order of their time', () => {
    expect(
      grouped([anInterview('at five', 'planned', at(20, 17)), anInterview('at four', 'draft', at(20, 16))]),
    ).toEqual([['today', 'at four', 'at five']]);
  });

  it('what was › made in another order › waits longest first, is over newest first, without a time last', () => {
    const hired = { recommendation: 'hire' } as const;
    expect(
      grouped([
        anInterview('no time', 'cancelled'),
        anInterview('on the 12th', 'completed', at(12, 9), hired),
        anInterview('cancelled on the 16th', 'cancelled', at(16, 9)),
        anInterview('begun on the 18th', 'completed', at(11, 9), { ...hired, startedAt: at(18, 9) }),
        anInterview('waits since the 13th', 'completed', at(13, 9)),
        anInterview('waits since the 10th', 'completed', at(10, 9)),
      ]),
    ).toEqual([
      ['waiting', 'waits since the 10th', 'waits since the 13th'],
      ['closed', 'begun on the 18th', 'cancelled on the 16th', 'on the 12th', 'no time'],
    ]);
  });
});
