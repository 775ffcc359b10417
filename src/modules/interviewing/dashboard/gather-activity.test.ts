import { describe, expect, it } from 'vitest';
import { type PlacedActivity, gatherActivity } from './gather-activity.ts';

const position = { id: '019a9f3e-0000-7000-8000-000000000001', title: 'Nurse' };
const interview = { kind: 'interview', id: '019a9f3e-0000-7000-8000-000000000002', name: 'Ada' } as const;

function at(time: string, fields: Partial<PlacedActivity>): PlacedActivity {
  return {
    id: '019a9f3e-0000-7000-8000-000000000000',
    kind: 'cvs_added',
    at: `2026-11-20T${time}:00.000Z`,
    subject: { kind: 'candidate', id: '019a9f3e-0000-7000-8000-000000000003', name: 'Ada' },
    count: 1,
    recommendation: null,
    position: null,
    interviewId: null,
    ...fields,
  };
}

describe('gatherActivity', () => {
  it('CVs › of one position, within an hour of each other › are one activity of the position, at the newest’s time', () => {
    const gathered = gatherActivity([at('10:50', { position }), at('10:00', { position }), at('09:10', { position })]);
    expect(gathered).toEqual([
      expect.objectContaining({
        at: '2026-11-20T10:50:00.000Z',
        count: 3,
        subject: { kind: 'position', id: position.id, name: 'Nurse' },
      }),
    ]);
    expect(gathered[0]).not.toHaveProperty('position');
  });

  it('CVs › of other positions, later, or with something between › stay apart', () => {
    const apart = [
      at('10:50', { position }),
      at('10:40', {}),
      at('10:30', { kind: 'plan_ready', subject: interview }),
      at('10:20', {}),
      at('09:00', {}),
    ];
    expect(gatherActivity(apart).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
  });

  it('recommendations › several for one interview › only the newest is left', () => {
    const recorded = { kind: 'recommendation_recorded', subject: interview, interviewId: interview.id } as const;
    const gathered = gatherActivity([
      at('10:00', { ...recorded, recommendation: 'hire' }),
      at('09:00', { ...recorded, recommendation: 'hire' }),
      at('08:00', { ...recorded, interviewId: position.id, subject: null }),
      at('07:00', { ...recorded, interviewId: position.id, subject: null }),
    ]);
    expect(gathered.map((one) => one.at.slice(11, 16))).toEqual(['10:00', '08:00']);
    expect(gathered[0]).not.toHaveProperty('interviewId');
  });
});
