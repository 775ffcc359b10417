import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { errorStatus } from '#contracts/errors.ts';
import { bundleWorkflows } from '#platform/temporal/workflow-bundle.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** One forbidden import for each rule of "Who may import whom": a rule never seen to fail is not a rule. */
const forbidden = [
  ['contracts take no library but zod/mini', 'src/contracts', "import * as z from 'zod';"],
  ['contracts take nothing of ours', 'src/contracts', "import { newId } from '#platform/new-id.ts';"],
  ['knowledge does no I/O', 'src/knowledge/plan', "import { readFileSync } from 'node:fs';"],
  ['knowledge knows no platform', 'src/knowledge/plan', "import { newId } from '#platform/new-id.ts';"],
  ['platform knows no module', 'src/platform/db', "import { consumeQuota } from '#modules/billing/index.ts';"],
  [
    'a module sees only faces',
    'src/modules/hiring',
    "import { consumeQuota } from '#modules/billing/consume-quota.ts';",
  ],
  ['calls go one way: auth → billing', 'src/modules/auth', "import { consumeQuota } from '#modules/billing/index.ts';"],
  [
    'calls go one way: hiring → interviewing',
    'src/modules/hiring',
    "import { x } from '#modules/interviewing/index.ts';",
  ],
  ['a module knows workflow contracts only', 'src/modules/hiring', "import { x } from '#workflows/index.ts';"],
  ['product code knows no stand-in', 'src/modules/auth', "import { x } from '#sandbox/smtp.ts';"],
  ['product code knows no stand-in: platform', 'src/platform/llm', "import { x } from '#sandbox/openai.ts';"],
  ['the launcher knows no module', 'src/launcher', "import { x } from '#modules/auth/index.ts';"],
  ['a process knows nothing of the launcher', 'src/bin', "import { x } from '#launcher/ports.ts';"],
  ['platform knows nothing of the launcher', 'src/platform/db', "import { x } from '#launcher/ports.ts';"],
  ['a stand-in knows no product code', 'src/sandbox', "import { newId } from '#platform/new-id.ts';"],
  ['workflows take nothing of src', 'workflows', "import type { Id } from '#contracts/common.ts';"],
  ['workflows take no library but theirs', 'workflows', "import { Client } from '@temporalio/client';"],
  ['a feature knows no other feature', 'web/src/features/runner', "import { x } from '#web/features/plan/api.ts';"],
  [
    'a feature knows no other feature: plan',
    'web/src/features/plan',
    "import { x } from '#web/features/summary/api.ts';",
  ],
  [
    'a feature knows no other feature: summary',
    'web/src/features/summary',
    "import { x } from '#web/features/plan/api.ts';",
  ],
  ['a feature knows no page', 'web/src/features/runner', "import { x } from '#web/pages/login.tsx';"],
  ['shared knows no entity', 'web/src/shared', "import { x } from '#web/entities/cv/api.ts';"],
  ['an entity knows no other entity', 'web/src/entities/plan', "import { x } from '#web/entities/cv/api.ts';"],
  ['an entity knows no feature', 'web/src/entities/cv', "import { x } from '#web/features/plan/api.ts';"],
  ['shared knows no feature', 'web/src/shared', "import { x } from '#web/features/plan/api.ts';"],
  ['the SPA knows no server code', 'web/src/pages', "import { newId } from '#platform/new-id.ts';"],
  ['nothing imports tests', 'src/platform/db', "import { x } from '#tests/helpers/database.ts';"],
  ['no path upwards', 'src/platform/db', "import { newId } from '../new-id.ts';"],
] as const;

describe('import rules', () => {
  const probes = forbidden.map(([, folder], index) => join(root, folder, `zz-probe-${index}.ts`));
  let report = '';

  beforeAll(async () => {
    await Promise.all(
      forbidden.map(async ([, , line], index) => {
        const probe = probes[index] ?? '';
        await mkdir(dirname(probe), { recursive: true });
        await writeFile(probe, `${line}\n`);
      }),
    );
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    report = await promisify(execFile)(process.execPath, [oxlint, '-f', 'unix', ...probes], { cwd: root }).then(
      ({ stdout }) => stdout,
      (failure: { stdout: string }) => failure.stdout,
    );
  }, 60_000);

  afterAll(async () => {
    await Promise.all(probes.map((probe) => rm(probe, { force: true })));
  });

  it.each(forbidden.map(([name], index) => [name, index] as const))(
    '%s › a forbidden import › is an error',
    (_, index) => {
      const lines = report.split('\n').filter((line) => line.includes(`zz-probe-${index}.ts:`));
      expect(lines.join('\n')).toContain('no-restricted-imports');
    },
  );
});

describe('modules', () => {
  const modules = readdirSync(join(root, 'src/modules'));

  it.each(modules)('%s › its SQL › names only its own schema and the platform', (module) => {
    const others = modules.filter((other) => other !== module).join('|');
    const foreign = new RegExp(
      `(?:from|join|into|update|table|insertInto|selectFrom|updateTable|deleteFrom|innerJoin|leftJoin)[\\s('"\`]+(?:${others})\\.[a-z_]+`,
      'gi',
    );
    const found = sourcesOf(join('src/modules', module)).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(foreign)].map(([match]) => `${file}: ${match}`),
    );
    expect(found).toEqual([]);
  });
});

describe('workflow bundle', () => {
  it('bundle › built as the worker builds it › holds nothing of src', async () => {
    const { code } = await bundleWorkflows();
    // A boolean: the bundle is a megabyte, and a failure would print it.
    expect(code.includes('cvParsing')).toBe(true);
    expect([...code.matchAll(/"\.\/src\/[^"]+"/g)].map(([match]) => match)).toEqual([]);
  }, 60_000);
});

describe('catalogs', () => {
  const codes = Object.keys(errorStatus).toSorted();

  it.each(languages)('errors.json in %s › against the error catalog › has each code and no other', (language) => {
    expect([...keysOf(readLocale(language, 'errors.json'))].toSorted()).toEqual(codes);
  });

  it('error codes › against the code that throws them › each is used', () => {
    const code = [...sourcesOf('src'), ...sourcesOf('workflows')]
      .filter((file) => !file.startsWith('src/contracts/'))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    expect(codes.filter((name) => !code.includes(`'${name}'`))).toEqual([]);
  });

  it('translations › of the two languages › have the same files and keys', () => {
    const files = readdirSync(join(root, 'locales/en')).toSorted();
    expect(readdirSync(join(root, 'locales/uk')).toSorted()).toEqual(files);
    for (const file of files) {
      // Ukrainian has four plural forms where English has two: a key is compared without its form.
      const [en, uk] = languages.map(
        (language) =>
          new Set(keysOf(readLocale(language, file)).map((key) => key.replace(/_(?:one|few|many|other)$/, ''))),
      );
      expect([...(uk ?? [])].toSorted(), file).toEqual([...(en ?? [])].toSorted());
    }
  });

  it('plural keys › in Ukrainian › have all four forms', () => {
    const missing = readdirSync(join(root, 'locales/uk')).flatMap((file) => {
      const keys = new Set(keysOf(readLocale('uk', file)));
      const stems = new Set(
        [...keys].filter((key) => /_(?:one|few|many|other)$/.test(key)).map((key) => key.replace(/_[a-z]+$/, '')),
      );
      return [...stems]
        .flatMap((stem) => ['one', 'few', 'many', 'other'].map((form) => `${stem}_${form}`))
        .filter((key) => !keys.has(key));
    });
    expect(missing).toEqual([]);
  });
});

describe('dependencies', () => {
  it('protobufjs › as installed › has one copy of version 8', () => {
    const lock: { packages: Record<string, { version?: string }> } = JSON.parse(
      readFileSync(join(root, 'package-lock.json'), 'utf8'),
    );
    const copies = Object.entries(lock.packages).filter(
      ([path, entry]) => path.endsWith('node_modules/protobufjs') && entry.version?.startsWith('8.'),
    );
    expect(copies.map(([path]) => path)).toEqual(['node_modules/protobufjs']);
  });
});

function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}

function readLocale(language: string, file: string): unknown {
  return JSON.parse(readFileSync(join(root, 'locales', language, file), 'utf8'));
}

function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, prefix === '' ? key : `${prefix}.${key}`));
}
