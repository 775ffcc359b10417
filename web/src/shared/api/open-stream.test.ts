import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { events } from '#contracts/live.ts';
import { ApiError } from './api-error.ts';
import { openStream } from './open-stream.ts';

const first = '019a9f3e-0000-7000-8000-000000000001';
const second = '019a9f3e-0000-7000-8000-000000000002';

/** Answers each connection with the next item of `answers`; returns the Last-Event-ID of each request. */
function serveStreams(answers: readonly (string | Response)[]): (string | null)[] {
  const resumedFrom: (string | null)[] = [];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    resumedFrom.push(new Headers(init.headers).get('last-event-id'));
    const answer = answers[resumedFrom.length - 1];
    if (answer === undefined) return new Promise(() => undefined);
    return Promise.resolve(answer instanceof Response ? answer : new Response(answer));
  });
  return resumedFrom;
}

const browser = new EventTarget();
const closers: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});

afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.unstubAllGlobals();
});

describe('openStream', () => {
  it('events › cut in the middle and of another shape › whole valid ones arrive, the rest is skipped', async () => {
    const got: unknown[] = [];
    serveStreams([`: hello\n\nid: 1\ndata: {"kind":"cv","id":"${first}"}\n\ndata: nonsense\n\ndata: {"kind":"c`]);
    closers.push(openStream(events, { params: undefined, onEvent: (event) => got.push(event) }));
    await vi.waitFor(() => expect(got).toEqual([{ kind: 'cv', id: first }]));
  });

  it('a lost connection › the browser is online again › resumes after the last id at once', async () => {
    const got: unknown[] = [];
    const resumedFrom = serveStreams([
      `id: 7\ndata: {"kind":"cv","id":"${first}"}\n\n`,
      `id: 8\ndata: {"kind":"plan","id":"${second}"}\n\n`,
    ]);
    closers.push(openStream(events, { params: undefined, onEvent: (event) => got.push(event) }));
    await vi.waitFor(() => {
      browser.dispatchEvent(new Event('online'));
      expect(got).toHaveLength(2);
    });
    expect(resumedFrom.slice(0, 2)).toEqual([null, '7']);
  });

  it('a refusal › the thing is gone › is told once and not tried again', async () => {
    const problem = { status: 404, code: 'interviewing.interview_not_found', message: 'gone', requestId: 'r' };
    const resumedFrom = serveStreams([Response.json(problem, { status: 404 })]);
    const told: unknown[] = [];
    closers.push(
      openStream(events, { params: undefined, onEvent: () => undefined, onRefused: (error) => told.push(error) }),
    );
    await vi.waitFor(() => expect(told).toHaveLength(1));
    browser.dispatchEvent(new Event('online'));
    expect(told[0]).toBeInstanceOf(ApiError);
    expect(resumedFrom).toHaveLength(1);
  });
});
