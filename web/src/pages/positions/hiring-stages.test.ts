import { describe, expect, it } from 'vitest';
import { hiringStageOf, inOrderOfWork } from './hiring-stages.ts';

type Facts = Parameters<typeof hiringStageOf>[0][number];

const planned: Facts = {
  status: 'planned',
  planVersion: 1,
  recommendation: null,
  generation: { state: 'ready', planId: null, attempt: 1, step: null, error: null, createdAt: null },
  scheduledAt: null,
  lengthMinutes: 45,
};
const completed: Facts = { ...planned, status: 'completed' };
const hired: Facts = { ...completed, recommendation: 'hire' };
const again: Facts = { ...completed, recommendation: 'further_interview' };
const cancelled: Facts = { ...planned, status: 'cancelled' };

describe('hiringStageOf', () => {
  it('nobody asked them, or only in an interview that was cancelled › they are to be interviewed', () => {
    expect(hiringStageOf([])).toBe('toInterview');
    expect(hiringStageOf([cancelled])).toBe('toInterview');
  });

  it('another interview is needed › to be interviewed, and planned as soon as there is one', () => {
    expect(hiringStageOf([again])).toBe('toInterview');
    expect(hiringStageOf([planned, again])).toBe('planned');
  });

  it('completed › to be decided, until it is', () => {
    expect(hiringStageOf([completed])).toBe('toDecide');
    expect(hiringStageOf([cancelled, hired])).toBe('decided');
  });
});

describe('inOrderOfWork', () => {
  it('people of every stage › who waits for the reader is first, planned ones by their time, decided ones last', () => {
    const at = (day: string): Facts => ({ ...planned, scheduledAt: `2026-12-${day}T09:00:00.000Z` });
    const people = [
      { candidate: 'decided', interviews: [hired] },
      { candidate: 'new', interviews: [] },
      { candidate: 'no time', interviews: [planned] },
      { candidate: 'later', interviews: [at('09')] },
      { candidate: 'sooner', interviews: [at('02')] },
      { candidate: 'running', interviews: [{ ...planned, status: 'in_progress' as const }] },
      { candidate: 'to decide', interviews: [completed] },
    ];
    expect(inOrderOfWork(people).map(({ candidate }) => candidate)).toEqual([
      'to decide',
      'running',
      'sooner',
      'later',
      'no time',
      'new',
      'decided',
    ]);
  });
});
