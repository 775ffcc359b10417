import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCalendarFile } from '#contracts/interviewing/calendar-file.ts';
import { cancelInterview, startInterview, updateInterview } from '#contracts/interviewing/interviewing.ts';
import { newId } from '#platform/new-id.ts';
import { aCandidate, aPosition, anInterview } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let free: Recruiter;
const scheduledAt = '2027-03-01T22:30:00.000Z';

beforeAll(async () => {
  app = await startTestApp();
  free = await aRecruiter(app);
});
afterAll(() => app.close());

async function entryOf(owner: Recruiter, interviewId: string, headers: Record<string, string> = {}) {
  const { text, headers: answered } = await owner.outcome(getCalendarFile, { params: { interviewId }, headers });
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const value = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  return { value, answered };
}

describe('getCalendarFile', () => {
  it('a planned interview with a time › on the free plan › is an entry in UTC with a link to its page', async () => {
    const { id: positionId } = await aPosition(free, { title: 'Backend engineer' });
    const { id: candidateId } = await aCandidate(free, { name: 'Олена "Ґалаґан"' });
    const shared = { positionId, candidateId, changes: { scheduledAt, durationMinutes: 45 } };
    const { id } = await aPlannedInterview(free, shared);
    const { value, answered } = await entryOf(free, id);
    expect(Object.fromEntries(answered)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const name = decodeURIComponent(answered.get('content-disposition') ?? '');
    expect(name).toContain('Interview Backend engineer, Олена Ґалаґан.ics');
    expect(value('UID')).toBe(id);
    expect([value('DTSTART'), value('DTEND')]).toEqual(['20270301T223000Z', '20270301T231500Z']);
    expect(value('SUMMARY')).toBe(String.raw`Interview: Backend engineer\, Олена "Ґалаґан"`);
    expect(value('URL;VALUE=URI')).toBe(`${app.deps.config.PUBLIC_URL}/interviews/${id}`);
    expect(value('DESCRIPTION')).toContain(`${app.deps.config.PUBLIC_URL}/interviews/${id}`);

    const inUkrainian = await entryOf(free, id, { 'accept-language': 'uk' });
    expect(inUkrainian.value('SUMMARY')).toBe(String.raw`Співбесіда: Backend engineer\, Олена "Ґалаґан"`);
  });

  it('another time › chosen later › moves the same entry', async () => {
    const owner = await aRecruiter(app);
    const { id, version } = await anInterview(owner, { changes: { scheduledAt } });
    const before = await entryOf(owner, id);
    const body = { scheduledAt: '2027-03-02T08:00:00.000Z' };
    await owner.call(updateInterview, { params: { interviewId: id }, body, ifMatch: version });
    const after = await entryOf(owner, id);
    expect(after.value('UID')).toBe(before.value('UID'));
    expect(after.value('DTSTART')).toBe('20270302T080000Z');
    expect(Number(after.value('SEQUENCE'))).toBeGreaterThan(Number(before.value('SEQUENCE')));
  });

  it('an interview without a time, begun, cancelled, foreign or unknown › is refused, and each says why', async () => {
    const paid = await aRecruiter(app, { premium: true });
    const refused = (interviewId: string) => paid.refusal(getCalendarFile, { params: { interviewId } });
    const notScheduled = { status: 409, code: 'interviewing.not_scheduled' };
    const draft = await anInterview(paid);
    expect(await refused(draft.id)).toMatchObject(notScheduled);
    const { id: begun } = await aPlannedInterview(paid, { changes: { scheduledAt } });
    await paid.call(startInterview, { params: { interviewId: begun } });
    expect(await refused(begun)).toMatchObject(notScheduled);
    const cancelled = await anInterview(paid, { changes: { scheduledAt } });
    await paid.call(cancelInterview, { params: { interviewId: cancelled.id }, body: { reason: 'other' } });
    expect(await refused(cancelled.id)).toMatchObject(notScheduled);

    const { id: foreign } = await anInterview(await aRecruiter(app), { changes: { scheduledAt } });
    for (const id of [foreign, newId()])
      expect(await refused(id)).toMatchObject({ status: 404, code: 'interviewing.interview_not_found' });
    expect(await refused('none')).toMatchObject({ status: 404, code: 'common.not_found' });
  });
});
