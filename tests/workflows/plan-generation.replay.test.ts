import { describe, expect, it } from 'vitest';
import { recordedHistories, recordedHistory, replay } from '#tests/helpers/histories.ts';

const names = await recordedHistories('plan-generation');

describe('recorded histories of plan-generation', () => {
  it('replay › each way it can go › fits the code as it is', async () => {
    expect(names.length).toBeGreaterThanOrEqual(5);
    const histories = await Promise.all(names.map(async (name) => [name, await recordedHistory(name)] as const));
    const results = await replay(Object.fromEntries(histories));
    expect(results.map(({ error }) => error)).toEqual(names.map(() => undefined));
  });

  it('replay › a history with another order of steps › is found out', async () => {
    const history = await recordedHistory('plan-generation.playbook');
    const changed = history
      .replaceAll('"tailorFromPlaybook"', '"x"')
      .replaceAll('"buildCoreFromPlaybook"', '"tailorFromPlaybook"')
      .replaceAll('"x"', '"buildCoreFromPlaybook"');
    expect(changed).not.toBe(history);
    const [result] = await replay({ changed });
    expect(result?.error?.name).toBe('DeterminismViolationError');
  });
});
