import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CvView } from '#contracts/hiring/cvs.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { failCv } from '#modules/hiring/cv/fail-cv.ts';
import { createHiringConsumers } from '#modules/hiring/consumers.ts';
import { unfinishedCvs } from '#modules/hiring/cv/unfinished-cvs.ts';
import { aCandidate, uploadCv } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { aCv, aTextPdf } from '#tests/helpers/cv/pdf.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
const started: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Delivers an event to the consumers as the relay does, and records what they start. */
async function deliver(type: string, by: Recruiter, cv: CvView, payload: unknown): Promise<void> {
  const temporal: Temporal = {
    ...app.deps.temporal,
    start: (_workflow, input) => {
      if ('cvId' in input && typeof input.cvId === 'string' && !started.includes(input.cvId)) started.push(input.cvId);
      return Promise.resolve();
    },
  };
  const event = { eventId: newId(), type, ownerId: by.userId, aggregateId: cv.id, occurredAt: new Date(), payload };
  for (const consumer of createHiringConsumers({ ...app.deps, temporal })) {
    if (consumer.eventTypes.includes(type)) await consumer.handle(event);
  }
}

async function received(by: Recruiter): Promise<CvView> {
  const { id } = await aCandidate(by);
  const cv = await uploadCv(by, id, aTextPdf(aCv));
  await deliver('hiring.cv.received', by, cv, { cvId: cv.id, attempt: 1, sizeBytes: cv.sizeBytes });
  return cv;
}

async function failed(by: Recruiter, cv: CvView): Promise<void> {
  await failCv(app.deps, { ownerId: by.userId, cvId: cv.id, attempt: 1, code: 'hiring.cv_too_complex' });
  await deliver('hiring.cv.settled', by, cv, { cvId: cv.id, state: 'failed' });
}

describe('reading CVs of several accounts', () => {
  it('six files of one account › at once › are at work two at a time, and another account waits for none', async () => {
    const [one, other] = [await aRecruiter(app), await aRecruiter(app)];
    const cvs: CvView[] = [];
    for (let count = 0; count < 6; count++) cvs.push(await received(one));
    const own = () => cvs.map(({ id }) => id).filter((id) => started.includes(id));
    expect(own()).toEqual(cvs.slice(0, 2).map(({ id }) => id));
    const [first] = cvs;
    const theirs = await received(other);
    expect(started).toContain(theirs.id);
    if (first !== undefined) await failed(one, first);
    expect(own()).toEqual(cvs.slice(0, 3).map(({ id }) => id));
  });

  it('files that wait for others of their account › a quarter of an hour later › are not asked for again', async () => {
    const [one, other] = [await aRecruiter(app), await aRecruiter(app)];
    const [first, second, third] = [await received(one), await received(one), await received(one)];
    const theirs = await received(other);
    for (const { userId } of [one, other]) {
      await asTenant(app.deps.db, userId, (tx) =>
        sql`update hiring.cv set created_at = created_at - interval '15 minutes'`.execute(tx),
      );
    }
    const lost = (await unfinishedCvs.list(app.deps.db)).map(({ id }) => id);
    expect([first, second, theirs].map(({ id }) => lost.includes(id))).toEqual([true, true, true]);
    expect(lost).not.toContain(third.id);
    await failed(one, first);
    expect((await unfinishedCvs.list(app.deps.db)).map(({ id }) => id)).toContain(third.id);
  });

  it('a file that failed › within an hour › keeps its place, and gives it back after', async () => {
    const by = await aRecruiter(app);
    await asTenant(app.deps.db, by.userId, (tx) =>
      tx.insertInto('hiring.storage').values({ owner_id: by.userId, files: 49 }).execute(),
    );
    await failed(by, await received(by));
    const { id } = await aCandidate(by);
    await expect(uploadCv(by, id, aTextPdf(aCv))).rejects.toThrow(/cv_quota|422/);
    await asTenant(app.deps.db, by.userId, (tx) =>
      tx
        .updateTable('hiring.cv')
        .set({ settled_at: new Date(Date.now() - 61 * 60_000) })
        .where('owner_id', '=', by.userId)
        .execute(),
    );
    expect(await uploadCv(by, id, aTextPdf(aCv))).toMatchObject({ state: 'queued' });
  });
});
