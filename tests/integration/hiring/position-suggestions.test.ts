import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPositions } from '#contracts/hiring/positions.ts';
import { limits } from '#contracts/limits.ts';
import { suggestForPosition } from '#contracts/hiring/position-suggestions.ts';
import { createClient, overInject } from '#tests/helpers/api/client.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let recruiter: Recruiter;

beforeAll(async () => {
  app = await startTestApp();
  recruiter = await aRecruiter(app);
});

afterAll(() => app.close());

const posting = `Senior Backend Engineer — Kyiv
Department: Payments
You will design REST APIs and keep PostgreSQL queries fast: indexes, query plans, migrations.`;

describe('suggestForPosition', () => {
  it('a pasted posting › asked about › names title, level, department and areas, and stores nothing', async () => {
    const body = { description: posting, language: 'en' } as const;
    const found = await recruiter.call(suggestForPosition, { body });
    expect(found).toMatchObject({
      title: 'Senior Backend Engineer',
      level: 'senior',
      department: 'Payments',
      questions: [],
    });
    expect(found.focusAreas.length).toBeGreaterThan(0);
    expect(await recruiter.call(listPositions)).toEqual([]);
  });

  it('focus areas in Ukrainian › asked about › bring a question each, and say which is a general one', async () => {
    const found = await recruiter.call(suggestForPosition, {
      body: {
        title: 'Бухгалтер',
        description: 'Закриття місяця, звітність з ПДВ.',
        focusAreas: ['ПДВ', 'Кульбаби'],
        language: 'uk',
      },
    });
    expect(found.questions).toMatchObject([
      { focusArea: 'ПДВ', isGeneral: false, question: expect.stringMatching(/[а-яіїєґ]/u) },
      { focusArea: 'Кульбаби', isGeneral: true },
    ]);
  });

  it('the longest text of the commonest words › asked about › is answered, too', async () => {
    const description = 'PostgreSQL team leadership, code review. '.repeat(2000).slice(0, limits.position.description);
    const focusAreas = Array.from({ length: limits.position.focusAreas }, (_, index) => `Area ${String(index)}`);
    const found = await recruiter.call(suggestForPosition, {
      body: { title: 'Backend engineer', description, focusAreas, language: 'en' },
    });
    expect(found.questions).toHaveLength(limits.position.focusAreas);
  });

  it('somebody who asks on and on › within an hour › is told to wait, others are not', async () => {
    const [caller, other] = [await aRecruiter(app), await aRecruiter(app)];
    const body = { language: 'en' } as const;
    for (let asked = 0; asked < suggestForPosition.perHour; asked += 1) await caller.call(suggestForPosition, { body });
    const { code, retryAfter } = await caller.refusal(suggestForPosition, { body });
    expect(code).toBe('common.too_many_requests');
    expect(Number(retryAfter)).toBeGreaterThan(3000);
    await other.call(suggestForPosition, { body });
  });

  it('nobody signed in › asks › is turned away', async () => {
    const answer = await createClient(overInject(app)).refusal(suggestForPosition, { body: { language: 'en' } });
    expect(answer.status).toBe(401);
  });
});
