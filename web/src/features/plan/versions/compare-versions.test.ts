import { describe, expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';

const [first, second, third] = ['first', 'second', 'third'].map((id, at) => ({
  id,
  order: at + 1,
  text: `The ${id}?`,
  expectedMin: 5,
}));
if (first === undefined || second === undefined || third === undefined) throw new Error('no questions');

type Asked = NonNullable<typeof first>;
const numbered = (questions: readonly Asked[]) => questions.map((question, at) => ({ ...question, order: at + 1 }));
const version = (number: number, questions: readonly Asked[], coreHash = 'core') => ({
  version: number,
  coreHash,
  source: 'playbook' as const,
  questions: numbered(questions),
});
const earlier = version(1, [first, second]);

describe('compareVersions', () => {
  it('a version that was brought back › is the same, whatever its number', () => {
    expect(compareVersions(earlier, version(3, [first, second]))).toEqual({
      onlyEarlier: [],
      onlyCurrent: [],
      changed: [],
      otherOrder: false,
      otherCore: false,
      otherTime: false,
      same: true,
    });
  });

  it('another question in the place of one › is new, and the one before is gone', () => {
    const { onlyEarlier, onlyCurrent, changed, otherCore, same } = compareVersions(
      earlier,
      version(2, [first, third], 'other'),
    );
    expect([onlyEarlier, onlyCurrent, changed, otherCore, same]).toEqual([
      [second],
      [{ ...third, order: 2 }],
      [],
      true,
      false,
    ]);
  });

  it('another minute or word › is a change, seen as it was before', () => {
    const { changed, onlyEarlier, onlyCurrent } = compareVersions(
      earlier,
      version(2, [first, { ...second, text: 'Otherwise?', expectedMin: 6 }]),
    );
    expect([changed, onlyEarlier, onlyCurrent]).toEqual([[second], [], []]);
  });

  it('the same words, written again › are the same question', () => {
    const { changed, onlyEarlier, onlyCurrent, same } = compareVersions(
      earlier,
      version(2, [first, { ...second, id: 'again' }]),
    );
    expect([changed, onlyEarlier, onlyCurrent, same]).toEqual([[], [], [], false]);
  });

  it('a locked question among those of another writer › is the same, for it says who wrote it', () => {
    const byModel = (questions: readonly Asked[]) => ({ ...version(2, questions), source: 'ai' as const });
    const kept = { ...first, source: 'playbook' as const };
    expect(compareVersions(earlier, byModel([kept, third])).changed).toEqual([]);
    expect(compareVersions(earlier, byModel([first, third])).changed).toEqual([first]);
  });

  it('places › another order is told, a question less in between is none', () => {
    const all = version(1, [first, second, third]);
    expect(compareVersions(all, version(2, [third, first, second])).otherOrder).toBe(true);
    expect(compareVersions(all, version(2, [first, third])).otherOrder).toBe(false);
  });

  it('extra time in one of them alone › says that once › and calls no question different for its minutes', () => {
    const longer = {
      ...version(
        2,
        numbered([first, second]).map((one) => ({ ...one, expectedMin: 8 })),
      ),
    };
    const adjusted = { ...longer, adjustments: { extraTime: 50, breakMinutes: 0 } as const };
    expect(compareVersions(earlier, adjusted)).toMatchObject({ otherTime: true, changed: [], same: false });
    expect(compareVersions(earlier, longer)).toMatchObject({ otherTime: false, changed: [{}, {}] });
  });
});
