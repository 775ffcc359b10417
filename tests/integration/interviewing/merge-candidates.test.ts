import { limits } from '#contracts/limits.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCandidate,
  deleteCandidate,
  getCandidate,
  listCandidates,
  updateCandidate,
} from '#contracts/hiring/candidates.ts';
import { getCvFile, listCvs, pasteCvText } from '#contracts/hiring/cvs.ts';
import { getPosition } from '#contracts/hiring/positions.ts';
import { createSample, deleteSample } from '#contracts/hiring/sample.ts';
import { getCandidateHoldings } from '#contracts/interviewing/candidate-holdings.ts';
import { getPrepSheet } from '#contracts/interviewing/candidate-sheets.ts';
import { mergeCandidates } from '#contracts/interviewing/candidate-merge.ts';
import { listInterviews, startInterview } from '#contracts/interviewing/interviewing.ts';
import { createShare, listShares } from '#contracts/interviewing/summary/interview-share.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { recommendationAwaited } from '#modules/interviewing/mails.ts';
import { createDb } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { aCandidate, aPosition, anInterview, cvText, uploadCv } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { ownedRows } from '#tests/helpers/database/owned-rows.ts';
import { until } from '#tests/helpers/until.ts';

const email = 'maksym@example.com';

let app: TestApp;
let owner: Recruiter;
beforeAll(async () => {
  app = await startTestApp();
  owner = await aRecruiter(app, { premium: true });
});
afterAll(() => app.close());

const params = (candidateId: string) => ({ params: { candidateId } });
const merge = (by: Recruiter, candidateId: string, otherId: string, idempotencyKey: string = randomUUID()) =>
  by.call(mergeCandidates, { ...params(candidateId), body: { otherId }, idempotencyKey });

async function twice(by: Recruiter, positionId?: string) {
  const position = positionId === undefined ? {} : { positionId };
  const kept = await aCandidate(by, { name: 'Maksym Bondar', email, ...position });
  const other = await aCandidate(by, { name: 'M. Bondar', email, ...position });
  return { kept, other };
}

describe('mergeCandidates', () => {
  it('one person twice, with interviews of both for one position › merged › is one with the CVs, interviews, positions and links of both', async () => {
    const { id: positionId } = await aPosition(owner);
    const { id: elsewhere } = await aPosition(owner);
    const { kept, other } = await twice(owner, positionId);
    await owner.call(pasteCvText, { ...params(kept.id), body: { text: cvText } });
    const newer = await owner.call(pasteCvText, { ...params(other.id), body: { text: `${cvText}\nOnce more` } });
    const first = await aPlannedInterview(owner, { positionId, candidateId: kept.id });
    const second = await aPlannedInterview(owner, { positionId, candidateId: other.id });
    await owner.call(startInterview, { params: { interviewId: second.id } });
    const third = await anInterview(owner, { positionId: elsewhere, candidateId: other.id });
    await owner.call(createShare, { params: { interviewId: second.id }, body: { view: 'questions', hideName: true } });
    expect((await owner.call(getCandidate, params(kept.id))).sameEmailAs).toMatchObject([{ id: other.id }]);

    const merged = await merge(owner, kept.id, other.id);
    expect(merged).toMatchObject({ id: kept.id, name: 'Maksym Bondar', email, sameEmailAs: [] });
    expect(merged.version).toBeGreaterThan(kept.version);
    expect(merged.positionIds).toEqual([positionId, elsewhere]);
    expect(merged.cv?.id).toBe(newer.id);
    expect(await owner.call(getCandidate, params(kept.id))).toEqual(merged);
    expect(await owner.call(getCandidateHoldings, params(kept.id))).toEqual({
      cvs: 2,
      interviews: 3,
      running: 1,
      shareLinks: 1,
    });
    const { items } = await owner.call(listInterviews, { query: { candidateId: kept.id } });
    expect(items.map(({ id }) => id).toSorted()).toEqual([first.id, second.id, third.id].toSorted());
    expect(items.every(({ candidate }) => candidate.name === 'Maksym Bondar')).toBe(true);
    for (const { id, plan } of [first, second]) {
      expect((await owner.call(getPlan, { params: { interviewId: id } })).plan.questions).toEqual(plan.questions);
    }
    expect((await owner.call(listShares, { params: { interviewId: second.id } })).items).toHaveLength(1);
    for (const { id } of (await owner.call(listCvs, params(kept.id))).items) {
      expect((await owner.call(getCvFile, { params: { cvId: id } })).toString()).toContain('Maksym Bondar');
    }
    const counts = async (id: string) => owner.call(getPosition, { params: { positionId: id } });
    expect(await counts(positionId)).toMatchObject({ candidatesCount: 1, interviewsCount: 2 });
    expect(await counts(elsewhere)).toMatchObject({ candidatesCount: 1, interviewsCount: 1 });

    expect((await owner.refusal(getCandidate, params(other.id))).code).toBe('hiring.candidate_not_found');
    // Only the merge event still contains the deleted record's id.
    const rows = Object.entries(await ownedRows(app, owner.userId)).filter(([, of]) =>
      JSON.stringify(of).includes(other.id),
    );
    expect(rows.map(([table]) => table)).toEqual(['platform.event']);
    expect(JSON.stringify(rows)).toContain('hiring.candidate.merged');
  });

  it('the name of the other › chosen › stays, and no CV that is read later takes it away', async () => {
    const kept = await aCandidate(owner, { name: 'M. B.' });
    const other = await aCandidate(owner, { name: 'Maksym Bondar', email });
    await asTenant(app.deps.db, owner.userId, (tx) =>
      tx.updateTable('hiring.candidate').set({ name_from: 'file' }).where('id', '=', kept.id).execute(),
    );
    const body = { otherId: other.id, nameOf: 'other' as const };
    const merged = await owner.call(mergeCandidates, { ...params(kept.id), body });
    expect(merged).toMatchObject({ name: 'Maksym Bondar', email });
    await owner.call(pasteCvText, { ...params(kept.id), body: { text: `Somebody Else\nEngineer\n${cvText}` } });
    expect((await owner.call(getCandidate, params(kept.id))).name).toBe('Maksym Bondar');
  });

  it('the one who goes is on hold › after merging › the one who stays is, for the same reason', async () => {
    const kept = await aCandidate(owner, { name: 'Maksym Bondar' });
    const other = await aCandidate(owner, { name: 'M. Bondar' });
    const { legalHold } = await owner.call(updateCandidate, {
      ...params(other.id),
      body: { legalHold: { reason: 'Complaint of 3 March' } },
    });
    const merged = await owner.call(mergeCandidates, { ...params(kept.id), body: { otherId: other.id } });
    expect(merged.legalHold).toEqual(legalHold);
    expect((await owner.refusal(deleteCandidate, params(kept.id))).code).toBe('hiring.candidate_held');
  });

  it('both are on hold, for long reasons › after merging › no word of either is lost', async () => {
    const kept = await aCandidate(owner, { name: 'Maksym Bondar' });
    const other = await aCandidate(owner, { name: 'M. Bondar' });
    const reasons = ['a', 'b'].map((letter) => letter.repeat(limits.holdReason));
    for (const [at, { id }] of [kept, other].entries()) {
      await owner.call(updateCandidate, { ...params(id), body: { legalHold: { reason: reasons[at] ?? '' } } });
    }
    const merged = await owner.call(mergeCandidates, { ...params(kept.id), body: { otherId: other.id } });
    expect(merged.legalHold?.reason).toBe(reasons.join('; '));
  });

  it('how far they are › after merging › is where the newest interview of both is', async () => {
    const { kept, other } = await twice(owner);
    await anInterview(owner, { candidateId: other.id });
    const waits = async (stage: 'none' | 'planned') =>
      (await owner.call(listCandidates, { query: { stage } })).items.some(({ id }) => id === kept.id);
    expect([await waits('none'), await waits('planned')]).toEqual([true, false]);
    await merge(owner, kept.id, other.id);
    expect([await waits('none'), await waits('planned')]).toEqual([false, true]);
  });

  it('a file that could not be read › merged with somebody › counts for its positions once, as one of them', async () => {
    const { id: positionId } = await aPosition(owner);
    const { kept, other } = await twice(owner, positionId);
    await uploadCv(owner, other.id);
    await asTenant(app.deps.db, owner.userId, async (tx) => {
      await sql`update hiring.cv set state = 'failed', error_code = 'hiring.cv_unreadable' where candidate_id = ${other.id}`.execute(
        tx,
      );
      await sql`update hiring.candidate set unreadable = true, name_from = 'file' where id = ${other.id}`.execute(tx);
      await sql`update hiring.position set candidates_count = candidates_count - 1 where id = ${positionId}`.execute(
        tx,
      );
    });
    await merge(owner, kept.id, other.id);
    expect(await owner.call(getPosition, { params: { positionId } })).toMatchObject({ candidatesCount: 1 });
    const { items } = await owner.call(listCandidates, { query: { positionId } });
    expect(items.map(({ id }) => id)).toEqual([kept.id]);
  });

  it('a call that is repeated › with its key, and without › gets the first answer, and a plain 404', async () => {
    const { kept, other } = await twice(owner);
    const key = randomUUID();
    const first = await merge(owner, kept.id, other.id, key);
    expect(await merge(owner, kept.id, other.id, key)).toEqual(first);
    const again = await owner.refusal(mergeCandidates, { ...params(kept.id), body: { otherId: other.id } });
    expect([again.status, again.code, again.details]).toEqual([
      404,
      'hiring.candidate_not_found',
      { candidateId: other.id },
    ]);
    expect(await owner.call(getCandidate, params(kept.id))).toEqual(first);
  });

  it('the same pair, both ways at once › asked for › leaves one of the two', async () => {
    const { kept, other } = await twice(owner);
    const answers = await Promise.all([
      owner.outcome(mergeCandidates, { ...params(kept.id), body: { otherId: other.id } }),
      owner.outcome(mergeCandidates, { ...params(other.id), body: { otherId: kept.id } }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok).map(({ status }) => status)).toEqual([404]);
    const left = await Promise.all([kept, other].map(({ id }) => owner.outcome(getCandidate, params(id))));
    expect(left.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('somebody who is given a CV and an interview while being merged away › in any order › loses nothing', async () => {
    const { id: positionId } = await aPosition(owner);
    for (let round = 0; round < 4; round += 1) {
      const { kept, other } = await twice(owner);
      const [merged, pasted, made] = await Promise.all([
        owner.outcome(mergeCandidates, { ...params(kept.id), body: { otherId: other.id } }),
        owner.outcome(pasteCvText, { ...params(other.id), body: { text: cvText } }),
        anInterview(owner, { positionId, candidateId: other.id }).catch(() => undefined),
      ]);
      expect(merged.ok).toBe(true);
      expect(pasted.ok ? 'stored' : pasted.code).toMatch(/^(?:stored|hiring\.candidate_not_found)$/);
      const holdings = await owner.call(getCandidateHoldings, params(kept.id));
      expect(holdings).toMatchObject({ cvs: pasted.ok ? 1 : 0, interviews: made === undefined ? 0 : 1 });
      const { items } = await owner.call(listInterviews, { query: { candidateId: kept.id } });
      expect(items.map(({ id }) => id)).toEqual(made === undefined ? [] : [made.id]);
    }
  });

  it('one who is being erased › on either side › is not there, and nothing changes', async () => {
    for (const gone of ['kept', 'other'] as const) {
      const pair = await twice(owner);
      await owner.call(deleteCandidate, params(pair[gone].id));
      const before = await ownedRows(app, owner.userId);
      const refusal = await owner.refusal(mergeCandidates, {
        ...params(pair.kept.id),
        body: { otherId: pair.other.id },
      });
      expect([refusal.status, refusal.code]).toEqual([404, 'hiring.candidate_not_found']);
      expect(await ownedRows(app, owner.userId)).toEqual(before);
    }
  });

  it('somebody of another account › on either side › is not there, and stays as they are', async () => {
    const stranger = await aRecruiter(app);
    const [mine, theirs] = [await aCandidate(owner), await aCandidate(stranger)];
    const before = [await ownedRows(app, owner.userId), await ownedRows(app, stranger.userId)];
    for (const [candidateId, otherId] of [
      [mine.id, theirs.id],
      [theirs.id, mine.id],
    ] as const) {
      const refusal = await owner.refusal(mergeCandidates, { ...params(candidateId), body: { otherId } });
      expect([refusal.status, refusal.code]).toEqual([404, 'hiring.candidate_not_found']);
    }
    expect([await ownedRows(app, owner.userId), await ownedRows(app, stranger.userId)]).toEqual(before);
  });

  it('a candidate › with itself › is refused as a bad request, with the field', async () => {
    const { id } = await aCandidate(owner);
    const refusal = await owner.refusal(mergeCandidates, { ...params(id), body: { otherId: id } });
    expect([refusal.status, refusal.details]).toEqual([400, { part: 'body', fields: [{ path: '/otherId' }] }]);
  });

  it('the sample › merged with somebody real › is no sample any more, and deleting the sample leaves them', async () => {
    const recruiter = await aRecruiter(app, { premium: true });
    const { candidateId: sample } = await recruiter.call(createSample);
    const real = await aCandidate(recruiter, { name: 'Ada Example' });
    expect(await merge(recruiter, sample, real.id)).toMatchObject({ sample: false });
    await recruiter.call(deleteSample);
    expect((await recruiter.call(getCandidate, params(sample))).id).toBe(sample);
  });

  it('one of the two is merged away › while something is read of their interview › it waits, and is about the one who stays', async () => {
    const { kept, other } = await twice(owner);
    const { id: interviewId } = await anInterview(owner, { candidateId: other.id });
    const slow = createDb({ connectionString: app.config.DATABASE_URL, max: 1 });
    // In the order of the merge: interviews first, then people.
    const reading = await asTenant(slow, owner.userId, async (tx) => {
      await sql`select from interviewing.interview where id = ${interviewId} for update`.execute(tx);
      await sql`select from hiring.candidate where id in (${kept.id}, ${other.id}) for update`.execute(tx);
      const answer = owner.outcome(getPrepSheet, { params: { interviewId }, query: {} });
      await until(async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(slow.system);
        return rows.length > 0;
      });
      await sql`update interviewing.interview set candidate_id = ${kept.id} where id = ${interviewId}`.execute(tx);
      await sql`delete from hiring.candidate where id = ${other.id}`.execute(tx);
      return { answer };
    });
    expect(await reading.answer).toMatchObject({ status: 200 });
    await slow.destroy();
  });

  it('what was answered about the one who goes › after merging › is stored no longer', async () => {
    const recruiter = await aRecruiter(app);
    const kept = await aCandidate(recruiter, { name: 'Maksym Bondar' });
    const body = { name: 'Once Named So', email };
    const other = await recruiter.call(createCandidate, { body, idempotencyKey: randomUUID() });
    const stored = async () => JSON.stringify((await ownedRows(app, recruiter.userId))['platform.idempotency']);
    expect(await stored()).toContain('Once Named So');
    await merge(recruiter, kept.id, other.id);
    expect(await stored()).not.toContain('Once Named So');
    expect(await stored()).toContain(kept.id);
  });

  it('a mail about the one who goes, which has not left › after merging › is found by whoever erases the one who stays', async () => {
    const recruiter = await aRecruiter(app);
    const { kept, other } = await twice(recruiter);
    const parameters = { interviewId: randomUUID(), candidateId: other.id, candidate: 'M. Bondar', position: 'Nurse' };
    const mail = { ownerId: recruiter.userId, to: recruiter.email, language: 'en' as const, parameters };
    await asTenant(app.deps.db, recruiter.userId, (tx) => queueMail(tx, recommendationAwaited, mail));
    await merge(recruiter, kept.id, other.id);
    const mails = JSON.stringify((await ownedRows(app, recruiter.userId))['platform.mail_message']);
    expect([mails.includes(other.id), mails.includes(kept.id)]).toEqual([false, true]);
  });
});
