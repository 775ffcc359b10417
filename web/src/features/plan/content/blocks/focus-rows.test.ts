import { describe, expect, it } from 'vitest';
import { focusRows } from './focus-rows.ts';

function aPlan(areasOfQuestions: readonly string[][]): Parameters<typeof focusRows>[0] {
  const questions = areasOfQuestions.map((focusAreas, index) => ({ order: index + 1, focusAreas }));
  return { questions, summary: { focusAreas: ['Kafka'] }, positionVersion: 2 };
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
