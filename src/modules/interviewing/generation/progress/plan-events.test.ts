import { describe, expect, it } from 'vitest';
import { watchFrom } from './plan-events.ts';

describe('watchFrom', () => {
  it.each([
    [undefined, { attempt: 0, seq: 0 }],
    ['2.17', { attempt: 2, seq: 17 }],
    ['', { attempt: 0, seq: 0 }],
    ['2', { attempt: 0, seq: 0 }],
    ['2.17.1', { attempt: 0, seq: 0 }],
    ['-1.5', { attempt: 0, seq: 0 }],
    ['99999999999.1', { attempt: 0, seq: 0 }],
  ])('watchFrom › %s › is %j', (lastEventId, expected) => {
    expect(watchFrom(lastEventId)).toEqual(expected);
  });
});
