import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createParser } from 'eventsource-parser';
import type { Product } from '#tests/helpers/product.ts';
import { aPassword } from '#tests/helpers/sign-up.ts';

/** A signed-in user of a running product, over real HTTP. */
export interface User {
  call(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object | FormData): Promise<Answer>;
  /** the events of a stream that ends by itself */
  events(path: string): Promise<{ event: string; data: Body }[]>;
}

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: Body;
  readonly tookMs: number;
}

/** Answers are read as they come; what is expected of them is the test's to say. */
// oxlint-disable-next-line typescript/no-explicit-any -- the shape is what the test checks
type Body = any;

export async function aUser(product: Product): Promise<User> {
  const email = `${randomUUID()}@example.com`;
  const anybody = caller(product.url, {});
  await expectStatus(
    202,
    anybody('POST', '/auth/register', { email, password: aPassword, fullName: 'Olena Kovalenko', position: 'Lead' }),
  );
  const code = await product.code(email);
  const { body } = await expectStatus(200, anybody('POST', '/auth/verify-code', { email, code }));
  const authorization = `Bearer ${body.accessToken}`;
  return {
    call: caller(product.url, { authorization }),
    events: async (path) => {
      const answer = await fetch(`${product.url}/api/v1${path}`, { headers: { authorization } });
      const events: { event: string; data: Body }[] = [];
      const parser = createParser({
        onEvent: ({ event, data }) => events.push({ event: event ?? '', data: JSON.parse(data) }),
      });
      parser.feed(await answer.text());
      return events;
    },
  };
}

function caller(url: string, headers: Record<string, string>): User['call'] {
  return async (method, path, body) => {
    const started = performance.now();
    const json = body === undefined || body instanceof FormData;
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(json ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: text === '' ? undefined : JSON.parse(text),
      tookMs: performance.now() - started,
    };
  };
}

export async function expectStatus(status: number, asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.status !== status) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}

export async function aPosition(user: User): Promise<string> {
  const { body } = await expectStatus(
    201,
    user.call('POST', '/positions', {
      title: 'Backend engineer',
      description: 'You build and run services in TypeScript and PostgreSQL, design APIs and review code.',
      focusAreas: ['API design', 'Databases'],
      level: 'senior',
    }),
  );
  return body.id;
}

const cvs = new URL('../fixtures/cvs/', import.meta.url);

/** @returns the CV as it was accepted */
export async function sendCv(user: User, positionId?: string): Promise<{ id: string; candidateId: string }> {
  const form = new FormData();
  if (positionId !== undefined) form.set('positionId', positionId);
  const file = await readFile(new URL('latex-platform-engineer-en.pdf', cvs));
  form.set('file', new Blob([file], { type: 'application/pdf' }), 'cv.pdf');
  const { body } = await expectStatus(202, user.call('POST', '/candidates/cv', form));
  return body;
}

export async function anInterview(user: User, positionId: string, candidateId: string): Promise<string> {
  const { body } = await expectStatus(
    201,
    user.call('POST', '/interviews', {
      positionId,
      candidateId,
      type: 'technical',
      durationMinutes: 60,
      language: 'en',
    }),
  );
  return body.id;
}

export async function cvState(user: User, cvId: string): Promise<string> {
  return (await expectStatus(200, user.call('GET', `/cvs/${cvId}`))).body.state;
}

export async function generation(user: User, interviewId: string): Promise<{ state: string; step: string | null }> {
  return (await expectStatus(200, user.call('GET', `/interviews/${interviewId}`))).body.generation;
}
