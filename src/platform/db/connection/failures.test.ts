import { describe, expect, it } from 'vitest';
import { isDatabaseAway, isStorageFull } from './failures.ts';

function refusal(code: string): Error {
  return Object.assign(new Error('refused'), { code });
}

describe('isDatabaseAway', () => {
  it.each([
    '08006',
    '57P01',
    '57P04',
    '53300',
    '25006',
    '25P02',
    '40P01',
    '40001',
    '57014',
    'ECONNREFUSED',
    'ECONNRESET',
  ])('a call refused with %s › may go through later › is away', (code) => {
    expect(isDatabaseAway(refusal(code))).toBe(true);
  });

  it.each(['23505', '42P01', '22021', '42501'])('a call refused with %s › would be refused again › is not', (code) => {
    expect(isDatabaseAway(refusal(code))).toBe(false);
  });

  it('several addresses › of which each refused › is away', () => {
    expect(isDatabaseAway(new AggregateError([refusal('ECONNREFUSED'), refusal('ECONNREFUSED')]))).toBe(true);
  });
});

describe('isStorageFull', () => {
  it('a full disk › of the database or of this machine › is full', () => {
    expect(['53100', 'ENOSPC', 'EDQUOT', '23505'].map((code) => isStorageFull(refusal(code)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
