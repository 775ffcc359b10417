import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes a JSON array with the names of the tests that passed only on a retry to the file in `SECOND_TRY_REPORT`. */
export default class SecondTryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky === true)
        .map((test) => `${module.relativeModuleId} › ${test.fullName}`),
    );
    const file = process.env['SECOND_TRY_REPORT'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(names));
  }
}
