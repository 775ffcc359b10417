import { randomUUID } from 'node:crypto';
import type { Candidate, CvView, NewPosition, Position } from '#contracts/hiring.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { overInject } from './client.ts';
import { signUp } from './sign-up.ts';
import type { TestApp } from './test-app.ts';

export interface Recruiter {
  readonly userId: string;
  readonly headers: { readonly authorization: string };
}

export async function aRecruiter(app: TestApp): Promise<Recruiter> {
  const { accessToken, user } = await signUp(overInject(app));
  return { userId: user.id, headers: { authorization: `Bearer ${accessToken}` } };
}

export async function aPosition(
  app: TestApp,
  recruiter: Recruiter,
  fields: Partial<NewPosition> = {},
): Promise<Position> {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/v1/positions',
    headers: recruiter.headers,
    payload: { title: 'Backend engineer', level: 'senior', ...fields },
  });
  if (answer.statusCode !== 201) throw new Error(`POST /positions answered ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

export async function aCandidate(
  app: TestApp,
  recruiter: Recruiter,
  fields: { name?: string; email?: string; positionId?: string } = {},
): Promise<Candidate> {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/v1/candidates',
    headers: recruiter.headers,
    payload: { name: 'Ada Example', ...fields },
  });
  if (answer.statusCode !== 201) throw new Error(`POST /candidates answered ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

export interface UploadPart {
  readonly name: string;
  readonly content: Buffer | string;
  /** makes it a file */
  readonly fileName?: string;
  readonly type?: string;
}

/** A multipart body, byte for byte, so that hostile ones can be made too. */
export function multipart(...parts: readonly UploadPart[]): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `----${randomUUID()}`;
  const pieces = parts.flatMap(({ name, content, fileName, type }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${
      type === undefined ? '' : `content-type: ${type}\r\n`
    }\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

export function aPdfPart(content: Buffer | string = aPdfHead(), fields: Partial<UploadPart> = {}): UploadPart {
  return { name: 'file', content, fileName: 'cv.pdf', type: 'application/pdf', ...fields };
}

/** Passes the sniffing and nothing more: for what happens before a CV is read. */
export function aPdfHead(bytes = 2000): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 0x20)]);
}

export async function uploadCv(
  app: TestApp,
  recruiter: Recruiter,
  candidateId: string,
  content?: Buffer,
): Promise<CvView> {
  const { payload, headers } = multipart(aPdfPart(content));
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api/v1/candidates/${candidateId}/cv`,
    headers: { ...recruiter.headers, ...headers },
    payload,
  });
  if (answer.statusCode !== 202) throw new Error(`upload answered ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

/** Lifts the free plan's limit on positions, for tests that need several. */
export async function onPremium(app: TestApp, recruiter: Recruiter): Promise<void> {
  await asTenant(app.deps.db, recruiter.userId, (tx) =>
    tx
      .insertInto('billing.account')
      .values({ owner_id: recruiter.userId, plan: 'premium' })
      .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ plan: 'premium' }))
      .execute(),
  );
}
