import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Recruiter, aRecruiter } from '#tests/helpers/hiring.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';

let app: TestApp;
let recruiter: Recruiter;

beforeAll(async () => {
  app = await startTestApp();
  recruiter = await aRecruiter(app);
});

afterAll(() => app.close());

function check(payload: object, headers: Record<string, string> = {}) {
  return app.http.inject({
    method: 'POST',
    url: '/api/v1/guard/check',
    headers: { ...recruiter.headers, ...headers },
    payload,
  });
}

describe('checkWording', () => {
  it('an advert with an age limit › is checked › names the law, the slice and a lawful wording', async () => {
    const text = 'Bar staff wanted, 18-28. Waiter or waitress, evenings.';
    const answer = await check({ text, language: 'en' });
    expect(answer.statusCode).toBe(200);
    const { findings } = answer.json<{ findings: { topic: string; packs: string[]; start: number; end: number }[] }>();
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ topic: 'age', excerpt: '18-28', lawful: expect.any(String) });
    expect(findings[0]?.packs).toContain('EU');
    expect(text.slice(findings[0]?.start, findings[0]?.end)).toBe('18-28');
  });

  it('a Ukrainian reader › checks an English text › gets reasons in Ukrainian', async () => {
    const payload = { text: 'Are you a shop steward?', language: 'en', kind: 'question' };
    const answer = await check(payload, { 'accept-language': 'uk' });
    expect(answer.json()).toMatchObject({ findings: [{ topic: 'union', why: expect.stringMatching(/[а-яіїє]/u) }] });
  });

  it('a lawful text › is checked › has no findings', async () => {
    const answer = await check({
      text: 'You will care for elderly residents and price pension schemes.',
      language: 'en',
    });
    expect(answer.json()).toMatchObject({ findings: [] });
  });

  it('nobody signed in › asks › is turned away', async () => {
    const answer = await check({ text: 'Age 22-35.', language: 'en' }, { authorization: '' });
    expect(answer.statusCode).toBe(401);
  });
});
