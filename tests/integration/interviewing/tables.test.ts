import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProfile } from '#contracts/auth/auth.ts';
import { deleteCandidate, listCandidates, updateCandidate } from '#contracts/hiring/candidates.ts';
import { listInterviews } from '#contracts/interviewing/interviewing.ts';
import { aCandidate, aPosition, anInterview, cvText } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let owner: Recruiter;
beforeAll(async () => {
  app = await startTestApp();
  owner = await aRecruiter(app, { premium: true });
  await owner.call(updateProfile, { body: { timezone: 'Europe/Kyiv' } });
});
afterAll(() => app.close());

function table(by: Recruiter, address: string, { language = 'en', accept = 'text/csv' } = {}) {
  const headers = { ...by.headers, accept, 'accept-language': language };
  return app.http.inject({ url: `/api/v1${address}`, headers });
}

async function linesOf(by: Recruiter, address: string, options: Parameters<typeof table>[2] = {}): Promise<string[]> {
  const answer = await table(by, address, options);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''.+\.csv$/),
  });
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = answer.body.replace('\uFEFF', '').split('\r\n');
  expect(lines.pop()).toBe('');
  return lines;
}

describe('candidates as a table', () => {
  it('somebody with a CV, a position and an interview › asked for as text/csv › is one line under translated heads', async () => {
    const { id: positionId } = await aPosition(owner, { title: 'Nurse, "ward 3"' });
    const { id } = await aCandidate(owner, { name: 'Maksym Bondar', email: 'm@example.com', positionId, cv: cvText });
    await anInterview(owner, { positionId, candidateId: id });
    const address = `/candidates?positionId=${positionId}`;
    const [heads, line, ...noMore] = await linesOf(owner, address);
    expect(heads).toBe('"Name","Email","Last role","Positions","Status","CV","Added (Europe/Kyiv)"');
    expect(line).toMatch(
      /^"Maksym Bondar","m@example\.com","backend engineer, Acme","Nurse, ""ward 3""","Interview planned","cv\.txt","\d{4}-\d\d-\d\d \d\d:\d\d"$/,
    );
    expect(noMore).toEqual([]);
    const [inUkrainian, theirs = ''] = await linesOf(owner, address, { language: 'uk' });
    expect(inUkrainian).toBe(
      '"Ім’я";"Електронна адреса";"Остання посада";"Вакансії";"Статус";"Резюме";"Додано (Europe/Kyiv)"',
    );
    expect(theirs).toContain('Співбесіду заплановано');
  });

  it('more than a page › narrowed and not › come whole, and whoever is being erased does not', async () => {
    const many = await aRecruiter(app);
    const made = await Promise.all(
      Array.from({ length: 103 }, (_, n) => aCandidate(many, { name: n % 2 === 0 ? `Even ${n}` : `Odd ${n}` })),
    );
    expect(await linesOf(many, '/candidates?limit=5')).toHaveLength(104);
    expect(await linesOf(many, '/candidates?q=Even')).toHaveLength(53);
    expect(await linesOf(many, '/candidates?stage=none&q=odd')).toHaveLength(52);
    await many.call(deleteCandidate, { params: { candidateId: made[0]?.id ?? '' } });
    expect(await linesOf(many, '/candidates')).toHaveLength(103);
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '＝1'])(
    'a name that a spreadsheet would calculate, %s › as a table › is a text',
    async (name) => {
      const recruiter = await aRecruiter(app);
      const { id } = await aCandidate(recruiter);
      await recruiter.call(updateCandidate, { params: { candidateId: id }, body: { name } });
      const [, line = ''] = await linesOf(recruiter, '/candidates');
      expect(line.replace(/^"/, '').startsWith(`'${name.slice(0, 2)}`)).toBe(true);
    },
  );

  it('the list › for whoever does not ask for a table first › is JSON', async () => {
    for (const accept of ['*/*', 'application/json', 'application/json, text/csv;q=0.5', 'text/html']) {
      const answer = await table(owner, '/candidates', { accept });
      expect(answer.headers['content-type']).toContain('application/json');
      expect(listCandidates.success.safeParse(answer.json()).success).toBe(true);
    }
  });
});

describe('interviews as a table', () => {
  it('those of two states › asked for with a filter › are those it selects, with times in the account’s zone', async () => {
    const recruiter = await aRecruiter(app, { premium: true });
    await recruiter.call(updateProfile, { body: { timezone: 'Europe/Kyiv' } });
    const { id: positionId } = await aPosition(recruiter, { title: '=Nurse' });
    const { id: candidateId } = await aCandidate(recruiter, { name: 'Olena Kravets' });
    const changes = { scheduledAt: '2027-03-01T09:30:00.000Z' };
    await anInterview(recruiter, { positionId, candidateId, changes });
    await anInterview(recruiter, { candidateId });
    const [heads, ...lines] = await linesOf(recruiter, '/interviews');
    expect(heads).toBe(
      '"Candidate","Position","Interview","Status","Scheduled for (Europe/Kyiv)","Started (Europe/Kyiv)","Finished (Europe/Kyiv)","Planned minutes","Recommendation","Average of the core questions","Requirements not met","Requirements still open"',
    );
    expect(lines).toHaveLength(2);
    const narrowed = await linesOf(recruiter, `/interviews?positionId=${positionId}`);
    expect(narrowed[1]).toBe(`"Olena Kravets","'=Nurse","Technical","Draft","2027-03-01 11:30",,,60,,,,`);
    expect(narrowed).toHaveLength(2);
    expect(await linesOf(recruiter, '/interviews?group=closed')).toHaveLength(1);
    const answer = await table(recruiter, '/interviews', { accept: 'application/json' });
    expect(listInterviews.success.safeParse(answer.json()).success).toBe(true);
  });
});

describe('tables of other accounts', () => {
  it('a stranger › with and without ids of the first account › gets heads alone', async () => {
    const stranger = await aRecruiter(app);
    const { id: positionId } = await aPosition(owner);
    const { id: candidateId } = await aCandidate(owner, { positionId });
    await anInterview(owner, { positionId, candidateId });
    for (const address of [
      '/candidates',
      `/candidates?positionId=${positionId}`,
      '/interviews',
      `/interviews?positionId=${positionId}&candidateId=${candidateId}`,
    ]) {
      expect(await linesOf(stranger, address)).toHaveLength(1);
    }
    const answer = await app.http.inject({ url: '/api/v1/candidates', headers: { accept: 'text/csv' } });
    expect(answer.statusCode).toBe(401);
  });
});
