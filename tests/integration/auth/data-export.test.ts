import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataExport, onboardingStep1 } from '#contracts/auth/account.ts';
import { completeInterview } from '#contracts/interviewing/interviewing.ts';
import { applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { notedParts } from '#contracts/interviewing/run/run-rules.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { aCandidate, aPosition, cvText, uploadCv } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter, aStartedInterview } from '#tests/helpers/api/recruiter.ts';
import { aCv, aTextPdf } from '#tests/helpers/cv/pdf.ts';
import { ownedRows } from '#tests/helpers/database/owned-rows.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { unzipped } from '#tests/helpers/cv/unzipped.ts';

let app: TestApp;
let recruiter: Recruiter;

beforeAll(async () => {
  app = await startTestApp();
  recruiter = await aRecruiter(app, { premium: true, fullName: 'Олена Ковальчук' });
});

afterAll(() => app.close());

const exported = async (by: Recruiter) => unzipped(await by.call(dataExport));

// oxlint-disable-next-line typescript/no-unsafe-return -- a test reads what it has just asserted
const json = (files: Map<string, Buffer>, name: string) => JSON.parse(files.get(name)?.toString() ?? 'null');

/** Tables with an owner that the export leaves out, by reason. */
const notCopied: Readonly<Record<string, readonly string[]>> = {
  'secrets of signing in, and visits without an account': [
    'auth.anonymous_session',
    'auth.code',
    'auth.email_change',
    'auth.password_reset',
    'auth.pending_link',
    'auth.registration',
    'auth.sign_in_grant',
    'interviewing.preview',
  ],
  'counts and names of what the copy tells itself': [
    'billing.account',
    'billing.interview_unit',
    'billing.stripe_call',
    'hiring.storage',
  ],
  'read out of a file, or written into a plan, that is in the copy': ['hiring.cv_text', 'interviewing.core'],
  'how far work is, and what makes its repeats harmless': [
    'interviewing.generation',
    'interviewing.plan_progress',
    'interviewing.run_operation',
    'platform.erasure',
    'platform.event',
    'platform.idempotency',
    'platform.mail_message',
  ],
};

describe('dataExport', () => {
  it('every table with an owner › an account exported › is read, or it is known why not', async () => {
    const owner = await aRecruiter(app, { premium: true });
    const { id: interviewId } = await aStartedInterview(owner, { cv: cvText });
    const answer = { requirement: 'German at B2?', answer: 'yes' };
    await asTenant(app.deps.db, owner.userId, (tx) =>
      tx
        .insertInto('interviewing.requirement_answer')
        .values({ owner_id: tx.ownerId, interview_id: interviewId, ...answer })
        .execute(),
    );
    const tables = Object.keys(await ownedRows(app, owner.userId)).map((table) => table.replaceAll('"', ''));
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const [interview] = json(await exported(owner), 'interviews.json');
    const statements = query.mock.calls.map((call: readonly unknown[]) => JSON.stringify(call[0])).join('\n');
    query.mockRestore();
    expect(interview.requirementAnswers).toEqual([answer]);
    const read = statements.replaceAll(/[\\"]/g, '');
    const unread = tables.filter((table) => !new RegExp(`${table.replace('.', '\\.')}(?!\\w)`, 'u').test(read));
    expect(unread.toSorted()).toEqual(Object.values(notCopied).flat().toSorted());
  });

  it('an account › with everything in it › comes as one archive, each CV byte for byte under its candidate', async () => {
    await recruiter.call(onboardingStep1, {
      body: { companyName: 'Acme', industry: 'logistics', userPosition: 'Recruiter' },
    });
    const position = await aPosition(recruiter, { title: 'Комірник' });
    const candidate = await aCandidate(recruiter, { name: '../../x', email: 'x@example.com', positionId: position.id });
    const large = Buffer.concat([aTextPdf(aCv), Buffer.alloc(900_000, '% padding\n')]);
    const files = [aTextPdf([...aCv, 'first']), large];
    for (const file of files) await uploadCv(recruiter, candidate.id, file);
    const pasted = await aCandidate(recruiter, { name: 'Ada Example', cv: cvText });
    const { id: interviewId, questions } = await aStartedInterview(recruiter, {
      positionId: position.id,
      candidateId: pasted.id,
      changes: { previousFeedback: 'asked back by the team' },
    });
    const operations = questions.map(({ id: questionId }, index) => ({
      id: newId(),
      at: new Date().toISOString(),
      kind: 'score' as const,
      questionId,
      baseVersion: 0,
      value: index % 11,
    }));
    const note = { id: newId(), at: new Date().toISOString(), kind: 'note' as const, baseVersion: 0 };
    const noted = { ...note, questionId: questions[0]?.id ?? '', value: 'spoke of «сорок служб»' };
    const ofIntro = { ...note, id: newId(), questionId: notedParts.intro, value: 'came by train' };
    await recruiter.call(applyOperations, {
      params: { interviewId },
      body: { operations: [...operations, noted, ofIntro] },
    });
    await recruiter.call(completeInterview, { params: { interviewId } });
    await recruiter.call(putSummary, {
      params: { interviewId },
      body: { overallAssessment: 'Solid work', strengths: ['calm'], concerns: [], recommendation: 'hire' },
    });

    const archive = await exported(recruiter);
    expect(json(archive, 'account.json')).toMatchObject({
      email: recruiter.email,
      fullName: 'Олена Ковальчук',
      company: { name: 'Acme' },
      sessions: [expect.objectContaining({ network: expect.any(String) })],
    });
    expect(json(archive, 'positions.json')).toMatchObject([{ id: position.id, title: 'Комірник' }]);
    expect(json(archive, 'billing.json').subscription).toMatchObject({ tier: 'premium' });
    const candidates = json(archive, 'candidates.json');
    expect(candidates).toMatchObject([
      { id: pasted.id },
      { id: candidate.id, name: '../../x', email: 'x@example.com' },
    ]);
    const paths: string[] = candidates[1].cvs.map(({ file }: { file: string }) => file);
    expect(paths.map((path) => archive.get(path)?.equals(files[paths.indexOf(path)] ?? Buffer.alloc(0)))).toEqual([
      true,
      true,
    ]);
    expect(archive.get(candidates[0].cvs[0].file)?.toString()).toBe(cvText.trim());
    expect(paths.every((path) => path.startsWith(`candidates/x ${candidate.id}/`))).toBe(true);
    const [interview] = json(archive, 'interviews.json');
    expect(interview).toMatchObject({
      id: interviewId,
      status: 'completed',
      previousFeedback: 'asked back by the team',
      summary: { overallAssessment: 'Solid work', recommendation: 'hire' },
    });
    expect(interview.plans[0].plan.questions).toHaveLength(questions.length);
    expect(interview.answers).toHaveLength(questions.length);
    expect(interview.partNotes).toEqual([{ part: 'intro', notes: 'came by train' }]);
    expect(interview.answers.map(({ notes }: { notes: string }) => notes)).toContain('spoke of «сорок служб»');
  });

  it('a CV › whose file is missing › is named without one, and the archive is whole', async () => {
    const owner = await aRecruiter(app);
    const { id } = await aCandidate(owner);
    const [lost, kept] = [await uploadCv(owner, id), await uploadCv(owner, id, aTextPdf([...aCv, 'kept']))];
    await sql`begin; set local role app_system; select set_config('app.user_id', ${sql.lit(owner.userId)}, true);
      delete from hiring.cv_file where cv_id = ${sql.lit(lost.id)}; commit`.execute(app.deps.db.system);
    const archive = await exported(owner);
    const [{ cvs }] = json(archive, 'candidates.json');
    expect(cvs).toMatchObject([
      { id: lost.id, file: null },
      { id: kept.id, file: expect.stringContaining(kept.id) },
    ]);
    expect([...archive.keys()].filter((path) => path.startsWith('candidates/'))).toHaveLength(1);
  });

  it('an account › with more candidates than are read at once › comes whole', async () => {
    const owner = await aRecruiter(app);
    for (let made = 0; made < 101; made += 1) await aCandidate(owner, { name: `Candidate ${made}` });
    const archive = await exported(owner);
    expect(json(archive, 'candidates.json')).toHaveLength(101);
    expect(json(archive, 'positions.json')).toEqual([]);
    expect(json(archive, 'interviews.json')).toEqual([]);
  });

  it('another account › exported › holds nothing of the first', async () => {
    const archive = await exported(await aRecruiter(app));
    expect(Buffer.concat([...archive.values()]).toString()).not.toMatch(/Комірник|сорок служб|Acme/);
  });

  it('its headers › as the browser sees them › save a file and keep nothing', async () => {
    const answer = await app.http.inject({ url: '/api/v1/auth/data-export', headers: recruiter.headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="askwell-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': 'no-store',
    });
  });
});
