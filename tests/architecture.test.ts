import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { errorStatus } from '#contracts/errors.ts';
import { importRules } from '#oxlint.config.ts';
import { bundleWorkflows } from '#platform/temporal/workflow-bundle.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Each pattern of the table as an import, in a file that it applies to: a rule never seen to fail is untested. The
 * files are written to a separate folder with only the configuration, so that no other suite sees them.
 */
const probes = importRules.flatMap(({ from, mayNot }, row) =>
  from.map((pattern, place) => ({
    file: pattern.replace('**', `probe-${row}-${place}.ts`),
    messages: mayNot.map(({ message }) => message),
    imports: mayNot.flatMap(({ imports }) =>
      imports.map((specifier) => ({
        specifier: specifier.replace('!', '').replaceAll('**', 'probe/probe').replaceAll('*', 'probe'),
        refused: !specifier.startsWith('!'),
      })),
    ),
  })),
);

describe('import rules', () => {
  let folder = '';
  let refusals: readonly { readonly file: string; readonly line: number; readonly message: string }[] = [];

  beforeAll(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'askwell-import-rules-')));
    for (const file of ['oxlint.config.ts', 'package.json']) await copyFile(join(root, file), join(folder, file));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const { file, imports } of probes) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), imports.map(({ specifier }) => `import '${specifier}';\n`).join(''));
    }
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const report = await promisify(execFile)(process.execPath, [oxlint, '-f', 'json'], { cwd: folder }).then(
      ({ stdout }) => stdout,
      (failure: { stdout: string }) => failure.stdout,
    );
    const { diagnostics }: { diagnostics: readonly Diagnostic[] } = JSON.parse(report);
    refusals = diagnostics
      .filter(({ code }) => code === 'eslint(no-restricted-imports)')
      .map(({ filename, labels, help, message }) => ({
        file: filename,
        line: labels[0]?.span.line ?? 0,
        message: help ?? message,
      }));
  }, 60_000);

  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it.each(probes)('$file › each pattern of its row as an import › is refused as written', ({ file, imports }) => {
    const found = refusals.filter((each) => each.file === file);
    expect(
      imports.map(({ specifier }, index) => ({ specifier, refused: found.some(({ line }) => line === index + 1) })),
    ).toEqual(imports);
  });

  it.each(probes)('$file › its refusals › give each reason of its row', ({ file, messages }) => {
    const given = new Set(refusals.filter((each) => each.file === file).map(({ message }) => message));
    expect([...given].toSorted()).toEqual([...new Set(messages)].toSorted());
  });

  it('the table › a row without bans › does not exist', () => {
    expect(importRules.filter(({ mayNot }) => mayNot.length === 0)).toEqual([]);
  });
});

describe('import circles', () => {
  it('every file › its imports, types included › never lead back to it', () => {
    const files = ['src', 'workflows', 'web/src', 'web/build', 'tests'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(folder, file)),
    );
    const imports = new Map(files.map((file) => [file, importsOf(file).filter((each) => files.includes(each))]));
    expect([...imports.values()].flat().length).toBeGreaterThan(files.length);
    expect(circlesIn(imports)).toEqual([]);
  });
});

describe('folders', () => {
  // One file per topic or competency: their number depends on the playbook, and they cannot be grouped further.
  const onePerEntry = ['src/knowledge/playbook/topics', 'src/knowledge/playbook/competencies'];

  it('every folder › its files of code without tests › are 17 at most', () => {
    const folders = ['src', 'workflows', 'web/src'].flatMap(sourcesOf).map(dirname);
    const counts = new Map<string, number>();
    for (const folder of folders) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    expect([...counts.keys()]).toEqual(expect.arrayContaining(onePerEntry));
    expect([...counts].filter(([folder, count]) => count > 17 && !onePerEntry.includes(folder))).toEqual([]);
  });
});

describe('modules', () => {
  const modules = readdirSync(join(root, 'src/modules'));

  it.each(modules)('%s › its SQL › names only its own schema and the platform', (module) => {
    const others = modules.filter((other) => other !== module).join('|');
    const foreign = new RegExp(
      `(?:from|join|into|update|table|insertInto|selectFrom|updateTable|deleteFrom|innerJoin|leftJoin|sweepOf)[\\s('"\`]+(?:${others})\\.[a-z_]+`,
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
      // Ukrainian has four plural forms, English two: keys are compared without the plural suffix.
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

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/** Our files that a file imports, as paths from the root; `import type` counts like any other. */
function importsOf(file: string): string[] {
  const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([.#][^']+)'/g)].flatMap(
    ([, specifier = '']) => {
      if (specifier.startsWith('.')) return [join(dirname(file), specifier)];
      const [alias, target] = Object.entries(imports).find(([key]) => specifier.startsWith(key.replace('*', ''))) ?? [];
      if (alias === undefined || target === undefined) return [];
      return [join(target.replace('*', specifier.slice(alias.indexOf('*'))))];
    },
  );
}

/** The first import cycle found through each file that has one, as a path that ends where it starts. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file) || path.includes(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return circles;
}

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
