import { describe, expect, it } from 'vitest';
import { recordedHistories, recordedHistory, replay } from '#tests/helpers/temporal/histories.ts';

const names = await recordedHistories('plan-generation');

describe('recorded histories of plan-generation', () => {
  it('replay › each way it can go › fits the code as it is', async () => {
    expect(names.length).toBeGreaterThanOrEqual(5);
    const histories = await Promise.all(names.map(async (name) => [name, await recordedHistory(name)] as const));
    const results = await replay(Object.fromEntries(histories));
    expect(results.map(({ error }) => error)).toEqual(names.map(() => undefined));
  });

  it('replay › a model that nobody answers for in time › goes on with the playbook like a provider that is down', async () => {
    const recorded: { events: Record<string, unknown>[] } = JSON.parse(
      await recordedHistory('plan-generation.provider-down'),
    );
    const events = recorded.events.map(({ activityTaskFailedEventAttributes: failed, ...event }) =>
      failed === undefined
        ? event
        : {
            ...event,
            eventType: 'EVENT_TYPE_ACTIVITY_TASK_TIMED_OUT',
            activityTaskTimedOutEventAttributes: {
              ...failed,
              failure: {
                message: 'activity ScheduleToClose timeout',
                timeoutFailureInfo: { timeoutType: 'TIMEOUT_TYPE_SCHEDULE_TO_CLOSE' },
              },
              retryState: 'RETRY_STATE_TIMEOUT',
            },
          },
    );
    const timedOut = JSON.stringify({ events });
    expect(timedOut).toContain('EVENT_TYPE_ACTIVITY_TASK_TIMED_OUT');
    const [result] = await replay({ timedOut });
    expect(result?.error).toBeUndefined();
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
