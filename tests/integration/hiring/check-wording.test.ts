import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { checkWording } from '#contracts/hiring/guard.ts';
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

function check(body: BodyInputOf<typeof checkWording>, headers: Record<string, string> = {}) {
  return recruiter.call(checkWording, { body, headers });
}

describe('checkWording', () => {
  it('an advert with an age limit › is checked › names the law, the slice and a lawful wording', async () => {
    const text = 'Bar staff wanted, 18-28. Waiter or waitress, evenings.';
    const { findings } = await check({ text, language: 'en' });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ topic: 'age', excerpt: '18-28', lawful: expect.any(String) });
    expect(findings[0]?.packs).toContain('EU');
    expect(text.slice(findings[0]?.start, findings[0]?.end)).toBe('18-28');
  });

  it('a Ukrainian reader › checks an English text › gets reasons in Ukrainian', async () => {
    const payload = { text: 'Are you a shop steward?', language: 'en', kind: 'question' } as const;
    const answer = await check(payload, { 'accept-language': 'uk' });
    expect(answer).toMatchObject({ findings: [{ topic: 'union', why: expect.stringMatching(/[а-яіїє]/u) }] });
  });

  it('a lawful text › is checked › has no findings', async () => {
    const answer = await check({
      text: 'You will care for elderly residents and price pension schemes.',
      language: 'en',
    });
    expect(answer).toMatchObject({ findings: [] });
  });

  it('nobody signed in › asks › is turned away', async () => {
    const body = { text: 'Age 22-35.', language: 'en' };
    const answer = await createClient(overInject(app)).refusal(checkWording, { body });
    expect(answer.status).toBe(401);
  });
});
