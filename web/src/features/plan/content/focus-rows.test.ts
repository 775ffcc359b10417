import { describe, expect, it } from 'vitest';
import { focusRows } from './focus-rows.ts';

type Plan = Parameters<typeof focusRows>[0];

function aPlan(focusAreas: readonly (readonly string[])[]): Plan {
  const questions = focusAreas.map((areas, index) => ({ order: index + 1, focusAreas: areas }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of its questions is read
  return { questions, summary: { highlights: [], focusAreas: ['Kafka'] }, positionVersion: 2 } as unknown as Plan;
}

const position = { focusAreas: ['Kafka', 'On-call'], positionVersion: 2 };

describe('focusRows', () => {
  it('focusRows › an area of the position that the plan left out › is a row without a question', () => {
    expect(focusRows(aPlan([['Kafka'], [], ['Kafka']]), position)).toEqual([
      { area: 'Kafka', numbers: [1, 3] },
      { area: 'On-call', numbers: [] },
    ]);
  });

  it('focusRows › an area that was added to the position since › is not missed yet', () => {
    expect(focusRows(aPlan([['Kafka']]), { ...position, positionVersion: 3 })).toEqual([
      { area: 'Kafka', numbers: [1] },
    ]);
  });

  it('focusRows › a plan from before areas were kept › has none', () => {
    expect(focusRows(aPlan([[], []]), position)).toEqual([]);
  });
});
