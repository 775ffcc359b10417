import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#contracts/common.ts';
import type { CoreBlock, CoreBrief } from '#knowledge/plan/plan-parts.ts';
import { createPlaybookWriter } from './playbook-writer.ts';
import type { WriteContext } from './plan-writer.ts';
import { withPlaybookReady } from './with-playbook-ready.ts';

const core: CoreBlock = { competencies: [], focusAreas: [], requirements: [], questions: [] };
const context: WriteContext = {
  newId: () => 'id',
  kept: undefined,
  signal: new AbortController().signal,
  heartbeat: () => {},
  report: async () => {},
  keep: async () => {},
  spent: () => {},
  answered: async () => {},
};

function briefIn(language: Language): CoreBrief {
  const position = {
    id: 'p',
    version: 1,
    title: 'Cook',
    description: 'Soup.',
    focusAreas: [],
    level: 'middle',
  } as const;
  return { position, interviewType: 'technical', durationMin: 60, language };
}

describe('withPlaybookReady', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('writeCore › while the model is awaited › composes from the playbook once for each language', async () => {
    const composed: Language[] = [];
    const begun: Language[] = [];
    const writer = withPlaybookReady(
      {
        ...createPlaybookWriter(),
        source: 'ai',
        writeCore: async ({ language }) => {
          begun.push(language);
          return core;
        },
      },
      function* ({ language }) {
        composed.push(language);
        yield core;
        composed.push(language);
      },
    );
    await writer.writeCore(briefIn('en'), context);
    // The call is sent first.
    expect({ begun, composed }).toEqual({ begun: ['en'], composed: [] });
    await vi.advanceTimersByTimeAsync(1000);
    expect(composed).toEqual(['en', 'en']);
    await writer.writeCore(briefIn('en'), context);
    await writer.writeCore(briefIn('uk'), context);
    await vi.advanceTimersByTimeAsync(1000);
    expect(composed).toEqual(['en', 'en', 'uk', 'uk']);
    expect(begun).toEqual(['en', 'en', 'uk']);
  });

  test('writeCore › of a brief that the playbook cannot compose › goes on', async () => {
    const model = { ...createPlaybookWriter(), source: 'ai' as const, writeCore: async () => core };
    let composed = 0;
    const writer = withPlaybookReady(model, function* () {
      composed += 1;
      yield core;
      throw new RangeError('no questions');
    });
    expect(await writer.writeCore(briefIn('en'), context)).toBe(core);
    await vi.advanceTimersByTimeAsync(1000);
    expect(composed).toBe(1);
  });
});
