import { describe, expect, it } from 'vitest';
import { ApiError, OfflineError } from '#web/shared/api/api-error.ts';
import { cachedInterviewQuery } from './cached-interview.ts';

const refusal = (status: number) => new ApiError({ status, code: 'common.unavailable', message: '', requestId: 'r' });
const isAsked = (failure: unknown) => cachedInterviewQuery('olena', 'one', failure).enabled;

describe('cachedInterviewQuery', () => {
  it('no answer, or a gateway’s word that the server is away › the page opens › asks this device', () => {
    expect([new OfflineError('cut'), refusal(502), refusal(503)].map(isAsked)).toEqual([true, true, true]);
  });

  it('the server says that there is no such interview › the page opens › does not show a cached one', () => {
    expect([refusal(404), refusal(403), null].map(isAsked)).toEqual([false, false, false]);
  });
});
