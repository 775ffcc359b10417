import { randomBytes } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, onboardingStep1 } from '#contracts/auth/account.ts';
import { updateProfile } from '#contracts/auth/auth.ts';
import { uploadCandidateCv } from '#contracts/hiring/cvs.ts';
import { applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import {
  completeInterview,
  createInterview,
  reopenInterview,
  startInterview,
} from '#contracts/interviewing/interviewing.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { newId } from '#platform/new-id.ts';
import { aPosition, generate, newInterview } from '#tests/helpers/api/builders.ts';
import { overFetch } from '#tests/helpers/api/client.ts';
import { aCv, aTextPdf } from '#tests/helpers/cv/pdf.ts';
import { type Product, startProduct } from '#tests/helpers/api/product.ts';
import { type User, aPassword, aUser } from '#tests/helpers/api/sign-up.ts';
import { until } from '#tests/helpers/until.ts';
import { killAndAwaitNext } from './product-process.ts';
import { cvState, generation } from './product-user.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

/** Puts the token in every text that a person can type, in a CV and in its file's name. */
async function plant(token: string): Promise<{ user: User; cvId: string }> {
  const user = await aUser(overFetch(product.url), { email: `${token}@example.com`, fullName: token, position: token });
  await user.call(updateProfile, { body: { fullName: `${token} again` } });
  await user.call(onboardingStep1, {
    body: { companyName: token, website: `https://${token}.example`, industry: 'other', userPosition: token },
  });
  const position = await aPosition(user, {
    title: `Engineer ${token}`,
    url: `https://example.com/${token}`,
    department: token,
    focusAreas: ['Databases', token],
    description: `You build services in TypeScript and PostgreSQL, design APIs and review code. ${token}`,
  });
  const cv = await user.call(uploadCandidateCv, {
    file: { content: aTextPdf([`Ada ${token}`, ...aCv.slice(1), token]), fileName: `${token}.pdf` },
    fields: { candidateName: token, candidateEmail: `${token}@candidate.example`, positionId: position.id },
    idempotencyKey: newId(),
  });
  await until(async () => (await cvState(user, cv.id)) === 'ready', 60_000);
  const { id: interviewId } = await user.call(createInterview, {
    body: newInterview(position.id, cv.candidateId, { userRole: token, previousFeedback: token }),
    idempotencyKey: newId(),
  });
  await generate(user, interviewId);
  await until(async () => (await generation(user, interviewId)).state === 'ready', 90_000);
  const params = { interviewId };
  const { plan } = await user.call(getPlan, { params });
  await user.call(startInterview, { params });
  const written = { at: new Date().toISOString(), baseVersion: 0 };
  const operations = plan.questions.flatMap(({ id: questionId }) => [
    { ...written, id: newId(), questionId, kind: 'note' as const, value: `said ${token}` },
    { ...written, id: newId(), questionId, kind: 'score' as const, value: 5 },
  ]);
  await user.call(applyOperations, { params, body: { operations } });
  await user.call(completeInterview, { params });
  await user.call(putSummary, {
    params,
    body: { overallAssessment: token, strengths: [token], concerns: [token], recommendation: 'hire' },
  });
  await user.call(reopenInterview, { params, body: { reason: token } });
  return { user, cvId: cv.id };
}

type Database = 'askwell' | 'temporal' | 'temporal_visibility';

/** As the cluster's superuser, who bypasses row-level security. */
async function inDatabase<T>(database: Database, read: (client: pg.Client) => Promise<T>): Promise<T> {
  const [ports, password] = await Promise.all(
    ['ports.json', 'postgres/superuser-password'].map((file) => readFile(join(product.dataFolder, file), 'utf8')),
  );
  const port = /"postgres": (\d+)/.exec(ports ?? '')?.[1];
  const client = new pg.Client(`postgresql://postgres:${password}@127.0.0.1:${port}/${database}`);
  await client.connect();
  try {
    return await read(client);
  } finally {
    await client.end();
  }
}

/** Tables that contain a text, as text or as bytes, with the number of rows. */
async function tablesWith(database: Database, text: string): Promise<Record<string, number>> {
  return inDatabase(database, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`);
    const found: Record<string, number> = {};
    for (const { name: table } of tables) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${table} t where t::text ilike $1 or t::text like $2`,
        [`%${text}%`, `%${Buffer.from(text).toString('hex')}%`],
      );
      const count = rows[0]?.count ?? 0;
      if (count > 0) found[table] = count;
    }
    return found;
  });
}

/** Its last mail was sent, and the recipient's address was deleted too. */
async function isClosed(): Promise<boolean> {
  const { rowCount } = await inDatabase('askwell', (client) =>
    client.query('select from platform.erasure where closed_at is not null'),
  );
  return rowCount === 1;
}

/** The product's files that contain a text; the database's files are read as tables instead. */
async function filesWith(text: string): Promise<string[]> {
  const entries = await readdir(product.dataFolder, { recursive: true, withFileTypes: true });
  const found = [];
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || file.startsWith(join(product.dataFolder, 'postgres'))) continue;
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    if (bytes.includes(text)) found.push(file);
  }
  return found;
}

describe('an account erased', () => {
  it('a token › in every text, a CV and the notes › is found nowhere afterwards, the worker killed on the way', async () => {
    const token = `planted${randomBytes(8).toString('hex')}`;
    const { user, cvId } = await plant(token);
    const before = await tablesWith('askwell', token);
    // Otherwise not finding it would prove nothing.
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        'auth."user"',
        'auth.company',
        'hiring."position"',
        'hiring.candidate',
        'hiring.cv',
        'hiring.cv_file',
        'hiring.cv_text',
        'interviewing.answer',
        'interviewing.audit',
        'interviewing.interview',
        'interviewing.summary',
        'platform.idempotency',
        'platform.mail_message',
      ]),
    );
    expect(Object.keys(await tablesWith('temporal', cvId))).toContain('public.history_node');
    expect(await tablesWith('temporal', token)).toEqual({});

    await user.call(deleteAccount, { body: { password: aPassword } });
    await killAndAwaitNext(product, 'worker');
    await until(isClosed, 180_000);
    // The server's queues contain the bare workflow id until they are cleaned; its history and state are gone.
    await until(async () => {
      const left = Object.keys(await tablesWith('temporal', cvId));
      return !left.some((table) => /history_node|history_tree|executions$/.test(table));
    }, 180_000);
    await until(async () => Object.keys(await tablesWith('temporal_visibility', user.userId)).length === 0, 60_000);
    expect(await tablesWith('askwell', token)).toEqual({});
    expect(await tablesWith('temporal', token)).toEqual({});
    expect(await tablesWith('temporal_visibility', token)).toEqual({});
    expect(await filesWith(token)).toEqual([]);
    expect(await tablesWith('askwell', user.userId)).toEqual({});
  }, 600_000);
});
