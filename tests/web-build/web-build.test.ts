import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ensureWebBuild } from '#launcher/web-build.ts';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof Manifest>;

let dist: string;
let manifest: Manifest;
/** The yardstick of G9 (docs/performance.md): react and react-dom of this very build. */
let react: number;

beforeAll(async () => {
  // The pages as `npm start` builds them; nothing is done when they are already built from these sources.
  dist = await ensureWebBuild({ root: fileURLToPath(new URL('../../', import.meta.url)), onProgress: () => {} });
  manifest = Manifest.parse(JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')));
  react = await gzipped(Object.values(manifest).flatMap(({ name, file }) => (name === 'react' ? [file] : [])));
}, 300_000);

// Just above what is there (docs/performance.md): a page that grows past its budget has taken on something by mistake.
describe('bytes before a page is usable, gzipped', () => {
  const signedIn = [
    'app.html',
    'src/app/routing/query-layout.tsx',
    'src/app/routing/signed-in-pages.ts',
    'src/app/shell/shell.tsx',
  ];
  it.each([
    { page: 'landing', modules: ['index.html'], files: 9, scripts: 1.54, styles: 6_800 },
    {
      page: 'legal',
      modules: ['index.html', 'src/pages/legal/legal-content.tsx'],
      files: 11,
      scripts: 1.58,
      styles: 8_250,
    },
    {
      page: 'sign-in',
      modules: ['app.html', 'src/pages/auth/login-page.tsx'],
      files: 14,
      scripts: 2.64,
      styles: 14_400,
    },
    {
      page: 'what a link shows',
      modules: ['app.html', 'src/app/routing/query-layout.tsx', 'src/pages/shared/shared-page.tsx'],
      files: 24,
      scripts: 3.98,
      styles: 20_000,
    },
    {
      page: 'dashboard',
      // Without what it can be read without: activity, minutes, trend and the first steps come after it.
      modules: [...signedIn, 'src/pages/dashboard/dashboard-page.tsx'],
      files: 28,
      scripts: 4.06,
      styles: 28_300,
    },
    {
      page: 'interview',
      modules: [...signedIn, 'src/pages/interviews/interview-page.tsx'],
      files: 39,
      scripts: 5.66,
      styles: 44_700,
    },
  ])(
    '$page › scripts ÷ react alone, styles and files › within the budget',
    async ({ modules, files, scripts, styles }) => {
      const loaded = modules.flatMap((module) => [...chunksOf(module)]);
      const css = loaded.flatMap((key) => manifest[key]?.css ?? []);
      expect((await gzipped(loaded.map((key) => manifest[key]?.file ?? key))) / react).toBeLessThan(scripts);
      expect(await gzipped(css)).toBeLessThan(styles);
      expect(new Set([...loaded, ...css]).size).toBeLessThan(files);
    },
  );

  // In a circle of chunks one runs before what it imports from another is there: a schema without its parts.
  it('any chunk › with all that it imports › does not come back to itself', () => {
    const inCircles = Object.keys(manifest).filter((key) =>
      (manifest[key]?.imports ?? []).some((imported) => chunksOf(imported).has(key)),
    );
    expect(inCircles).toEqual([]);
  });

  it('any chunk › on its own › at most 110 kB', async () => {
    for (const { file } of Object.values(manifest)) expect(await gzipped([file]), file).toBeLessThan(110_000);
  });
});

it('the build › each script, style and translation of some size › lies there compressed too', async () => {
  const files = await readdir(dist, { recursive: true });
  const texts = files.filter((file) => /^(?:assets|locales)\/.*\.(?:js|css|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  for (const file of texts) {
    const content = await readFile(join(dist, file));
    if (content.length < 1_000) continue;
    expect(brotliDecompressSync(await readFile(join(dist, `${file}.br`))), file).toEqual(content);
    expect(gunzipSync(await readFile(join(dist, `${file}.gz`))), file).toEqual(content);
  }
});

it('the build › Ukrainian sentences › hold each word of one letter with the next, labels stay as written', async () => {
  const built = await readFile(join(dist, 'locales/uk/landing.json'), 'utf8');
  const longer = textsIn(JSON.parse(built)).filter((text) => text.length > 40);
  expect(longer.filter((text) => /\s[аійоузв]\u00A0/iu.test(text)).length).toBeGreaterThan(5);
  expect(longer.filter((text) => /\s[аійоузв] /iu.test(text))).toEqual([]);
  const auth = textsIn(JSON.parse(await readFile(join(dist, 'locales/uk/auth.json'), 'utf8')));
  expect(auth).toContain('Продовжити з Google');
});

function textsIn(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}

/** A module's chunk and all that it imports at once. */
function chunksOf(module: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (chunk === undefined) throw new Error(`the build has no ${module}`);
  if (found.has(module)) return found;
  found.add(module);
  for (const imported of chunk.imports) chunksOf(imported, found);
  return found;
}

async function gzipped(files: readonly string[]): Promise<number> {
  const contents = await Promise.all([...new Set(files)].map((file) => readFile(join(dist, file))));
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
}
