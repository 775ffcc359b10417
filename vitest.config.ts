import { defineConfig } from 'vitest/config';
import { nodeFlags } from './src/launcher/processes/node-service.ts';

const databaseSetup = ['tests/helpers/database/global-database.ts'];

/** Node loads the source itself, as it does in the product, and keeps what it made of it; no test replaces a module. */
const byNode = { viteModuleRunner: false, nodeLoader: false };

/**
 * Cheapest first. `tests/run.ts` says what runs beside what; one project alone: `npx vitest run --project unit`. Why those
 * with servers retry: docs/decisions/0026-tests-of-servers-are-tried-twice.md.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // As the product is run.
    execArgv: [...nodeFlags],
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Modules are loaded once for a worker, not once for each of 150 files: half of the time. What a test changes
          // around itself (timers, globals, the environment) it puts back.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          include: [
            'src/**/*.test.ts',
            'workflows/**/*.test.ts',
            'web/src/**/*.test.ts',
            'tests/knowledge/**/*.test.ts',
            'tests/*.test.ts',
          ],
          // They run when others leave the processor to them.
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          retry: 1,
          experimental: byNode,
          // As in the unit tests; a third of this suite was the loading of modules.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          include: ['tests/integration/**/*.test.ts', 'tests/security/**/*.test.ts'],
          globalSetup: databaseSetup,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'workflows',
          retry: 1,
          experimental: byNode,
          isolate: false,
          include: ['tests/workflows/**/*.test.ts'],
          globalSetup: [...databaseSetup, 'tests/helpers/temporal/global-temporal.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: { name: 'web-build', include: ['tests/web-build/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'start',
          retry: 1,
          experimental: byNode,
          include: ['tests/start/**/*.test.ts'],
          globalSetup: ['tests/start/temporal-is-built.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          retry: 1,
          experimental: byNode,
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        // Minutes of kills: `npm run test:full` runs it, `npm test` does not.
        test: { name: 'kills', include: ['tests/kills/**/*.test.ts'], hookTimeout: 300_000 },
      },
    ],
  },
});
