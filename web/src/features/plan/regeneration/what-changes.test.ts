import { describe, expect, it } from 'vitest';
import { asksTheSame, whatChanges } from './what-changes.ts';

type Regenerated = Parameters<typeof whatChanges>[0];

const withCv: Regenerated = {
  plan: {
    questions: [
      { id: 'of everybody', block: 'core' },
      { id: 'own', block: 'cv' },
    ],
    positionVersion: 1,
    fallbackReason: 'no_provider',
    coreHash: 'first',
    provenance: { editedBy: [] },
  },
  locked: [],
  interview: { cvId: 'one', followsNewestCv: true },
  position: { positionVersion: 1 },
  core: { hashes: ['first', 'of another length'] },
  candidate: { cv: { id: 'one' } },
  hasModel: false,
};
const withoutCv: Regenerated = {
  ...withCv,
  plan: { ...withCv.plan, questions: [{ id: 'of everybody', block: 'core' }] },
  interview: { cvId: null, followsNewestCv: true },
  candidate: { cv: null },
};

describe('whatChanges', () => {
  it.each<[string, Regenerated, ReturnType<typeof whatChanges>]>([
    ['a plan from a CV', withCv, { core: 'same', cv: 'other' }],
    ['a lock on another question', { ...withCv, locked: ['gone'] }, { core: 'same', cv: 'other' }],
    ['every question for the person locked', { ...withCv, locked: ['own'] }, { core: 'same', cv: 'locked' }],
    ['a plan without a CV', withoutCv, { core: 'same', cv: 'none' }],
    ['a CV that came since', { ...withoutCv, candidate: { cv: { id: 'one' } } }, { core: 'same', cv: 'newer' }],
    ['a newer CV', { ...withCv, candidate: { cv: { id: 'two' } } }, { core: 'same', cv: 'newer' }],
    [
      'a newer CV, where another was named',
      { ...withCv, interview: { cvId: 'one', followsNewestCv: false }, candidate: { cv: { id: 'two' } } },
      { core: 'same', cv: 'other' },
    ],
    [
      'a CV that came since, where none was wanted',
      { ...withoutCv, interview: { cvId: null, followsNewestCv: false }, candidate: { cv: { id: 'one' } } },
      { core: 'same', cv: 'none' },
    ],
    ['a core written anew since', { ...withoutCv, core: { hashes: [] } }, { core: 'renewed', cv: 'none' }],
    [
      'a core changed by hand',
      { ...withoutCv, plan: { ...withoutCv.plan, coreHash: 'own', provenance: { editedBy: ['somebody'] } } },
      { core: 'edited', cv: 'none' },
    ],
    ['a position changed since', { ...withCv, position: { positionVersion: 2 } }, { core: 'position', cv: 'other' }],
    ['a model in place of the playbook', { ...withoutCv, hasModel: true }, { core: 'model', cv: 'none' }],
  ])('whatChanges › %s › says what a new version would ask', (_case, regenerated, changes) => {
    expect(whatChanges(regenerated)).toEqual(changes);
  });

  it('asksTheSame › only a plan without a CV, of an unchanged position › would come out as it is', () => {
    expect(asksTheSame({ core: 'same', cv: 'none' })).toBe(true);
    expect(asksTheSame({ core: 'same', cv: 'other' })).toBe(false);
    expect(asksTheSame({ core: 'same', cv: 'locked' })).toBe(false);
    expect(asksTheSame({ core: 'position', cv: 'none' })).toBe(false);
    expect(asksTheSame({ core: 'renewed', cv: 'none' })).toBe(false);
    expect(asksTheSame({ core: 'edited', cv: 'none' })).toBe(false);
  });
});
