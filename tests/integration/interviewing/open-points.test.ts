import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInterview, getInterview, updateInterview } from '#contracts/interviewing/interviewing.ts';
import { readNote } from '#contracts/interviewing/open-points.ts';
import { openSentences } from '#contracts/interviewing/plan/open-sentences.ts';
import { anInterview, newInterview } from '#tests/helpers/api/builders.ts';
import { aPlannedInterview, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

const previousFeedback =
  'Warm, good with the team. Thin on incidents. Salary? Single mum, shifts will be a problem. Never led a migration.';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('readNote', () => {
  it('readNote › a note › answers its lines, those that read as open, and nothing about private life', async () => {
    const caller = await aRecruiter(app);
    const { lines } = await caller.call(readNote, { body: { note: previousFeedback, language: 'en' } });
    expect(lines).toEqual([
      { text: 'Warm, good with the team.', isOpen: false },
      { text: 'Thin on incidents.', isOpen: true },
      { text: 'Salary?', isOpen: false },
      { text: 'Never led a migration.', isOpen: true },
    ]);
    expect(await caller.call(readNote, { body: { note: ' ', language: 'uk' } })).toEqual({ lines: [] });
  });
});

describe('openPoints', () => {
  it('createInterview › lines of its note picked › keeps them, and none unless asked', async () => {
    const caller = await aRecruiter(app);
    const interview = await anInterview(caller, { changes: { previousFeedback, openPoints: ['Salary?'] } });
    expect(interview.openPoints).toEqual(['Salary?']);
    const params = { interviewId: interview.id };
    expect((await caller.call(getInterview, { params })).openPoints).toEqual(['Salary?']);
  });

  it.each([
    ['a line that the note does not have', { previousFeedback, openPoints: ['Weekends?'] }],
    ['a line of no note', { openPoints: ['Salary?'] }],
    ['a line twice', { previousFeedback, openPoints: ['Salary?', 'Salary?'] }],
    ['an empty line', { previousFeedback, openPoints: [' '] }],
    [
      'too many lines',
      { previousFeedback, openPoints: Array.from({ length: 13 }, (_none, at) => previousFeedback.slice(at, at + 9)) },
    ],
  ])('createInterview › %s picked › is refused, and the field is named', async (_, changes) => {
    const caller = await aRecruiter(app);
    const { position, candidate } = await anInterview(caller);
    const body = { ...newInterview(position.id, candidate.id), ...changes };
    const refused = await caller.refusal(createInterview, { body });
    expect(refused).toMatchObject({ status: 400, code: 'common.bad_request' });
    expect(JSON.stringify(refused)).toContain('/openPoints');
  });

  it('updateInterview › picked, another note, no note › keeps what is in the note, and reads another one anew', async () => {
    const caller = await aRecruiter(app);
    const { id: interviewId } = await anInterview(caller, { changes: { previousFeedback } });
    const change = (body: object) => caller.call(updateInterview, { params: { interviewId }, body });
    expect(await change({ openPoints: [] })).toMatchObject({ openPoints: [] });
    const picked = ['Never led a migration.', 'Salary?'];
    expect(await change({ openPoints: picked })).toMatchObject({ openPoints: picked });
    expect(await change({ userRole: 'Team lead' })).toMatchObject({ openPoints: picked });
    expect(await change({ previousFeedback })).toMatchObject({ openPoints: picked });
    const refused = await caller.refusal(updateInterview, {
      params: { interviewId },
      body: { previousFeedback: 'Salary?', openPoints: picked },
    });
    expect(refused).toMatchObject({ status: 400, code: 'common.bad_request' });
    expect(JSON.stringify(refused)).toContain('/openPoints');
    expect(await change({ previousFeedback: 'Salary?', openPoints: ['Salary?'] })).toMatchObject({
      openPoints: ['Salary?'],
    });
    expect(await change({ previousFeedback: 'Salary? Weekends?' })).toMatchObject({ openPoints: null });
    expect(await change({ openPoints: ['Weekends?'] })).toMatchObject({ openPoints: ['Weekends?'] });
    expect(await change({ previousFeedback: null })).toMatchObject({ openPoints: null });
  });

  it('generatePlan › by the playbook, with lines picked › asks about exactly these', async () => {
    const caller = await aRecruiter(app);
    const openPoints = ['Never led a migration.', 'Salary?'];
    const { plan } = await aPlannedInterview(caller, { changes: { previousFeedback, openPoints } });
    expect(plan.source).toBe('playbook');
    expect(plan.questions.flatMap(({ followsUp }) => followsUp ?? [])).toEqual(['Never led a migration.']);
    expect(plan.candidate.toSettle.map(({ leftOpen }) => leftOpen)).toEqual(['Salary?']);
    expect(openSentences(plan).map(({ text }) => text)).toEqual(['Salary?', 'Never led a migration.']);
  });
});
