import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes the names of the tests that passed only when tried again, a JSON array, where `SECOND_TRY_REPORT` says. */
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
