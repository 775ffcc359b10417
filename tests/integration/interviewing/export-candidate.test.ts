import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteCandidate } from '#contracts/hiring/candidates.ts';
import { dataExport } from '#contracts/auth/account.ts';
import { exportCandidate } from '#contracts/interviewing/candidate-export.ts';
import { getInterview } from '#contracts/interviewing/interviewing.ts';
import { applyOperations, getRun } from '#contracts/interviewing/run/interview-run.ts';
import { storeSuggestion } from '#modules/interviewing/suggestion/suggestion-queries.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { type Relay, startRelay } from '#platform/outbox/relay.ts';
import { aCandidate, aPosition, anInterview, cvText, uploadCv } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter, aStartedInterview } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { aCv, aTextPdf } from '#tests/helpers/cv/pdf.ts';
import { unzipped } from '#tests/helpers/cv/unzipped.ts';
import { until } from '#tests/helpers/until.ts';

let app: TestApp;
let relay: Relay;
let owner: Recruiter;
beforeAll(async () => {
  app = await startTestApp();
  relay = startRelay({ ...app.deps, consumers: app.modules.consumers });
  owner = await aRecruiter(app, { premium: true });
});
afterAll(async () => {
  await relay.stop();
  await app.close();
});

const exported = async (candidateId: string) =>
  unzipped(await owner.call(exportCandidate, { params: { candidateId } }));

// oxlint-disable-next-line typescript/no-unsafe-return -- a test reads what it has just asserted
const json = (files: Map<string, Buffer>, name: string) => JSON.parse(files.get(name)?.toString() ?? 'null');

/** A model's suggestion for an answer with the person's own score, which may then be removed. */
async function aSuggestion(interviewId: string, questionId: string, isTakenBack: boolean) {
  const operation = () => ({ id: newId(), at: new Date().toISOString(), questionId });
  const first = [
    { ...operation(), kind: 'score' as const, baseVersion: 0, value: 6 },
    { ...operation(), kind: 'note' as const, baseVersion: 0, value: 'Named each step of the work.' },
  ];
  await owner.call(applyOperations, { params: { interviewId }, body: { operations: first } });
  const { answers } = await owner.call(getRun, { params: { interviewId } });
  const answer = answers.find((one) => one.questionId === questionId);
  if (answer === undefined) throw new Error('not answered');
  const suggested = {
    kind: 'suggested',
    score: 3,
    lowest: 3,
    highest: 3,
    reason: 'WhyAModelSaysThree',
    quotes: [],
  } as const;
  const writtenBy = { model: 'any', promptVersion: 'score-1' };
  await asTenant(app.deps.db, owner.userId, (tx) => storeSuggestion(tx, { interviewId, answer }, suggested, writtenBy));
  if (!isTakenBack) return;
  const back = { ...operation(), kind: 'score' as const, baseVersion: answer.versions.score, value: null };
  await owner.call(applyOperations, { params: { interviewId }, body: { operations: [back] } });
}

describe('exportCandidate', () => {
  it('one of two candidates of a position › exported › comes with all of theirs, file by file, and nothing of the other', async () => {
    const { id: positionId } = await aPosition(owner, { title: 'Комірник' });
    await aPosition(owner, { title: 'Elsewhere' });
    const one = await aCandidate(owner, {
      name: 'Олена / Кравець',
      email: 'olena@example.com',
      positionId,
      cv: cvText,
    });
    const pdf = aTextPdf([...aCv, 'hers']);
    await uploadCv(owner, one.id, pdf);
    const other = await aCandidate(owner, {
      name: 'Somebody Else',
      email: 'else@example.com',
      positionId,
      cv: 'Else CV',
    });
    const changes = { previousFeedback: 'was kind' };
    const { id: interviewId, questions } = await aStartedInterview(owner, { positionId, candidateId: one.id, changes });
    const note = { id: newId(), at: new Date().toISOString(), kind: 'note' as const, baseVersion: 0 };
    const noted = { ...note, questionId: questions[0]?.id ?? '', value: 'spoke of «сорок служб»' };
    await owner.call(applyOperations, { params: { interviewId }, body: { operations: [noted] } });
    const theirs = await anInterview(owner, { positionId, candidateId: other.id });

    await until(async () => (json(await exported(one.id), 'activity.json') ?? []).length >= 3);
    const archive = await exported(one.id);
    const [candidate, ...noMore] = json(archive, 'candidates.json');
    expect(noMore).toEqual([]);
    expect(candidate).toMatchObject({ id: one.id, name: 'Олена / Кравець', email: 'olena@example.com' });
    expect(candidate.cvs).toHaveLength(2);
    const files: Buffer[] = candidate.cvs.map(({ file }: { file: string }) => archive.get(file));
    expect(files.some((file) => file.equals(pdf))).toBe(true);
    expect(files.some((file) => file.toString() === cvText.trim())).toBe(true);
    // the pasted one was read at once, the file is still queued
    expect(candidate.cvs.map(({ read }: { read: unknown }) => read)).toEqual([
      {
        pages: [{ number: 1, visible: cvText.trim() }],
        hidden: expect.objectContaining({ characters: 0 }),
        profile: expect.objectContaining({ roles: expect.any(Array) }),
        lines: expect.any(Array),
      },
      null,
    ]);
    const [position] = json(archive, 'positions.json');
    expect(position).toMatchObject({ id: positionId, title: 'Комірник' });
    expect(Object.keys(position)).not.toContain('candidatesCount');
    expect(json(archive, 'interviews.json')).toMatchObject([{ id: interviewId, previousFeedback: 'was kind' }]);
    const everything = Buffer.concat([...archive.values()]).toString();
    expect(everything).toContain('spoke of «сорок служб»');
    for (const strange of ['Somebody Else', 'else@example.com', other.id, theirs.id, 'Elsewhere', 'Else CV']) {
      expect(everything).not.toContain(strange);
    }
    expect([...archive.keys()].toSorted().filter((path) => !path.startsWith('candidates/'))).toEqual([
      'activity.json',
      'candidates.json',
      'interviews.json',
      'positions.json',
    ]);
  });

  it('what a model would have scored › before the person’s own score, and after › is told after it alone', async () => {
    for (const isTakenBack of [true, false]) {
      const { id: interviewId, questions } = await aStartedInterview(owner, { cv: cvText });
      await aSuggestion(interviewId, questions[0]?.id ?? '', isTakenBack);
      const { candidate } = await owner.call(getInterview, { params: { interviewId } });
      const ofPerson = json(await exported(candidate.id), 'interviews.json');
      const ofAccount = json(await unzipped(await owner.call(dataExport)), 'interviews.json');
      for (const interviews of [ofPerson, ofAccount]) {
        const text = JSON.stringify(interviews.find(({ id }: { id: string }) => id === interviewId));
        expect(text.includes('WhyAModelSaysThree')).toBe(!isTakenBack);
      }
    }
  });

  it('its headers › as the browser sees them › save a file under the person’s name and keep nothing', async () => {
    const { id } = await aCandidate(owner, { name: 'Олена / Кравець' });
    const answer = await app.http.inject({ url: `/api/v1/candidates/${id}/export`, headers: owner.headers });
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
    const disposition = decodeURIComponent(String(answer.headers['content-disposition']));
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''Олена Кравець \d{4}-\d\d-\d\d\.zip$/);
  });

  it('one who is being erased, and one of another account › asked for › are not there', async () => {
    const gone = await aCandidate(owner);
    await owner.call(deleteCandidate, { params: { candidateId: gone.id } });
    const foreign = await aCandidate(await aRecruiter(app));
    for (const { id } of [gone, foreign]) {
      const refusal = await owner.refusal(exportCandidate, { params: { candidateId: id } });
      expect([refusal.status, refusal.code]).toEqual([404, 'hiring.candidate_not_found']);
    }
  });
});
