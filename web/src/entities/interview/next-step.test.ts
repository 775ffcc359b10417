import { expect, it } from 'vitest';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { nextStepOf, rowActOf } from './next-step.ts';

const draft = { status: 'draft', planVersion: null, recommendation: null, generation: { state: 'none' } };

it.each([
  ['a draft', {}, 'makePlan'],
  ['a draft whose plan is being made', { generation: { state: 'running' } }, 'watchPlan'],
  ['a plan', { status: 'planned', planVersion: 1 }, 'openPlan'],
  ['a run', { status: 'in_progress', planVersion: 1 }, 'continue'],
  ['a completed one without a recommendation', { status: 'completed', planVersion: 1 }, 'decide'],
  ['a decided one', { status: 'completed', planVersion: 1, recommendation: 'hire' }, undefined],
  ['a cancelled one', { status: 'cancelled', planVersion: 1 }, undefined],
])('nextStepOf › %s › is what is left to do', (_of, facts, step) => {
  expect(nextStepOf({ ...draft, ...facts } as unknown as Interview)).toBe(step);
});

const now = Date.parse('2026-11-20T12:00:00.000Z');
const passed = { status: 'planned', planVersion: 1, scheduledAt: '2026-11-19T12:00:00.000Z', lengthMinutes: 45 };

it.each([
  ['a plan', { status: 'planned', planVersion: 1, scheduledAt: null }, 'openPlan'],
  ['one whose time has passed', passed, 'anotherTime'],
  ['a decided one', { status: 'completed', planVersion: 1, recommendation: 'hire' }, 'openSummary'],
  ['a cancelled one', { status: 'cancelled', planVersion: 1 }, 'open'],
])('rowActOf › %s › is never nothing', (_of, facts, act) => {
  expect(rowActOf({ ...draft, ...facts } as unknown as Interview, now)).toBe(act);
});
