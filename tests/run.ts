import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What `npm test` runs, cheapest first. Every suite runs even when an earlier one failed; the closing line counts all
 * tests of all suites, a failed check of the source being one test. `--full` adds the long runs, `--only NAME` picks.
 */

const root = fileURLToPath(new URL('../', import.meta.url));
const reports = join(root, '.data/reports');
const require = createRequire(import.meta.url);

interface Suite {
  readonly name: string;
  readonly args: readonly string[];
  /** reads the suite's own counts; a suite without a report counts as one test */
  readonly count?: (report: string) => Promise<Counts>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
const playwright = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');

function bin(packageName: string, file: string): string {
  return join(root, 'node_modules', packageName, file);
}

function vitestSuite(project: string): Suite {
  return {
    name: project,
    args: [
      vitest,
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportOf(project)}`,
    ],
    count: countVitest,
  };
}

const suites: readonly Suite[] = [
  { name: 'types', args: [bin('typescript', 'bin/tsc'), '-b'] },
  { name: 'lint', args: [bin('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'format', args: [bin('oxfmt', 'bin/oxfmt'), '--check'] },
  { name: 'dead-code', args: [bin('knip', 'bin/knip.js')] },
  { name: 'schema-drift', args: ['tests/helpers/generate-db-types.ts', '--verify'] },
  vitestSuite('unit'),
  vitestSuite('integration'),
  vitestSuite('workflows'),
  {
    name: 'web-build',
    args: [bin('vite', 'bin/vite.js'), 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn', 'web'],
  },
  vitestSuite('start'),
  vitestSuite('faults'),
  {
    name: 'browser',
    args: [playwright, 'test', '--reporter=line,json'],
    count: countPlaywright,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('browser') },
  },
];

const fullSuites: readonly Suite[] = [{ name: 'bench', args: ['tests/bench/run.ts'] }];

await mkdir(reports, { recursive: true });
const wanted = pick(process.argv.slice(2));
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
for (const suite of wanted) {
  const started = Date.now();
  const counts = await run(suite);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  lines.push(
    `${suite.name.padEnd(14)} ${seconds.padStart(6)} s   ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
  );
}
process.stdout.write(
  `\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`,
);
process.exit(total.failed === 0 ? 0 : 1);

function pick(args: readonly string[]): readonly Suite[] {
  const all = args.includes('--full') ? [...suites, ...fullSuites] : suites;
  const only = args.flatMap((arg, index) => (args[index - 1] === '--only' ? arg.split(',') : []));
  return only.length === 0 ? all : [...suites, ...fullSuites].filter((suite) => only.includes(suite.name));
}

async function run(suite: Suite): Promise<Counts> {
  process.stdout.write(`\n── ${suite.name}\n`);
  const report = reportOf(suite.name);
  await rm(report, { force: true });
  const ok = await execute(suite);
  if (suite.count === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  try {
    const counts = await suite.count(report);
    // A suite that broke outside its tests (a setup that threw) must not look green.
    if (!ok && counts.failed === 0) counts.failed = 1;
    return counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function execute(suite: Suite): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, suite.args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...suite.env, FORCE_COLOR: '0' },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

function reportOf(name: string): string {
  return join(reports, `${name}.json`);
}

async function countVitest(report: string): Promise<Counts> {
  const json: {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    success: boolean;
  } = JSON.parse(await readFile(report, 'utf8'));
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
  };
}

async function countPlaywright(report: string): Promise<Counts> {
  const { stats }: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } } = JSON.parse(
    await readFile(report, 'utf8'),
  );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
