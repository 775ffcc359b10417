import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onboardingStep1 } from '#contracts/auth/account.ts';
import { updateProfile } from '#contracts/auth/auth.ts';
import { deleteCandidate } from '#contracts/hiring/candidates.ts';
import { nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { getNotice, getPrepSheet, makeSheetFile } from '#contracts/interviewing/candidate-sheets.ts';
import { languages } from '#contracts/languages.ts';
import { newId } from '#platform/new-id.ts';
import { aCandidate, aPosition, anInterview, cvText } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { pdfText } from '#tests/helpers/cv/pdf-text.ts';

let app: TestApp;
let owner: Recruiter;
const scheduledAt = '2027-03-01T22:30:00.000Z';

beforeAll(async () => {
  app = await startTestApp();
  owner = await aRecruiter(app, { fullName: 'Олена Коваленко' });
});
afterAll(() => app.close());

const of = (interviewId: string) => ({ params: { interviewId } });
const bare = (text: string) => text.replaceAll(/[\s\u200B]/gu, '');

describe('the sheets of an interview, on the free plan', () => {
  it('with a plan of the playbook, in Ukrainian › tell what is so here, and nothing of the questions', async () => {
    const { id: positionId } = await aPosition(owner, {
      title: 'Бекенд-розробниця',
      description: 'Ви розробляєте сервіси на TypeScript і PostgreSQL.\nВимоги:\n- Англійська на рівні B2',
      focusAreas: ['Черги повідомлень'],
    });
    const { id: candidateId } = await aCandidate(owner, { name: 'Марія Ґалаґан', cv: cvText });
    const changes = { language: 'uk', scheduledAt, previousFeedback: 'Залишилося питання про чергування' } as const;
    const { id, plan } = await aPlannedInterview(owner, { positionId, candidateId, changes });
    const notice = await owner.call(getNotice, of(id));
    expect(notice).toMatchObject({ language: 'uk', title: 'Інформація для кандидатів' });
    expect(notice.text).toContain('Для запитань ШІ не використовувався');
    expect(notice.text).toContain(`Напишіть: Олена Коваленко, ${owner.email}`);
    expect(notice.text).toContain('компанія, до якої вас запрошує');
    expect(notice.text).toContain('22:30 UTC');

    await owner.call(updateProfile, { body: { timezone: 'America/New_York' } });
    const prepared = await owner.call(getPrepSheet, of(id));
    expect(prepared.text).toMatch(/Коли: 1 березня 2027 р\.[^\n]*17:30/);
    expect(prepared.text).toContain('- Черги повідомлень');
    for (const { text } of plan.requirements) expect(prepared.text).toContain(nameOfPoint(text));
    for (const question of plan.questions) {
      for (const text of [question.text, ...question.probes.map((probe) => probe.text), question.whyAsked]) {
        expect(notice.text + prepared.text).not.toContain(text);
      }
    }
    expect(notice.text + prepared.text).not.toMatch(/Ґалаґан|чергування/);

    await owner.call(onboardingStep1, {
      body: { companyName: 'Кав’ярня «Їжак»', industry: 'other', userPosition: 'Рекрутерка' },
    });
    expect((await owner.call(getNotice, of(id))).text).toContain('персональних даних: Кав’ярня «Їжак».');
  });

  it('a model that is set up › is told of before the plan; not to an account that lets none write', async () => {
    const withModel = await startTestApp({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', OPENAI_MODEL: 'a-model' });
    try {
      const recruiter = await aRecruiter(withModel);
      const { id } = await anInterview(recruiter, { cv: cvText });
      const { text } = await recruiter.call(getNotice, of(id));
      expect(text).toContain('AI (model a-model) may draft the questions');
      expect(text).toContain('the job posting, the text of your CV and notes on your answers');
      expect((await recruiter.call(getPrepSheet, of(id))).text).toContain('- API design\n- Databases');
      await recruiter.call(updateProfile, { body: { aiEnabled: false } });
      expect((await recruiter.call(getNotice, of(id))).text).toContain('AI is not used for the questions');
    } finally {
      await withModel.close();
    }
  });

  it.each(languages)('the longest notice, in %s › as a file › is one page', async (language) => {
    const withModel = await startTestApp({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
    try {
      const recruiter = await aRecruiter(withModel);
      await recruiter.call(onboardingStep1, {
        body: { companyName: 'Nordwind Logistics', industry: 'other', userPosition: 'Recruiter' },
      });
      const changes = { language, scheduledAt, previousFeedback: 'On-call was left open' };
      const { id } = await anInterview(recruiter, { cv: cvText, changes });
      const file = await recruiter.call(makeSheetFile, { params: { interviewId: id }, body: { sheet: 'notice' } });
      expect(await pdfText(file)).toHaveLength(1);
    } finally {
      await withModel.close();
    }
  });

  it('as files › are PDFs of the same words, and how to prepare ends with the note', async () => {
    const recruiter = await aRecruiter(app);
    const { id } = await anInterview(recruiter, { cv: cvText });
    for (const sheet of ['notice', 'preparation'] as const) {
      const made = await recruiter.outcome(makeSheetFile, {
        params: { interviewId: id },
        body: { sheet, note: 'Second entrance 🙂\n<b>ring twice</b>' },
      });
      if (!made.ok) throw new Error(made.text);
      const { headers, body } = made;
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('Backend engineer.pdf');
      const drawn = bare((await pdfText(body)).join(''));
      const { blocks } = await recruiter.call(sheet === 'notice' ? getNotice : getPrepSheet, of(id));
      const said = blocks.flatMap((block) => ('text' in block ? [bare(block.text)] : []));
      expect(said.length).toBeGreaterThan(4);
      for (const text of said) expect(drawn).toContain(text);
      expect(drawn.includes('<b>ringtwice</b>')).toBe(sheet === 'preparation');
    }
  });

  it('foreign, unknown or ids that are none, a note too long › are refused, each as what it is', async () => {
    const { id } = await anInterview(await aRecruiter(app));
    for (const interviewId of [id, newId()]) {
      const notFound = { status: 404, code: 'interviewing.interview_not_found' };
      expect(await owner.refusal(getNotice, of(interviewId))).toMatchObject(notFound);
      expect(await owner.refusal(getPrepSheet, of(interviewId))).toMatchObject(notFound);
      const asked = { params: { interviewId }, body: { sheet: 'notice' } } as const;
      expect(await owner.refusal(makeSheetFile, asked)).toMatchObject(notFound);
    }
    expect(await owner.refusal(getNotice, of('none'))).toMatchObject({ status: 404, code: 'common.not_found' });
    const other = await aRecruiter(app);
    const { id: own } = await anInterview(other);
    const long = { params: { interviewId: own }, body: { sheet: 'preparation', note: 'x'.repeat(2001) } } as const;
    expect(await other.refusal(makeSheetFile, long)).toMatchObject({ status: 400, code: 'common.bad_request' });
  });

  it('a candidate who is being erased › has no sheet any more', async () => {
    const recruiter = await aRecruiter(app);
    const { id: candidateId } = await aCandidate(recruiter);
    const { id } = await anInterview(recruiter, { candidateId });
    await recruiter.call(getNotice, of(id));
    await recruiter.call(deleteCandidate, { params: { candidateId } });
    for (const sheet of [getNotice, getPrepSheet])
      expect(await recruiter.refusal(sheet, of(id))).toMatchObject({ status: 404 });
  });
});
