import { createParser } from 'eventsource-parser';
import { sql } from 'kysely';
import type { Generation, Interview, NewInterview } from '#contracts/interviewing.ts';
import type { Plan, Question } from '#contracts/plan.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { buildCore } from '#modules/interviewing/plan/build-core.ts';
import { beginGeneration } from '#modules/interviewing/generation/begin-generation.ts';
import { createPlaybookWriter } from '#modules/interviewing/plan-writer/playbook-writer.ts';
import type { PlanWriter } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { publishPlan } from '#modules/interviewing/plan/publish-plan.ts';
import { tailorPlan } from '#modules/interviewing/plan/tailor-plan.ts';
import { overInject } from './client.ts';
import { signUp } from './sign-up.ts';
import type { TestApp } from './test-app.ts';

/** A signed-in user of the test, who calls the product over HTTP. */
export interface Caller {
  readonly userId: string;
  /** on the paid plan, and each interview made by the builders begins a new month */
  readonly premium: boolean;
  readonly app: TestApp;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Body }>;
  /** the events of a stream that ends by itself */
  stream(path: string, lastEventId?: string): Promise<{ id: string; event: string; data: Body }[]>;
}

/** Answers are read as they come; what is expected of them is the test's to say. */
// oxlint-disable-next-line typescript/no-explicit-any -- the shape is what the test checks
type Body = any;

export async function aCaller(app: TestApp, options: { premium?: boolean } = {}): Promise<Caller> {
  const { accessToken, user } = await signUp(overInject(app));
  const caller: Caller = {
    userId: user.id,
    premium: options.premium ?? false,
    app,
    call: async (method, path, payload, headers) => {
      const answer = await app.http.inject({
        method,
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${accessToken}`, ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
    },
    stream: async (path, lastEventId) => {
      const answer = await app.http.inject({
        method: 'GET',
        url: `/api/v1${path}`,
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
        },
      });
      const events: { id: string; event: string; data: Body }[] = [];
      const parser = createParser({
        onEvent: ({ id, event, data }) => events.push({ id: id ?? '', event: event ?? '', data: JSON.parse(data) }),
      });
      parser.feed(answer.body);
      return events;
    },
  };
  if (caller.premium) await startMonth(caller);
  return caller;
}

async function startMonth(caller: Caller): Promise<void> {
  await asTenant(caller.app.deps.db, caller.userId, (tx) =>
    sql`insert into billing.account (owner_id, plan) values (${caller.userId}, 'premium')
      on conflict (owner_id) do update set plan = 'premium', interviews_used = 0`.execute(tx),
  );
}

export async function aPosition(caller: Caller, changes: object = {}): Promise<string> {
  const { status, body } = await caller.call('POST', '/positions', {
    title: 'Backend engineer',
    description: 'You build and run services in TypeScript and PostgreSQL, design APIs and review code.',
    focusAreas: ['API design', 'Databases'],
    level: 'senior',
    ...changes,
  });
  if (status !== 201) throw new Error(`position: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

export const cvText = `Maksym Bondar
Senior backend engineer

Experience
Acme, backend engineer, 2019 - 2024
- Designed the billing API in TypeScript and cut its p95 latency from 900 ms to 120 ms
- Led the migration of 40 services to PostgreSQL with no downtime
- Reviewed code of a team of six engineers and mentored two juniors
- Resolved conflicts between product and operations about release dates
`;

export async function aCandidate(caller: Caller, options: { cv?: string; name?: string } = {}): Promise<string> {
  const { status, body } = await caller.call('POST', '/candidates', { name: options.name ?? 'Maksym Bondar' });
  if (status !== 201) throw new Error(`candidate: ${status} ${JSON.stringify(body)}`);
  if (options.cv !== undefined) {
    const pasted = await caller.call('POST', `/candidates/${body.id}/cv-text`, { text: options.cv });
    if (pasted.status !== 202) throw new Error(`cv: ${pasted.status} ${JSON.stringify(pasted.body)}`);
  }
  return body.id;
}

export function newInterview(positionId: string, candidateId: string, changes: Partial<NewInterview> = {}) {
  return { positionId, candidateId, type: 'technical', durationMinutes: 60, language: 'en', ...changes };
}

export async function anInterview(
  caller: Caller,
  options: { positionId?: string; candidateId?: string; cv?: string; changes?: Partial<NewInterview> } = {},
): Promise<Interview> {
  if (caller.premium) await startMonth(caller);
  const positionId = options.positionId ?? (await aPosition(caller));
  const candidateId =
    options.candidateId ?? (await aCandidate(caller, options.cv === undefined ? {} : { cv: options.cv }));
  const { status, body } = await caller.call(
    'POST',
    '/interviews',
    newInterview(positionId, candidateId, options.changes),
  );
  if (status !== 201) throw new Error(`interview: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Runs a queued generation as its workflow would with one writer, without a workflow engine. */
export async function runGeneration(
  caller: Caller,
  interviewId: string,
  generation: Generation,
  writer: PlanWriter = createPlaybookWriter(),
): Promise<void> {
  const { db } = caller.app.deps;
  const deps = { db, hasModel: false };
  const input = { ownerId: caller.userId, interviewId, planId: generation.planId ?? '', attempt: generation.attempt };
  const controls = { signal: new AbortController().signal, heartbeat: () => {} };
  await beginGeneration(deps, input, false);
  await buildCore(deps, input, writer, null, controls);
  await tailorPlan(deps, input, writer, null, controls);
  await publishPlan(deps, input);
}

export async function generate(caller: Caller, interviewId: string, input: object = {}): Promise<Generation> {
  const { status, body } = await caller.call('POST', `/interviews/${interviewId}/plan`, input);
  if (status !== 202) throw new Error(`plan: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** An interview with a plan of the playbook that passes its gate. */
export async function aPlannedInterview(
  caller: Caller,
  options: Parameters<typeof anInterview>[1] = {},
): Promise<{ id: string; plan: Plan }> {
  const { id } = await anInterview(caller, options);
  await runGeneration(caller, id, await generate(caller, id));
  const { body } = await caller.call('GET', `/interviews/${id}/plan`);
  if (!body.gate?.ok) throw new Error(`gate: ${JSON.stringify(body)}`);
  return { id, plan: body.plan };
}

export async function aStartedInterview(
  caller: Caller,
  options: Parameters<typeof anInterview>[1] = {},
): Promise<{ id: string; plan: Plan; questions: Question[] }> {
  const { id, plan } = await aPlannedInterview(caller, options);
  const { status } = await caller.call('POST', `/interviews/${id}/start`);
  if (status !== 200) throw new Error(`start: ${status}`);
  return { id, plan, questions: plan.questions };
}

/** Moves instants of a row back, as if time had passed. */
export async function letTimePass(
  caller: Caller,
  interviewId: string,
  column: 'started_at' | 'completed_at' | 'cancelled_at',
  interval: string,
): Promise<void> {
  await asTenant(caller.app.deps.db, caller.userId, (tx) =>
    sql`update interviewing.interview set ${sql.ref(column)} = ${sql.ref(column)} - ${interval}::interval
      where id = ${interviewId}`.execute(tx),
  );
}
