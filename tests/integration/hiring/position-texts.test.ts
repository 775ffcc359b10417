import { createServer } from 'node:http';
import { createPosition, listPositions } from '#contracts/hiring/positions.ts';
import { importPosting, writeDescription } from '#contracts/hiring/position-texts.ts';
import { updateProfile } from '#contracts/auth/auth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { careers } from '#sandbox/careers/careers.ts';
import type { LlmFault } from '#sandbox/openai/openai-faults.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { createClient, overInject } from '#tests/helpers/api/client.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { withFault } from '#tests/helpers/api/with-fault.ts';

let app: TestApp;
let ai: OpenAiSandbox;
let sandbox: Sandbox;
let recruiter: Recruiter;

beforeAll(async () => {
  ai = await startOpenAiSandbox();
  sandbox = await startSandbox({ standIns: [careers], publicUrl: 'http://localhost:3000' });
  app = await startTestApp({ ...sandbox.settings, OPENAI_API_KEY: 'sk-stand-in', OPENAI_BASE_URL: ai.url });
  recruiter = await aRecruiter(app);
});

afterAll(async () => {
  await app.close();
  await sandbox.stop();
  await ai.close();
});

const link = (name: string) => `${sandbox.url}/sandbox/careers/${name}`;

describe('importPosting', () => {
  it('a page with structured data › read › gives title, level, type and the text with its lists, and stores nothing', async () => {
    const found = await recruiter.call(importPosting, { body: { url: link('staff-nurse') } });
    expect(found).toMatchObject({ title: 'Staff nurse, surgical ward', type: 'full_time' });
    expect(found.description).toContain('What you will do\n\n- receive patients from theatre');
    expect(found.description).not.toContain('Harrow Lane');
    expect(await recruiter.call(listPositions)).toEqual([]);
  });

  it('a page in Ukrainian › read › keeps its language, and makes a position', async () => {
    const { title, level, type, department, description } = await recruiter.call(importPosting, {
      body: { url: link('elektromonter') },
    });
    expect(description).toContain('IV група з електробезпеки');
    const body = { title: title ?? '', level: level ?? 'middle', type: type ?? 'full_time', department, description };
    const caller = await aRecruiter(app);
    expect(await caller.call(createPosition, { body })).toMatchObject({ description, title });
  });

  it('a page without structured data › read › gives heading and text alone', async () => {
    const found = await recruiter.call(importPosting, { body: { url: link('bakery-manager') } });
    expect(found).toMatchObject({ title: 'Bakery shift manager', type: null });
    expect(found.description).toContain('the van that leaves at 4:40');
    expect(found.description).not.toContain('Careers');
  });

  it('what cannot be read, for any reason › asked for › is refused in the same words', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const address = closed.address();
    const port = typeof address === 'object' ? address?.port : 0;
    closed.close();
    const urls = [
      link('nobody'),
      `${sandbox.url}/sandbox/careers`,
      `http://127.0.0.1:${port}/`,
      app.config.PUBLIC_URL,
      'http://169.254.169.254/latest/meta-data/',
      'ftp://example.org/',
      'nonsense',
    ];
    const caller = await aRecruiter(app);
    const told = new Set<string>();
    for (const url of urls) {
      const { status, code, message, details } = await caller.refusal(importPosting, { body: { url } });
      told.add(JSON.stringify({ status, code, message, details }));
    }
    expect([...told]).toEqual([
      JSON.stringify({
        status: 422,
        code: 'hiring.page_unreadable',
        message: 'We couldn’t read this page. Check the link or paste the job description.',
      }),
    ]);
  });

  it('the eleventh page of an hour › asked for › is refused with when the next may be read, others are not touched', async () => {
    const [caller, other] = [await aRecruiter(app), await aRecruiter(app)];
    for (let pages = 0; pages < 10; pages += 1) await caller.refusal(importPosting, { body: { url: 'nonsense' } });
    const { code, retryAfter } = await caller.refusal(importPosting, { body: { url: link('staff-nurse') } });
    expect(code).toBe('common.too_many_requests');
    expect(Number(retryAfter)).toBeGreaterThan(3000);
    expect(await caller.call(listPositions)).toEqual([]);
    await other.call(importPosting, { body: { url: link('staff-nurse') } });
  });
});

const asked = {
  title: 'Staff nurse',
  level: 'middle',
  type: 'full_time',
  language: 'en',
} as const;

async function written(caller: Recruiter, body: Parameters<typeof bodyOf>[0] = {}): Promise<string> {
  const events = await caller.events(writeDescription, { body: bodyOf(body) });
  expect(events.at(-1)?.data).toEqual({ kind: 'end' });
  return events.map(({ data }) => (data.kind === 'text' ? data.text : '')).join('');
}
const bodyOf = (fields: { notes?: string; language?: 'en' | 'uk'; title?: string }) => ({
  ...asked,
  focusAreas: ['Pain relief', 'Handover'],
  ...fields,
});

describe('writeDescription', () => {
  it('title, areas and notes › written about › comes in pieces, keeps the notes, and stores nothing', async () => {
    const notes = 'Two wards, "A" and "B".\n\t- nights: four a month 😀';
    const events = await recruiter.events(writeDescription, { body: bodyOf({ notes }) });
    expect(events.filter(({ data }) => data.kind === 'text').length).toBeGreaterThan(3);
    const text = await written(recruiter, { notes });
    expect(text).toContain('Pain relief');
    expect(text).toContain('Two wards, "A" and "B".');
    expect(text).toContain('nights: four a month 😀');
    expect(await recruiter.call(listPositions)).toEqual([]);
  });

  it('a Ukrainian title › written about in Ukrainian › is Ukrainian', async () => {
    expect(await written(recruiter, { language: 'uk', title: 'Медсестра' })).toMatch(/^Медсестра: ця робота/);
  });

  it.each<LlmFault>(['garbage', 'empty', 'refusal', 'server_error', 'quota', 'half_json', 'length', 'cut'])(
    'a model that fails by %s › asked › says that nothing was changed, in the caller’s language',
    async (fault) => {
      const caller = await aRecruiter(app);
      const call = { body: bodyOf({}), headers: { 'accept-language': 'uk' } };
      const events = await withFault(ai, fault, () => caller.events(writeDescription, call));
      const last = events.at(-1)?.data;
      expect(last).toMatchObject({ kind: 'failed', message: expect.stringMatching(/^Зараз ШІ не зміг/) });
    },
  );

  it('a model of a small context › asked with the longest notes › writes from their beginning', async () => {
    const settings = { OPENAI_MODEL: 'tiny-context', OPENAI_CONTEXT_TOKENS: '4096', OPENAI_REASONING: 'off' };
    const small = await startTestApp({ ...settings, OPENAI_API_KEY: 'sk-stand-in', OPENAI_BASE_URL: ai.url });
    try {
      const notes = 'Нічні зміни, двоє на посту. '.repeat(800).slice(0, 20_000);
      expect(await written(await aRecruiter(small), { notes, language: 'uk', title: 'Медсестра' })).toContain(
        'Нічні зміни, двоє на посту. Нічні',
      );
    } finally {
      await small.close();
    }
  });

  it('AI switched off by the account › asked › is refused', async () => {
    const caller = await aRecruiter(app);
    await caller.call(updateProfile, { body: { aiEnabled: false } });
    expect((await caller.refusal(writeDescription, { body: bodyOf({}) })).code).toBe('hiring.no_model');
  });

  it('no model configured › asked › is refused', async () => {
    const without = await startTestApp();
    try {
      const caller = await aRecruiter(without);
      expect((await caller.refusal(writeDescription, { body: bodyOf({}) })).code).toBe('hiring.no_model');
    } finally {
      await without.close();
    }
  });

  it('nobody signed in › asked › is refused before a model is', async () => {
    const before = await modelRequests();
    const visitor = createClient(overInject(app));
    expect((await visitor.refusal(writeDescription, { body: bodyOf({}) })).status).toBe(401);
    expect(await modelRequests()).toBe(before);
  });
});

async function modelRequests(): Promise<number> {
  const requests: unknown = await (await fetch(`${ai.origin}/sandbox/requests`)).json();
  return Array.isArray(requests) ? requests.length : 0;
}
