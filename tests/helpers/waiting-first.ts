import { type TestSpecification, BaseSequencer } from 'vitest/node';

/** Files that wait a quarter of a minute for something in the product to run out. */
const waiting = ['integration/auth/mail.test.ts', 'integration/auth/streams.test.ts', 'security/slow-body.test.ts'];

/** Begins with what mostly waits: as the last file of a run it would keep a core idle. */
export default class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer has a method of that name, which changes no array
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => waiting.some((file) => moduleId.endsWith(file));
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
