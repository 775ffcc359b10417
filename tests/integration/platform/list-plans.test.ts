import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { listCandidates } from '#modules/hiring/candidate/list-candidates.ts';
import { listPositions } from '#modules/hiring/position/list-positions.ts';
import { listInterviews } from '#modules/interviewing/interview/list-interviews.ts';
import { listUrgentInterviews } from '#modules/interviewing/interview/list-urgent-interviews.ts';
import { seedLists } from '#tests/helpers/database/seed-lists.ts';
import { type Explained, explain, recordStatements } from '#tests/helpers/database/statements.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

const rows = 10_000;
const limit = 25;
const large = randomUUID();
const small = Array.from({ length: 60 }, () => randomUUID());

let app: TestApp;
let ids: { deep: string; candidate: string; popular: string; rare: string };
beforeAll(async () => {
  app = await startTestApp();
  await seedLists(app.config.DATABASE_URL, [
    { ownerId: large, rows },
    ...small.map((ownerId) => ({ ownerId, rows: 30 })),
  ]);
  ids = await someIds();
});
afterAll(async () => {
  await app.close();
});

async function someIds() {
  const nth = (table: 'interviewing.interview' | 'hiring.candidate' | 'hiring.position', n: number) =>
    asTenant(app.deps.db, large, async (tx) => {
      const row = await tx.selectFrom(table).select('id').orderBy('id').limit(1).offset(n).executeTakeFirstOrThrow();
      return row.id;
    });
  return {
    deep: await nth('interviewing.interview', rows / 2),
    candidate: await nth('hiring.candidate', rows / 2),
    popular: await nth('hiring.position', 0),
    rare: await nth('hiring.position', 29),
  };
}

type List = () => Promise<unknown>;
const actor: Actor = { userId: large, sessionId: large, emailVerified: true, language: 'en' };
const interviews =
  (query: () => Omit<Parameters<typeof listInterviews>[2], 'limit'> = () => ({})): List =>
  () =>
    listInterviews(app.deps, actor, { limit, ...query() });
const positions =
  (query: Parameters<typeof listPositions>[2] = {}): List =>
  () =>
    listPositions(app.deps, actor, query);
const candidates =
  (query: () => Omit<Parameters<typeof listCandidates>[2], 'limit'> = () => ({})): List =>
  () =>
    listCandidates(app.deps, actor, { limit, ...query() });

/**
 * Each list with the index that provides its newest rows. If most of a table belongs to one account, PostgreSQL may
 * also use the primary key, which has the same order.
 */
const lists: readonly (readonly [string, string, List])[] = [
  ['interviews', 'interview_owner_id_id_key', interviews()],
  ['interviews, deep', 'interview_owner_id_id_key', interviews(() => ({ cursor: ids.deep }))],
  ['interviews of a status that most have', 'interview_status', interviews(() => ({ status: 'planned' }))],
  ['interviews of a status that few have', 'interview_status', interviews(() => ({ status: 'in_progress' }))],
  ['interviews of a popular position', 'interview_position', interviews(() => ({ positionId: ids.popular }))],
  ['interviews of a rare position', 'interview_position', interviews(() => ({ positionId: ids.rare }))],
  ['interviews of a candidate', 'interview_candidate', interviews(() => ({ candidateId: ids.candidate }))],
  ['interviews to be decided', 'interview_undecided', interviews(() => ({ undecided: 'true' }))],
  ['interviews to come', 'interview_to_come', interviews(() => ({ group: 'upcoming' }))],
  [
    'interviews to come that most words find',
    'interview_to_come',
    interviews(() => ({ group: 'upcoming', q: 'maksym' })),
  ],
  ['interviews that most words find', 'interview_owner_id_id_key', interviews(() => ({ q: 'maksym' }))],
  [
    'interviews of a position that most words find',
    'interview_position',
    interviews(() => ({ q: 'engineer', positionId: ids.popular })),
  ],
  [
    'interviews of a status that most words find',
    'interview_status',
    interviews(() => ({ q: 'engineer', status: 'planned' })),
  ],
  ['interviews that somebody waits for', 'interview_ahead', () => listUrgentInterviews(app.deps, actor)],
  ['all positions', 'position_owner_id_id_key', positions()],
  ['positions', 'position_owner_id_id_key', positions({ limit })],
  ['positions of a status', 'position_status', positions({ limit, status: 'inactive' })],
  ['positions that most words find', 'position_owner_id_id_key', positions({ limit, q: 'engineer' })],
  ['candidates', 'candidate_owner_id_id_key', candidates()],
  ['candidates, deep', 'candidate_owner_id_id_key', candidates(() => ({ cursor: ids.candidate }))],
  ['candidates that most words find', 'candidate_owner_id_id_key', candidates(() => ({ q: 'maksym' }))],
  ['candidates without an interview', 'candidate_waiting', candidates(() => ({ stage: 'none' }))],
  ['candidates whose interview few have', 'candidate_stage', candidates(() => ({ stage: 'to_decide' }))],
  ['candidates whose interview most have', 'candidate_stage', candidates(() => ({ stage: 'planned' }))],
  ['candidates of a popular position', 'candidate_position_position', candidates(() => ({ positionId: ids.popular }))],
  ['candidates of a rare position', 'candidate_position_position', candidates(() => ({ positionId: ids.rare }))],
];

/** The most rows that any step of a plan reads. */
function mostRead({ nodes }: Explained): number {
  return Math.max(
    ...nodes.map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']),
  );
}

describe('list', () => {
  it.each(lists)('%s › of an account with 10,000 of each › walks %s and stops at its page', async (_, index, list) => {
    const statements = await recordStatements(list);
    expect(statements.length).toBeGreaterThan(0);
    for (const plannedFor of [large, ...small.slice(0, 1)]) {
      const plans: Explained[] = [];
      for (const each of statements) plans.push(await explain(app.deps.db, each, { ownerId: large, plannedFor }));
      const walked = plans.flatMap(({ nodes }) => nodes.map((node) => node['Index Name']));
      const inOrder = [index, index.replace('_owner_id_id_key', '_pkey')];
      expect(inOrder.some((name) => walked.includes(name))).toBe(true);
      expect(Math.max(...plans.map(mostRead))).toBeLessThanOrEqual(101);
    }
  });

  it.each([
    ['interviews', 1, interviews()],
    ['positions', 1, positions({ limit })],
    ['candidates', 1, candidates()],
  ] as const)('%s › whatever the size of the page › sends the same %i statements', async (name, count, list) => {
    const page = await recordStatements(list);
    const others = { interviews: listInterviews, positions: listPositions, candidates: listCandidates };
    const shorter = await recordStatements(() => others[name](app.deps, actor, { limit: 7 }));
    expect(page).toHaveLength(count);
    expect(shorter.map(({ text }) => text)).toEqual(page.map(({ text }) => text));
  });
});
