import { describe, expect, it, test } from 'vitest';
import type { Interview, InterviewStatus } from '#contracts/interviewing/interviewing.ts';
import { groupInterviews, mostUrgentByPosition, waitingFirst, withUrgent } from './group-interviews.ts';

const now = new Date(2026, 10, 20, 14, 0);
const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();

function anInterview(
  id: string,
  status: InterviewStatus,
  scheduledAt: string | null = null,
  { startedAt = null, recommendation = null }: Partial<Pick<Interview, 'startedAt' | 'recommendation'>> = {},
): Interview {
  return { id, status, scheduledAt, lengthMinutes: 60, startedAt, recommendation } as unknown as Interview;
}

const grouped = (interviews: readonly Interview[]) =>
  groupInterviews(interviews, now).map((one) => [one.group, ...one.interviews.map(({ id }) => id)]);

test('waitingFirst › what waits for somebody › stands before what does not, which keeps its order', () => {
  const interviews = new Map([
    ['decided', anInterview('1', 'completed', at(19, 9), { recommendation: 'hire' })],
    ['once more', anInterview('5', 'completed', at(19, 9), { recommendation: 'further_interview' })],
    ['planned', anInterview('2', 'planned', at(21, 9))],
    ['to decide', anInterview('3', 'completed', at(19, 9))],
    ['late', anInterview('4', 'planned', at(19, 9))],
  ]);
  const items = ['nothing yet', ...interviews.keys(), 'nothing either'];
  expect(waitingFirst(items, (item) => interviews.get(item), now)).toEqual([
    'late',
    'to decide',
    'planned',
    'nothing yet',
    'once more',
    'nothing either',
    'decided',
  ]);
});

describe('groupInterviews', () => {
  it('interviews of every kind › newest first › what runs, what is late, what waits for a decision, then what comes, then what is over', () => {
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
      ['waiting', 'yesterday', 'this morning', 'waiting'],
      ['upcoming', 'half an hour late', 'tomorrow', 'later', 'no time'],
      ['closed', 'cancelled', 'done'],
    ]);
  });

  it('two of one day › the later one was made first › stand in the order of their time', () => {
    expect(
      grouped([anInterview('at five', 'planned', at(20, 17)), anInterview('at four', 'draft', at(20, 16))]),
    ).toEqual([['upcoming', 'at four', 'at five']]);
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

describe('withUrgent', () => {
  it('withUrgent › one of the newest, one made long ago › has each once, so that a first page has what is urgent', () => {
    const newest = [anInterview('new', 'draft'), anInterview('both', 'in_progress')];
    const urgent = [anInterview('both', 'in_progress'), anInterview('made long ago', 'planned', at(19, 9))];
    expect(withUrgent(newest, urgent).map(({ id }) => id)).toEqual(['new', 'both', 'made long ago']);
    expect(grouped(withUrgent(newest, urgent)).map(([group]) => group)).toEqual(['running', 'waiting', 'upcoming']);
  });
});

describe('mostUrgentByPosition', () => {
  it('mostUrgentByPosition › two positions › has what is first to be done for each', () => {
    const of = (position: string, interview: Interview) => ({ ...interview, position: { id: position } }) as Interview;
    const urgent = mostUrgentByPosition(
      [
        of('nurse', anInterview('tomorrow', 'planned', at(21, 9))),
        of('nurse', anInterview('waiting', 'completed', at(19, 9))),
        of('driver', anInterview('later', 'planned', at(22, 9))),
        of('driver', anInterview('sooner', 'planned', at(21, 9))),
      ],
      now,
    );
    expect(Object.fromEntries([...urgent].map(([position, { id }]) => [position, id]))).toEqual({
      driver: 'sooner',
      nurse: 'waiting',
    });
  });
});
