import { describe, expect, it } from 'vitest';
import type { Position, PositionPatch } from '#contracts/hiring/positions.ts';
import { positionChange } from './position-policy.ts';

const position: Position = {
  id: '0199f000-0000-7000-8000-000000000001',
  title: 'Engineer',
  url: null,
  description: 'Builds things.',
  notChecked: [],
  alsoChecked: [],
  focusAreas: ['Testing'],
  level: 'middle',
  type: 'full_time',
  department: null,
  status: 'active',
  sample: false,
  interviewsCount: 0,
  candidatesCount: 0,
  positionVersion: 1,
  version: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
};

describe('positionChange', () => {
  const cases: readonly (readonly [string, PositionPatch, string, string])[] = [
    ['nothing', {}, 'none', 'keep'],
    ['the values it has', { title: 'Engineer', focusAreas: ['Testing'], status: 'active' }, 'none', 'keep'],
    ['a title', { title: 'Senior engineer' }, 'plan', 'keep'],
    ['a description', { description: 'Breaks things.' }, 'plan', 'keep'],
    ['focus areas in another order', { focusAreas: ['Design', 'Testing'] }, 'plan', 'keep'],
    ['what is checked in addition', { alsoChecked: ['A driving licence'] }, 'plan', 'keep'],
    ['a level', { level: 'senior' }, 'plan', 'keep'],
    ['a department', { department: 'R&D' }, 'details', 'keep'],
    ['a link', { url: 'https://example.com/job' }, 'details', 'keep'],
    ['a type', { type: 'contract' }, 'details', 'keep'],
    ['inactive', { status: 'inactive' }, 'details', 'release'],
  ];

  it.each(cases)('a patch › with %s › is told apart', (_, patch, kind, unit) => {
    expect(positionChange(position, patch)).toEqual({ kind, unit });
  });

  it('a patch › that makes an inactive position active › takes a unit', () => {
    expect(positionChange({ ...position, status: 'inactive' }, { status: 'active' })).toEqual({
      kind: 'details',
      unit: 'take',
    });
  });
});
