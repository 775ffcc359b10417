import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCandidate } from '#contracts/hiring/candidates.ts';
import { aCandidate, aPosition, anInterview, cvText } from '#tests/helpers/api/builders.ts';
import { checkAnswer } from '#tests/helpers/api/hold-to-contracts.ts';
import { aPdfPart, multipart } from '#tests/helpers/api/multipart.ts';
import { type Recruiter, aPlannedInterview, aRecruiter, aStartedInterview } from '#tests/helpers/api/recruiter.ts';
import { aNetwork } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import {
  type FuzzCall,
  type Operation,
  acceptable,
  operationsOf,
  placesIn,
  replaced,
  systematic,
} from './fuzz/api-calls.ts';
import { jsonOf, nastyHeaders, nastyTexts, nastyValues } from './fuzz/nasty-values.ts';

const full = process.env['ASKWELL_TEST_FULL'] === '1';
const sizes = full ? { systematic: 14_000, random: 6_000 } : { systematic: 800, random: 200 };
/** The same calls in each run; the full run uses a new seed, which it prints if something is found. */
const seed = Number(process.env['FUZZ_SEED'] ?? (full ? Date.now() % 2 ** 31 : 1));
/** After this many calls the account has been changed too much for deep tests. */
const callsOfAnAccount = 300;

/** An account with one entity of each kind, and an interview in each state. */
interface Account {
  readonly user: Recruiter;
  readonly ids: Readonly<Record<string, readonly string[]>>;
  calls: number;
}

let app: TestApp;
let account: Account;
let operations: readonly Operation[];
const accepted = new Set<string>();

beforeAll(async () => {
  app = await startTestApp({ DATABASE_POOL: '2' });
  operations = operationsOf(app.http.swagger());
  account = await anAccount();
}, 120_000);

afterAll(() => app.close());

async function anAccount(): Promise<Account> {
  const user = await aRecruiter(app, { premium: true });
  const position = await aPosition(user);
  const candidate = await aCandidate(user, { cv: cvText, positionId: position.id });
  const { cv } = await user.call(getCandidate, { params: { candidateId: candidate.id } });
  const shared = { positionId: position.id, candidateId: candidate.id };
  const running = await aStartedInterview(user, shared);
  const draft = await anInterview(user, shared);
  const planned = await aPlannedInterview(user, shared);
  return {
    user,
    calls: 0,
    ids: {
      userId: [user.userId],
      positionId: [position.id],
      candidateId: [candidate.id],
      cvId: [cv?.id ?? ''],
      interviewId: [running.id, planned.id, draft.id],
      questionId: running.questions.map(({ id }) => id),
    },
  };
}

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

/** @returns what is wrong with the response, if anything */
async function complaintOf(call: FuzzCall): Promise<string | undefined> {
  if (account.calls >= callsOfAnAccount) account = await anAccount();
  account.calls += 1;
  const request = requestOf(call);
  const answer = await app.http.inject({ ...request, payloadAsStream: true });
  const status = answer.statusCode;
  const said = (why: string) => `${nameOf(call.operation)}, ${call.change}: ${status} ${why}`;
  if (status < 400) {
    accepted.add(nameOf(call.operation));
    const stream = answer.stream();
    if (String(answer.headers['content-type']).startsWith('text/event-stream')) stream.destroy();
    else await text(stream);
    return call.operation.statuses.includes(status) ? undefined : said('is not declared');
  }
  const body = await text(answer.stream());
  try {
    checkAnswer(call.operation.method, request.url, status, body);
  } catch (error) {
    return said(String(error));
  }
  // The two codes for expected outages; a healthy database should not cause any others.
  const planned = /"code":"common\.(?:unavailable|storage_full)"/.test(body);
  return status < 500 || planned ? undefined : said(body);
}

function requestOf({ operation, params, query, body, fields, headers }: FuzzCall) {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inUrl(withIds(params[name] ?? '')));
  const search = query.map(([name, value]) => `${inUrl(name)}=${inUrl(withIds(value))}`).join('&');
  const form =
    fields === undefined
      ? undefined
      : multipart(...Object.entries(fields).map(([name, value]) => ({ name, content: withIds(value) })), aPdfPart());
  const payload = form?.payload ?? (operation.body === undefined ? undefined : withIds(jsonOf(body)));
  return {
    method: operation.method,
    url: search === '' ? path : `${path}?${search}`,
    headers: {
      ...account.user.headers,
      'x-forwarded-for': aNetwork(),
      ...(operation.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...form?.headers,
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  };
}

/** A lone surrogate cannot be encoded in a URL: its bytes, which are invalid UTF-8, are sent. */
function inUrl(value: string): string {
  return value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80';
}

function withIds(value: string): string {
  return value.replaceAll(/\bid:(\w+)/g, (_, name: string) => {
    const ids = account.ids[name] ?? [];
    return ids[account.calls % ids.length] ?? randomUUID();
  });
}

/** Evenly spaced, so that each operation and each kind of value gets its share. */
function spread<T>(all: readonly T[], count: number): readonly T[] {
  if (all.length <= count) return all;
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]).filter(
    (one) => one !== undefined,
  );
}

const value = fc.oneof(fc.constantFrom(...nastyValues), fc.string({ unit: 'binary' }), fc.anything(), fc.jsonValue());
const texts = fc.oneof(fc.constantFrom(...nastyTexts), fc.string({ unit: 'binary', maxLength: 300 }));
const header = fc.constantFrom(
  ...Object.entries(nastyHeaders).flatMap(([name, values]) => values.map((each) => [name, each] as const)),
);

/** Any operation with up to three parts of its request changed. */
function anyCall(): fc.Arbitrary<FuzzCall> {
  const bases = operations.flatMap((operation) => acceptable(operation));
  return fc
    .record({
      base: fc.constantFrom(...bases),
      param: fc.option(texts, { freq: 4 }),
      queries: fc.array(fc.tuple(fc.nat(), texts), { maxLength: 2 }),
      bodies: fc.array(fc.tuple(fc.nat(), value), { maxLength: 3 }),
      field: fc.option(texts),
      headers: fc.array(header, { maxLength: 2 }),
    })
    .map(({ base, param, queries, bodies, field, headers }) => {
      const [name] = Object.keys(base.params).slice(-1);
      const names = Object.keys(base.operation.query);
      return {
        ...base,
        change: 'at random',
        params: param === null || name === undefined ? base.params : { ...base.params, [name]: param },
        query: [...base.query, ...queries.map(([at, each]) => [names[at % names.length] ?? 'x', each] as const)],
        body: bodies.reduce<unknown>((body, [at, each]) => {
          const places = placesIn(body);
          return replaced(body, places[at % places.length] ?? [], plain(each));
        }, base.body),
        fields: field === null || base.fields === undefined ? base.fields : { ...base.fields, positionId: field },
        headers: Object.fromEntries(headers),
      };
    });
}

/** As carried by JSON: no functions, BigInts or circular references. */
function plain(each: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(each) ?? 'null');
  } catch {
    return null;
  }
}

describe('every operation of the OpenAPI document', () => {
  it('each field › sent each nasty value › is answered as declared, and by no unplanned 5xx', async () => {
    const all = operations.flatMap((operation) => systematic(operation));
    expect(all.length).toBeGreaterThanOrEqual(14_000);
    const complaints: string[] = [];
    const send = async (calls: readonly FuzzCall[]) => {
      for (const call of calls) {
        const complaint = await complaintOf(call);
        if (complaint !== undefined) complaints.push(complaint);
      }
    };
    await send(spread(all, full ? all.length : sizes.systematic));
    // Each operation is also called correctly once, whichever calls the sample contains. Operations that end an account
    // come first in the document.
    account = await anAccount();
    await send(operations.flatMap((operation) => acceptable(operation).slice(0, 1)).toReversed());
    expect(complaints).toEqual([]);
    // Otherwise the values would have been rejected early, without testing what is behind the validation.
    expect(accepted.size).toBeGreaterThan(operations.length / 2);
  }, 1_200_000);

  it('any of them › with parts changed at random › is answered as declared, and by no unplanned 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(anyCall(), async (call) => {
        expect(await complaintOf(call)).toBeUndefined();
      }),
      { numRuns: sizes.random, seed, endOnFailure: true },
    );
  }, 1_200_000);
});
