import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLegalDocument, listLegalDocuments } from '#contracts/legal.ts';
import { AppConfig } from '#contracts/live.ts';
import { readConfig } from '#platform/config.ts';
import { readLegalFolder } from '#platform/legal/read-legal-folder.ts';
import { createClient, overInject } from '#tests/helpers/api/client.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let around: string;
let folder: string;
let app: TestApp;

const changed = new Date('2026-11-20T10:00:00.000Z');

/** Each file that must not be published, and why not. */
const refused: readonly (readonly [string, string])[] = [
  ['README.md', 'is not named slug.language.md, as terms.en.md is'],
  ['Terms.en.md', 'is not named slug.language.md, as terms.en.md is'],
  ['binary.en.md', 'is not in UTF-8'],
  ['folder.en.md', 'is no file'],
  ['large.en.md', 'is larger than 204800 bytes'],
  ['nested.en.md', 'is nested too deeply'],
  ['nowhere.en.md', 'leads nowhere'],
  ['outside.en.md', 'leads out of the folder'],
  ['parent.en.md', 'leads out of the folder'],
  ['untitled.en.md', 'has no heading, which would be its title'],
];

beforeAll(async () => {
  around = await mkdtemp(join(tmpdir(), 'askwell-legal-'));
  folder = join(around, 'published');
  await mkdir(join(folder, '..data'), { recursive: true });
  const files: readonly (readonly [string, string | Buffer])[] = [
    ['terms.en.md', '\uFEFF# Terms\n\nBe fair. <script>alert(1)</script> [x](javascript:alert(1))\n'],
    ['terms.uk.md', '# Умови\n\nБудьте чесні.\n'],
    ['imprint.uk.md', '# Хто ми\n\nМи.\n'],
    ['..data/privacy.en.md', '# Privacy Notice\n'],
    ['.terms.en.md.swp', 'x'],
    ['README.md', '# Readme\n'],
    ['Terms.en.md', '# Terms\n'],
    ['binary.en.md', Buffer.from([0x23, 0x20, 0xff, 0xfe])],
    ['large.en.md', `# Large\n\n${'word '.repeat(50_000)}`],
    ['nested.en.md', `# Nested\n\n${'> '.repeat(10_000)}`],
    ['untitled.en.md', 'Words.\n'],
    ['../secret.en.md', '# Secret\n'],
  ];
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  await mkdir(join(folder, 'folder.en.md'));
  // As in a mounted configuration: within the folder.
  await symlink('..data/privacy.en.md', join(folder, 'privacy.en.md'));
  await symlink('../secret.en.md', join(folder, 'outside.en.md'));
  await symlink('..', join(folder, 'parent.en.md'));
  await symlink('none', join(folder, 'nowhere.en.md'));
  await utimes(join(folder, 'terms.en.md'), changed, changed);
  app = await startTestApp({ LEGAL_FOLDER: folder });
});

afterAll(async () => {
  await app?.close();
  await rm(around, { recursive: true });
});

const client = (language: string, of = app) => createClient(overInject(of), { 'accept-language': language });

describe('the legal documents of a folder', () => {
  it('the list › in each language › has what is published there, and says in which languages', async () => {
    const { items } = await client('en').call(listLegalDocuments);
    expect(items.map(({ slug, title, language, languages }) => [slug, title, language, languages])).toEqual([
      ['terms', 'Terms', 'en', ['en', 'uk']],
      ['privacy', 'Privacy Notice', 'en', ['en']],
      ['imprint', 'Хто ми', 'uk', ['uk']],
    ]);
    expect(items[0]?.updatedAt).toBe(changed.toISOString());
    const ukrainian = await client('uk').call(listLegalDocuments);
    expect(ukrainian.items.map(({ title }) => title)).toEqual(['Умови', 'Privacy Notice', 'Хто ми']);
  });

  it('a document › with a script and a link to one › is sent as words', async () => {
    const document = await client('en').call(getLegalDocument, { params: { slug: 'terms' } });
    expect(document).toMatchObject({ slug: 'terms', title: 'Terms', language: 'en', languages: ['en', 'uk'] });
    expect(document.blocks).toEqual([
      {
        kind: 'paragraph',
        text: ['Be fair. ', '<script>', 'alert(1)', '</script>', ' ', 'x'].map((text) => ({ text })),
      },
    ]);
  });

  it('a document › that is not in the language asked for › comes in English, else as it is', async () => {
    const uk = client('uk');
    expect(await uk.call(getLegalDocument, { params: { slug: 'privacy' } })).toMatchObject({ language: 'en' });
    const en = client('en');
    expect(await en.call(getLegalDocument, { params: { slug: 'imprint' } })).toMatchObject({ language: 'uk' });
  });

  it.each([
    'cookies',
    'README',
    '..%2fsecret',
    '%2e%2e%2fsecret',
    '..',
    '../secret',
    'terms.en',
    '%00',
    'a'.repeat(80),
  ])('GET /legal/%s › is not published › answers 404', async (slug) => {
    const answer = await app.http.inject({ url: `/api/v1/legal/${slug}` });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'common.not_found']);
    expect(answer.body).not.toContain('Secret');
  });

  it('files that cannot be published › at the start › are each told of with the reason, and nothing else is', async () => {
    const told: unknown[] = [];
    const documents = await readLegalFolder({
      config: { LEGAL_FOLDER: folder },
      logger: { warn: (fields: object) => told.push(Object.values(fields)) },
    });
    expect(told).toEqual(refused);
    expect(documents.slugs).toEqual(['terms', 'privacy', 'imprint']);
  });

  it('/config.json › for the sign-up form › names them', async () => {
    const answer = await app.http.inject({ url: '/config.json' });
    expect(AppConfig.parse(answer.json()).legal).toEqual(['terms', 'privacy', 'imprint']);
  });

  it('OpenAPI › of blocks that hold blocks › names a schema for each reference', async () => {
    const document = app.http.swagger();
    const schemas = 'components' in document ? Object.keys(document.components?.schemas ?? {}) : [];
    const named = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(named.length).toBeGreaterThan(0);
    expect(named.map(([, name = '']) => name).filter((name) => !schemas.includes(name))).toEqual([]);
  });

  it('the answer in production › of the other serializer › is the same', async () => {
    const production = await startTestApp({
      LEGAL_FOLDER: folder,
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    try {
      const asked = { params: { slug: 'terms' } } as const;
      expect(await client('en', production).call(getLegalDocument, asked)).toEqual(
        await client('en').call(getLegalDocument, asked),
      );
      expect(await client('en', production).call(listLegalDocuments)).toEqual(
        await client('en').call(listLegalDocuments),
      );
    } finally {
      await production.close();
    }
  });
});

describe('without documents', () => {
  it('no folder › is set › nothing is published, and the configuration says nothing of it', async () => {
    const bare = await startTestApp();
    try {
      expect(await client('en', bare).call(listLegalDocuments)).toEqual({ items: [] });
      expect(AppConfig.parse((await bare.http.inject({ url: '/config.json' })).json()).legal).toBeUndefined();
    } finally {
      await bare.close();
    }
  });

  it.each(['missing', 'README.md'])('LEGAL_FOLDER › that is no folder: %s › is a wrong setting', (name) => {
    const secret = 'k'.repeat(32);
    const settings = { DATABASE_URL: 'postgres://localhost/x', JWT_KEY: secret, PEPPER: secret };
    expect(() => readConfig({ ...settings, LEGAL_FOLDER: join(folder, name) })).toThrow('LEGAL_FOLDER: is no folder');
    expect(readConfig({ ...settings, LEGAL_FOLDER: 'docs' }).LEGAL_FOLDER).toMatch(/^\/.*docs$/);
  });
});
