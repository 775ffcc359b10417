import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What `npm test` runs, cheapest first. Every suite runs even if an earlier one failed; the last line counts all tests
 * of all suites, with each static check as one test. `--full` adds the long runs, `--only NAME` selects suites. What
 * runs in `npm test` and what only in the full run: docs/decisions/0031-npm-test-in-a-quarter-of-an-hour.md.
 */

const root = fileURLToPath(new URL('../', import.meta.url));
const reports = join(root, '.data/reports');
const require = createRequire(import.meta.url);

interface Suite {
  readonly name: string;
  readonly args: readonly string[];
  /** reads the suite's own counts; a suite without a report counts as one test */
  readonly count?: (report: string, suite: string) => Promise<Counts>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** names of tests that failed once and passed on a retry: included in `passed` */
  readonly secondTry?: readonly string[];
}

const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
const playwright = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');

function bin(packageName: string, file: string): string {
  return join(root, 'node_modules', packageName, file);
}

function vitestSuite(project: string, workers: number = 1): Suite {
  return {
    name: project,
    args: [
      vitest,
      'run',
      '--project',
      project,
      `--maxWorkers=${workers}`,
      '--reporter=dot',
      '--reporter=json',
      '--reporter=tests/helpers/second-try-reporter.ts',
      `--outputFile.json=${reportOf(project)}`,
    ],
    count: countVitest,
    env: { SECOND_TRY_REPORT: secondTriesOf(project) },
  };
}

const suites: readonly Suite[] = [
  // The default of four checkers computes the same types four times: nearly twice the CPU time.
  { name: 'types', args: [bin('typescript', 'bin/tsc'), '-b', '--checkers', '1'], env: { GOMAXPROCS: '1' } },
  // With two threads, its rules use two type checkers.
  {
    name: 'lint',
    args: [bin('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings'],
    env: { GOMAXPROCS: '1' },
  },
  { name: 'format', args: [bin('oxfmt', 'bin/oxfmt'), '--check'] },
  { name: 'texts', args: [bin('i18next-cli', 'dist/esm/cli.js'), 'lint'] },
  { name: 'dead-code', args: [bin('knip', 'bin/knip.js')] },
  { name: 'schema-drift', args: ['tests/helpers/database/generate-db-types.ts', '--verify'] },
  vitestSuite('unit', 2),
  vitestSuite('integration', 2),
  // Each file has its own namespace, and mostly waits.
  vitestSuite('workflows', 3),
  vitestSuite('web-build'),
  vitestSuite('start'),
  // Each file starts its own product, and mostly waits for it.
  vitestSuite('faults', 4),
  {
    name: 'browser',
    args: [playwright, 'test', '--reporter=line,json'],
    count: countPlaywright,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('browser') },
  },
];

const fullSuites: readonly Suite[] = [vitestSuite('kills'), { name: 'bench', args: ['tests/bench/run.ts'] }];

interface Row {
  /** run one after another */
  readonly suites: readonly string[];
  /** suites that must have ended before the first of the row starts */
  readonly after: readonly string[];
}

/**
 * Rows run in parallel, the longest from the beginning: workflow tests mostly wait for timers and start tests for their
 * processes, and there are two cores. Products under fault tests and browsers share the machine with no other product.
 */
const rows: readonly Row[] = [
  { suites: ['integration'], after: [] },
  { suites: ['workflows'], after: [] },
  // The pages that a start test serves must not be rebuilt meanwhile.
  { suites: ['schema-drift', 'web-build', 'start'], after: [] },
  { suites: ['faults'], after: ['workflows', 'start'] },
  { suites: ['browser'], after: ['integration', 'faults'] },
];

/**
 * Next to them, one row after another at a low priority: suites without servers and deadlines use the time in which the
 * others wait. At the lowest priority a unit test could time out.
 */
const beside: readonly Row[] = [
  { suites: ['types', 'lint', 'format', 'texts', 'dead-code'], after: [] },
  // Least of the processor is left before that.
  { suites: ['unit'], after: ['integration', 'faults'] },
];

/** Measurements, and suites that kill hundreds of times, need the machine to themselves. */
const last: readonly string[] = ['kills', 'bench'];

await mkdir(reports, { recursive: true });
const wanted = pick(process.argv.slice(2));
const results = new Map<string, Counts & { readonly seconds: number }>();
const placed = [...[...rows, ...beside].flatMap((row) => row.suites), ...last];
const unplaced = wanted.filter(({ name }) => !placed.includes(name)).map(({ name }) => name);
if (unplaced.length > 0) throw new Error(`no row runs ${unplaced.join(', ')}`);
const ends = new Map(placed.map((name) => [name, Promise.withResolvers<void>()]));
await Promise.all([...rows.map((row) => runRow(row)), runBeside()]);
await runAll(last);

const lines = wanted.map(({ name }) => {
  const { passed, failed, skipped, seconds } = results.get(name) ?? { passed: 0, failed: 1, skipped: 0, seconds: 0 };
  return `${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s   ${passed} passed, ${failed} failed, ${skipped} skipped`;
});
const total = [...results.values()].reduce((sum, each) => ({
  passed: sum.passed + each.passed,
  failed: sum.failed + each.failed,
  skipped: sum.skipped + each.skipped,
  seconds: sum.seconds + each.seconds,
}));
const secondTries = [...results.values()].flatMap(({ secondTry }) => secondTry ?? []);
if (secondTries.length > 0) {
  process.stdout.write(`\nFailed once, passed when tried again:\n  ${secondTries.join('\n  ')}\n`);
}
process.stdout.write(
  `\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`,
);
process.exit(total.failed === 0 ? 0 : 1);

async function runBeside(): Promise<void> {
  for (const row of beside) await runRow(row, 'low priority');
}

async function runRow({ suites: names, after }: Row, priority?: 'low priority'): Promise<void> {
  for (const name of after) await ends.get(name)?.promise;
  await runAll(names, priority);
}

async function runAll(names: readonly string[], priority?: 'low priority'): Promise<void> {
  for (const name of names) {
    const suite = wanted.find((each) => each.name === name);
    if (suite !== undefined) await runOne(suite, priority);
    // A suite that is not wanted keeps no other waiting.
    ends.get(name)?.resolve();
  }
}

async function runOne(suite: Suite, priority?: 'low priority'): Promise<void> {
  const started = Date.now();
  process.stdout.write(`── ${suite.name} …\n`);
  const { counts, output } = await run(suite, priority);
  const seconds = (Date.now() - started) / 1000;
  results.set(suite.name, { ...counts, seconds });
  // Printed as a whole at the end: parallel suites would mix their lines.
  if (counts.failed > 0) process.stdout.write(`\n${output}\n`);
  process.stdout.write(
    `── ${suite.name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped (${seconds.toFixed(1)} s)\n`,
  );
}

function pick(args: readonly string[]): readonly Suite[] {
  // Makes tests that normally run a reduced version run in full.
  if (args.includes('--full')) process.env['ASKWELL_TEST_FULL'] = '1';
  const all = args.includes('--full') ? [...suites, ...fullSuites] : suites;
  const only = args.flatMap((arg, index) => (args[index - 1] === '--only' ? arg.split(',') : []));
  return only.length === 0 ? all : [...suites, ...fullSuites].filter((suite) => only.includes(suite.name));
}

async function run(suite: Suite, priority?: 'low priority'): Promise<{ counts: Counts; output: string }> {
  const report = reportOf(suite.name);
  await rm(report, { force: true });
  const { ok, output } = await execute(suite, priority);
  if (suite.count === undefined) return { counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, output };
  try {
    const counts = await suite.count(report, suite.name);
    // A suite that failed outside its tests (in a setup) must not look green.
    if (!ok && counts.failed === 0) counts.failed = 1;
    return { counts, output };
  } catch {
    return { counts: { passed: 0, failed: 1, skipped: 0 }, output };
  }
}

function execute(suite: Suite, priority?: 'low priority'): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(process.execPath, suite.args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...suite.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    // Its child processes inherit it.
    if (priority !== undefined && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const end = (ok: boolean) => resolve({ ok, output: Buffer.concat(chunks).toString('utf8') });
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

function reportOf(name: string): string {
  return join(reports, `${name}.json`);
}

function secondTriesOf(name: string): string {
  return join(reports, `${name}.second-try.json`);
}

async function countVitest(report: string, project: string): Promise<Counts> {
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
    secondTry: JSON.parse(await readFile(secondTriesOf(project), 'utf8')),
  };
}

async function countPlaywright(report: string): Promise<Counts> {
  const { stats, suites: files }: PlaywrightReport = JSON.parse(await readFile(report, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    secondTry: files.flatMap(flakySpecs),
  };
}

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly { title: string; tests: readonly { status: string }[] }[];
  readonly suites?: readonly PlaywrightSuite[];
}

function flakySpecs(suite: PlaywrightSuite): readonly string[] {
  const own = suite.specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => `${suite.file} › ${title}`), ...(suite.suites ?? []).flatMap(flakySpecs)];
}
