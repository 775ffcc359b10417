import { describe, expect, it } from 'vitest';
import { completeInterview, startInterview } from '#contracts/interviewing/interviewing.ts';
import { ApiError, OfflineError, mayPass, refusalOf } from './api-error.ts';

const refused = (code: string) => new ApiError({ status: 409, code, message: '', requestId: 'r', details: { n: 1 } });

describe('mayPass', () => {
  it.each([
    ['no answer', new OfflineError(), true],
    ['a server that failed', problem(503), true],
    ['too many calls', problem(429), true],
    ['a file that is no PDF', problem(422), false],
  ] as const)('%s › to be tried again › is %s', (_what, error, passes) => {
    expect(mayPass(error)).toBe(passes);
  });

  function problem(status: number): ApiError {
    return new ApiError({ status, code: 'hiring.cv_not_pdf', message: '', requestId: 'r' });
  }
});

describe('refusalOf', () => {
  it('a code that the endpoint declares › read with it › is given with its details', () => {
    const refusal = refusalOf(completeInterview, refused('interviewing.must_ask_open'));
    expect(refusal?.code === 'interviewing.must_ask_open' && refusal.details).toEqual({ n: 1 });
  });

  it('a code that every endpoint may answer with › read › is given', () => {
    expect(refusalOf(startInterview, refused('common.unavailable'))?.code).toBe('common.unavailable');
  });

  it('a code of another endpoint, or no answer › read › is none', () => {
    expect(refusalOf(startInterview, refused('interviewing.must_ask_open'))).toBeUndefined();
    expect(refusalOf(startInterview, new OfflineError())).toBeUndefined();
  });

  it('a code that the endpoint does not declare › compared › does not compile', () => {
    const refusal = refusalOf(startInterview, refused('interviewing.must_ask_open'));
    // @ts-expect-error -- only completing an interview can be refused with this code
    expect(refusal?.code === 'interviewing.must_ask_open').toBe(false);
  });

  it('the code of an error › compared without its endpoint › does not compile', () => {
    const { code } = refused('interviewing.must_ask_open');
    // @ts-expect-error -- the endpoint is unknown here, so this code cannot be compared
    expect(code === 'interviewing.must_ask_open').toBe(true);
    expect(code === 'common.stale').toBe(false);
  });
});
