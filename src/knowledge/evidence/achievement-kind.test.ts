import { describe, expect, it } from 'vitest';
import { achievementFacets, achievementKind } from './achievement-kind.ts';

describe('achievementKind', () => {
  it.each([
    ['Shortened the picking route from 40 to 25 minutes', 'result'],
    ['Complaints down from 12 to 3 a month', 'result'],
    ['Two shifts instead of 3 for the same output', 'result'],
    ['Плинність кухарів: 30 % → 12 %', 'result'],
    ['здали об’єкт на 2 тижні раніше', 'result'],
    ['Supervised three apprentices at the bench', 'led'],
    ['Під час ремонту керувала бригадою з шести осіб', 'led'],
    ['Led the migration to the new till system', 'routine'],
    ['Taught all ages from 5 to 11', 'routine'],
    ['Set up and run the press, batches of 50 to 900', 'routine'],
    ['Replaced the paper log with a shared sheet', 'change'],
    ['знайшли причину вібрації насоса', 'change'],
    ['Wrote the handbook for the night desk', 'built'],
    ['придумала бланк для заявок', 'built'],
    ['Щомісяця звіряю залишки зі складом', 'routine'],
    ['I water the beds and keep the records', 'routine'],
    ['Open to remote work, Leeds', undefined],
    ['Delivery rider, evenings', undefined],
  ] as const)('%s › read › is %s', (line, kind) => {
    expect(achievementKind(line)).toBe(kind);
  });

  it('a line of several kinds › asked for all › names each', () => {
    const facets = achievementFacets(
      'Led a team of four that moved the archive and cut the search from 9 to 2 minutes',
    );
    expect([...facets].toSorted()).toEqual(['change', 'led', 'result']);
  });
});
