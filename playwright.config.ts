import chromium from '@sparticuz/chromium';
import { defineConfig } from '@playwright/test';

const fromNpm = process.platform === 'linux' && process.arch === 'x64' && process.env['CHROMIUM_PATH'] === undefined;

/** The whole running product in a real browser, which comes from npm too (`CHROMIUM_PATH` names another one). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.data/reports/browser',
  fullyParallel: false,
  // A file each. Two left a sixth of two cores idle.
  workers: 3,
  projects: [
    // Pace and faults of the stand-in for a model are common to all who use it: one file after another.
    { name: 'model', testMatch: '**/model/*.spec.ts', workers: 1 },
    { name: 'rest', testIgnore: '**/model/*.spec.ts' },
  ],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // docs/decisions/0026-tests-of-servers-are-tried-twice.md
  retries: 1,
  reporter: 'line',
  globalSetup: './tests/e2e/helpers/global-setup.ts',
  use: {
    viewport: { width: 1440, height: 900 },
    // A page that one has taken over asks past the routes by which tests answer in the server's place.
    serviceWorkers: 'block',
    // Recording each test, to throw its trace away, took two fifths of the time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: fromNpm ? await chromium.executablePath() : (process.env['CHROMIUM_PATH'] ?? ''),
      // Not the package's own switches: they put the browser in a single process, which dies with its first context, and
      // turn web security off. Its sandbox needs rights that a container does not give.
      args: fromNpm ? ['--no-sandbox'] : [],
      // Without a locale of UTF-8 it calls a file with a Ukrainian name "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
