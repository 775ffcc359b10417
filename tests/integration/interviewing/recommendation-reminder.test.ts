import { MockActivityEnvironment } from '@temporalio/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '#contracts/auth/account.ts';
import { profile, updateProfile } from '#contracts/auth/auth.ts';
import { deleteCandidate } from '#contracts/hiring/candidates.ts';
import { completeInterview, getInterview, reopenInterview } from '#contracts/interviewing/interviewing.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { remindOfRecommendation } from '#modules/interviewing/reminder/remind-of-recommendation.ts';
import { unfinishedReminders } from '#modules/interviewing/reminder/unfinished-reminders.ts';
import { startRelay } from '#platform/outbox/relay.ts';
import { type SmtpSandbox, startSmtpSandbox } from '#sandbox/mail/smtp.ts';
import { aCandidate, aPosition } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aCompletedInterview, aRecruiter, letTimePass } from '#tests/helpers/api/recruiter.ts';
import { aPassword } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';
import type { ErasureActivities } from '#workflows/contracts/erasure.ts';

let app: TestApp;
let smtp: SmtpSandbox;
let owner: Recruiter;

beforeAll(async () => {
  smtp = await startSmtpSandbox();
  app = await startTestApp({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://askwell.example' });
  owner = await aRecruiter(app, { premium: true });
});

afterAll(async () => {
  await app.close();
  await smtp.close();
});

async function completionOf(interviewId: string, by = owner): Promise<string> {
  return (await by.call(getInterview, { params: { interviewId } })).completedAt ?? '';
}

/** What the workflow does for a completion when it wakes; by default for the newest one. */
async function asked(interviewId: string, { by = owner, completedAt }: { by?: Recruiter; completedAt?: string } = {}) {
  const completion = completedAt ?? (await completionOf(interviewId, by));
  return remindOfRecommendation(app.deps, { ownerId: by.userId, interviewId, completedAt: completion });
}

/** Parameters of the mails about one interview. */
async function mailsOf(interviewId: string): Promise<Record<string, string>[]> {
  const { rows } = await sql<{ parameters: Record<string, string> }>`
    select parameters from platform.mail_message
    where template = 'recommendation_awaited' and parameters->>'interviewId' = ${interviewId}`.execute(
    app.deps.db.system,
  );
  return rows.map(({ parameters }) => parameters);
}

const record = (interviewId: string) =>
  owner.call(putSummary, {
    params: { interviewId },
    body: { overallAssessment: '', strengths: [], concerns: [], recommendation: 'hire' },
  });

/** As if it was completed that long ago. */
async function aged(interviewId: string, age: string, by = owner): Promise<void> {
  await letTimePass(by, interviewId, 'completed_at', age);
}

describe('remindOfRecommendation', () => {
  it('a completed interview › asked before, after an hour and after a day › mails twice, each once however often it is asked', async () => {
    const id = await aCompletedInterview(owner);
    const inAnHour = new Date(Date.parse(await completionOf(id)) + 3_600_000).toISOString();
    expect(await asked(id)).toEqual({ outcome: 'waiting', nextAt: inAnHour });
    await aged(id, '59 minutes');
    expect(await asked(id)).toMatchObject({ outcome: 'waiting' });
    expect(await mailsOf(id)).toEqual([]);

    await aged(id, '1 minute');
    const inADay = new Date(Date.parse(await completionOf(id)) + 86_400_000).toISOString();
    for (let times = 0; times < 2; times += 1) {
      expect(await asked(id)).toEqual({ outcome: 'waiting', nextAt: inADay });
      expect(await mailsOf(id)).toHaveLength(1);
    }
    await aged(id, '23 hours');
    for (let times = 0; times < 2; times += 1) {
      expect(await asked(id)).toEqual({ outcome: 'awaited' });
      expect(await mailsOf(id)).toHaveLength(2);
    }
  });

  it('a run that wakes a day late › asked twice › sends one mail of the two', async () => {
    const id = await aCompletedInterview(owner);
    await aged(id, '25 hours');
    expect(await Promise.all([asked(id), asked(id)])).toEqual([{ outcome: 'awaited' }, { outcome: 'awaited' }]);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('a recommendation that was recorded › asked when a mail is due › sends nothing', async () => {
    const id = await aCompletedInterview(owner);
    await aged(id, '2 hours');
    await record(id);
    expect(await asked(id)).toEqual({ outcome: 'settled' });
    expect(await mailsOf(id)).toEqual([]);
  });

  it('reopened and completed anew › asked for both completions › reminds of the last one alone, twice again', async () => {
    const id = await aCompletedInterview(owner);
    await aged(id, '2 hours');
    expect(await asked(id)).toMatchObject({ outcome: 'waiting' });
    const first = await completionOf(id);
    await owner.call(reopenInterview, { params: { interviewId: id }, body: { reason: 'one more question' } });
    expect(await asked(id, { completedAt: first })).toEqual({ outcome: 'settled' });
    await owner.call(completeInterview, { params: { interviewId: id } });
    await aged(id, '61 minutes');
    expect(await asked(id, { completedAt: first })).toEqual({ outcome: 'settled' });
    expect(await mailsOf(id)).toHaveLength(1);
    expect(await asked(id)).toMatchObject({ outcome: 'waiting' });
    await aged(id, '23 hours');
    expect(await asked(id)).toEqual({ outcome: 'awaited' });
    expect(await mailsOf(id)).toHaveLength(3);
  });

  it('an owner who turned them off, or whose address is not proven › asked › gets none, and no earlier one later', async () => {
    const by = await aRecruiter(app, { premium: true });
    const id = await aCompletedInterview(by);
    expect(await by.call(profile)).toMatchObject({ recommendationReminders: true });
    const off = await by.call(updateProfile, { body: { recommendationReminders: false } });
    expect(off).toMatchObject({ recommendationReminders: false });
    await aged(id, '2 hours', by);
    expect(await asked(id, { by })).toMatchObject({ outcome: 'waiting' });
    await by.call(updateProfile, { body: { recommendationReminders: true } });
    expect(await asked(id, { by })).toMatchObject({ outcome: 'waiting' });
    await sql`update auth."user" set email_verified_at = null where id = ${by.userId}`.execute(app.deps.db.system);
    await aged(id, '23 hours', by);
    expect(await asked(id, { by })).toEqual({ outcome: 'awaited' });
    expect(await mailsOf(id)).toEqual([]);
  });

  it('an interview of another account › asked in one’s own name › is not found, and nobody gets a mail', async () => {
    const other = await aRecruiter(app, { premium: true });
    const id = await aCompletedInterview(other);
    await aged(id, '2 hours', other);
    const completedAt = await completionOf(id, other);
    expect(await asked(id, { completedAt })).toEqual({ outcome: 'settled' });
    expect(await mailsOf(id)).toEqual([]);
    expect(await asked(id, { by: other })).toMatchObject({ outcome: 'waiting' });
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('a candidate who is being erased › asked › sends nothing, and a mail that has not left goes with the candidate', async () => {
    const { id: candidateId } = await aCandidate(owner, { name: 'Gone Away' });
    const id = await aCompletedInterview(owner, { candidateId });
    await aged(id, '2 hours');
    const completedAt = await completionOf(id);
    await asked(id);
    expect(await mailsOf(id)).toMatchObject([{ candidate: 'Gone Away' }]);

    const { receiptId: erasureId } = await owner.call(deleteCandidate, { params: { candidateId } });
    await aged(id, '23 hours');
    expect(await asked(id, { completedAt })).toEqual({ outcome: 'settled' });
    expect(await mailsOf(id)).toHaveLength(1);
    const { wf } = await app.modules.activities();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the queue's activities, this workflow's among them
    const { freeze, eraseRows } = wf as ErasureActivities;
    await freeze({ erasureId, attempt: 1 });
    const { rows } = await sql<{
      entities: string[];
    }>`select entities from platform.erasure where id = ${erasureId}`.execute(app.deps.db.system);
    // by these ids the runs to delete are found
    expect(rows[0]?.entities).toContain(id);
    await new MockActivityEnvironment().run(eraseRows, { erasureId, attempt: 1, eraser: 'platform' });
    expect(await mailsOf(id)).toEqual([]);
  });

  it('an account that was deleted › asked › sends nothing', async () => {
    const by = await aRecruiter(app, { premium: true });
    const id = await aCompletedInterview(by);
    await aged(id, '2 hours', by);
    const completedAt = await completionOf(id, by);
    await by.call(deleteAccount, { body: { password: aPassword } });
    expect(await asked(id, { by, completedAt })).toEqual({ outcome: 'settled' });
    expect(await mailsOf(id)).toEqual([]);
  });
});

describe('reminders whose run is gone', () => {
  const overdue = async (interviewId: string) =>
    (await unfinishedReminders.list(app.deps.db)).find(({ id }) => id === interviewId);

  it('due for ten minutes and not sent › are listed until they are; what is decided is not', async () => {
    const [id, decided] = [await aCompletedInterview(owner), await aCompletedInterview(owner)];
    await aged(id, '69 minutes');
    expect(await overdue(id)).toBeUndefined();
    await aged(id, '2 minutes');
    await aged(decided, '71 minutes');
    await record(decided);
    expect(await overdue(decided)).toBeUndefined();
    await (await overdue(id))?.restart();
    expect(await mailsOf(id)).toHaveLength(1);
    expect(await overdue(id)).toBeUndefined();
    await aged(id, '23 hours');
    await (await overdue(id))?.fail();
    expect(await mailsOf(id)).toHaveLength(2);
    expect(await overdue(id)).toBeUndefined();
  });
});

describe('the mail', () => {
  it.each([
    [
      'en',
      'Recommendation not recorded yet: Nurse',
      'Candidate: Ada Nowak\n\nPosition: Nurse',
      'Turn off these reminders',
      'in your profile, under “Emails”',
    ],
    [
      'uk',
      'Рекомендацію ще не зафіксовано: Nurse',
      'Кандидат: Ada Nowak\n\nВакансія: Nurse',
      'Вимкнути ці нагадування',
      'у профілі, у розділі «Листи»',
    ],
  ] as const)(
    'in %s › names position and candidate, the name in its body alone, leads to the summary, and says where to turn it off',
    async (language, subject, named, second, footer) => {
      const by = await aRecruiter(app, { premium: true, language });
      const { id: positionId } = await aPosition(by, { title: 'Nurse' });
      const { id: candidateId } = await aCandidate(by, { name: 'Ada Nowak' });
      const id = await aCompletedInterview(by, { positionId, candidateId });
      await aged(id, '2 hours', by);
      await asked(id, { by });
      const consumers = app.modules.consumers.filter(({ name }) => name === 'platform.deliver-mail');
      const relay = startRelay({ ...app.deps, consumers });
      const arrived = () => smtp.mails(by.email).find((mail) => mail.subject === subject);
      try {
        await until(() => arrived() !== undefined);
      } finally {
        await relay.stop();
      }
      const mail = arrived();
      expect(mail?.text).toContain(named);
      expect(mail?.text).toContain(`${second}: https://askwell.example/profile`);
      expect(mail?.text.replaceAll('\u00A0', ' ')).toContain(footer);
      expect(mail?.html).toContain('Ada Nowak');
      expect(mail?.html).toContain(`href="https://askwell.example/interviews/${id}"`);
    },
  );
});
